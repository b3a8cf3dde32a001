import type { components } from '../../openapi/generated/types.ts';
import type { AppContext } from '../context.ts';
import { isMissingDocument } from '../documents/documentState.ts';
import { openDocument } from '../documents/openDocument.ts';
import { ProblemError } from '../http/problems.ts';
import { limitDraftTries } from '../limits/draftLimits.ts';
import type { KeptDraft } from '../store/storedDraft.ts';
import { isPastDeadline } from './draftExpiry.ts';
import { openDraftKey, unsealDraft } from './draftKey.ts';
import type { DraftRequest } from './draftRequest.ts';
import { savedAnswer } from './keepDraft.ts';
import { removeLater } from './removePieces.ts';

type Schemas = components['schemas'];

/** Returns a draft as it is stored. Throws draftUnknown, or 429 where the client must wait. */
export async function requireDraft(context: AppContext, asked: DraftRequest): Promise<KeptDraft> {
  const { store, clock } = context;
  const found = await limitDraftTries(context, asked, async () =>
    unlessClosed(context, asked, await store.drafts.find(asked.name, clock())),
  );
  if (!found) throw new ProblemError('draftUnknown');
  return found;
}

/** Returns a draft as its client sealed it. Throws draftUnknown, or 429 where the client must wait. */
export async function findDraft(context: AppContext, asked: DraftRequest): Promise<Schemas['Draft']> {
  const { key, metrics } = context;
  const found = await requireDraft(context, asked);
  const sealed = unsealDraft(openDraftKey(key, found), found.id, found.sealed);
  metrics.drafts.inc({ event: 'resumed' });
  return { sealed, pieces: found.pieces, ...savedAnswer(context, asked, found) };
}

/**
 * Returns a piece of a draft as its client sealed it. Throws draftUnknown, or 429 where the client must wait. A
 * piece that is found is not limited, because its name is longer than any code.
 */
export async function findPiece(context: AppContext, asked: DraftRequest, piece: string): Promise<Buffer> {
  const { store, documents, key, clock } = context;
  const found = unlessClosed(context, asked, await store.drafts.piece(asked.name, piece, clock()));
  if (found) {
    try {
      const content = openDocument(documents, found.key, openDraftKey(key, found.draft));
      return Buffer.concat(await content.toArray());
    } catch (error) {
      // Removed since, or by the time that a backup copied it.
      if (!isMissingDocument(error)) throw error;
    }
  } else await limitDraftTries(context, asked, async () => null);
  throw new ProblemError('draftUnknown');
}

/** Deletes a draft. That there is none counts as a try in vain: throws 429 where the client must wait. */
export async function deleteDraft(context: AppContext, asked: DraftRequest): Promise<void> {
  const { store, documents, clock, metrics } = context;
  const removed = await limitDraftTries(context, asked, async () => {
    const { drafts, pieces } = await store.drafts.remove(asked.name, clock());
    return drafts + pieces.length > 0 ? { drafts, pieces } : null;
  });
  if (!removed) return;
  if (removed.drafts > 0) metrics.drafts.inc({ event: 'deleted' });
  removeLater(documents, removed.pieces, asked.log);
}

/** Returns what was found, unless the form's deadline has passed; then its drafts are to be swept. */
function unlessClosed<T>({ bundle, clock }: AppContext, { served }: DraftRequest, found: T | null): T | null {
  return isPastDeadline(bundle, served, clock()) ? null : found;
}
