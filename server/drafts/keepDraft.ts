import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { components } from '../../openapi/generated/types.ts';
import type { AppContext } from '../context.ts';
import { writeDurably } from '../documents/documentStore.ts';
import { ProblemError } from '../http/problems.ts';
import { type DraftLimits, limitDraftTries } from '../limits/draftLimits.ts';
import { drawDataKey, wrapKey } from '../security/envelope.ts';
import type { DraftKey, DraftSave } from '../store/storedDraft.ts';
import { endOfDays, expiryOf, reminderTime, UNNAMED_MS } from './draftExpiry.ts';
import { openDraftKey, sealDraft, unsealDraft } from './draftKey.ts';
import type { DraftRequest } from './draftRequest.ts';
import { draftBytes, PIECE_BYTES, pieceLimits, SEALED_LENGTH } from './draftSize.ts';
import { removeLater } from './removePieces.ts';

type Schemas = components['schemas'];

/** Maximum number of drafts of a session, and of a member of the class. */
const MOST_DRAFTS = 5;

/** Stores a piece of a draft, sealed once more. One of that name that is there stays. Throws a ProblemError. */
export async function keepPiece(
  context: AppContext,
  limits: DraftLimits,
  asked: DraftRequest,
  { name, content }: { name: string; content: Buffer },
): Promise<void> {
  const { documents, store, key, clock } = context;
  const { served, sender } = asked;
  limits.countBytes(sender, served.documents, content.length);
  const draft = await begin(context, limits, asked);
  // Not scanned, because the server cannot read it; a document is scanned when its claim is filed.
  const writing = { maxBytes: PIECE_BYTES, dataKey: openDraftKey(key, draft), isScanned: true };
  const written = await writeDurably(documents, Readable.from([content]), writing);
  const piece = { name, key: written.key, size: written.size, storedSha256: written.storedSha256 };
  const outcome = await store.drafts.addPiece(draft.id, piece, pieceLimits(served.documents), clock());
  if (outcome === 'added') return;
  await documents.remove(written.key);
  if (outcome === 'gone') throw new ProblemError('draftUnknown');
  if (outcome === 'tooLarge') throw new ProblemError('draftTooLarge');
}

/** Saves a draft in place of its last save, and removes the pieces that it does not name. Throws a ProblemError. */
export async function keepDraft(
  context: AppContext,
  limits: DraftLimits,
  asked: DraftRequest,
  { sealed, pieces, revision }: Schemas['DraftToSave'],
): Promise<Schemas['SavedDraft']> {
  const { store, key, bundle, clock } = context;
  const { served, sender, name } = asked;
  if (sealed.length > SEALED_LENGTH) throw new ProblemError('requestTooLarge');
  limits.countBytes(sender, served.documents, sealed.length);
  const draft =
    revision === null
      ? await begin(context, limits, asked)
      : await limitDraftTries(context, asked, () => store.drafts.begun(name, clock()));
  if (!draft) throw new ProblemError('draftUnknown');
  const savedAt = clock();
  const save: DraftSave = {
    id: draft.id,
    after: revision ?? 0,
    sealed: sealDraft(openDraftKey(key, draft), draft.id, sealed),
    pieces,
    bytes: draftBytes(served.documents),
    savedAt,
    expiresAt: endOfDays(bundle, savedAt),
  };
  const saved = await store.drafts.save(save);
  if (saved === 'changed') return repeated(context, asked, { sealed, pieces, revision });
  if (typeof saved === 'string') throw new ProblemError(REFUSALS[saved]);
  removeLater(context.documents, saved.removed, asked.log);
  context.metrics.drafts.inc({ event: 'saved' });
  return savedAnswer(context, asked, { revision: save.after + 1, savedAt, expiresAt: save.expiresAt });
}

const REFUSALS = {
  gone: 'draftUnknown',
  pieceMissing: 'draftPieceMissing',
  tooLarge: 'draftTooLarge',
} as const;

/** Returns the answer of the same save as before, which its client may not have had; throws 409 for any other. */
async function repeated(
  context: AppContext,
  asked: DraftRequest,
  { sealed, pieces, revision }: Schemas['DraftToSave'],
): Promise<Schemas['SavedDraft']> {
  const stored = await context.store.drafts.find(asked.name, context.clock());
  const isSame =
    stored !== null &&
    stored.revision === (revision ?? 0) + 1 &&
    stored.pieces.join() === [...pieces].sort().join() &&
    unsealDraft(openDraftKey(context.key, stored), stored.id, stored.sealed) === sealed;
  if (!isSame) throw new ProblemError('draftChanged');
  return savedAnswer(context, asked, stored);
}

/** Revision of a draft, the time of its save and the end of its days. */
interface Saved {
  revision: number;
  savedAt: Date;
  expiresAt: Date;
}

/** Returns the response to a save. */
export function savedAnswer(
  { bundle, mailer, clock, publicOrigin }: AppContext,
  { served }: Pick<DraftRequest, 'served'>,
  { revision, savedAt, expiresAt }: Saved,
): Schemas['SavedDraft'] {
  const until = expiryOf(bundle, served, expiresAt);
  const remindAt = publicOrigin === undefined ? null : reminderTime(until, clock());
  return {
    revision,
    savedAt: savedAt.toISOString(),
    expiresAt: until.toISOString(),
    mail: mailer && { remindAt: remindAt?.toISOString() ?? null },
  };
}

/** Begins a draft, or returns the one that there is. Throws a ProblemError. */
async function begin(context: AppContext, limits: DraftLimits, asked: DraftRequest): Promise<DraftKey> {
  const { store, key, clock } = context;
  const { name, session, sender } = asked;
  const now = clock();
  const before = await store.drafts.begun(name, now);
  if (before) return before;
  limits.countDraft(sender);
  const id = randomUUID();
  const begun = await store.drafts.begin({
    ...{ id, name, session, now },
    ...wrapKey(key, drawDataKey(), id),
    expiresAt: new Date(now.getTime() + UNNAMED_MS),
    most: MOST_DRAFTS,
  });
  if (begun === 'tooMany') throw new ProblemError('tooManyDrafts');
  if (begun !== 'notOwn') return begun;
  await limitDraftTries(context, asked, async () => null);
  throw new ProblemError('draftUnknown');
}
