import {
  type CodeMailed,
  type CodeToMail,
  type DraftInfo,
  type DraftPlace,
  draftCalls,
  type SavedDraftInfo,
} from '../api/drafts.ts';
import { ApiProblem } from '../api/problem.ts';
import type { DraftFile, SavedDraft } from '../stores/claimState.ts';
import { submittedForm } from '../stores/submission.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { type DraftAccess, fetchFiles, sendFiles } from './draftPieces.ts';
import { drawResumeCode } from './drawResumeCode.ts';
import { openSavedForm } from './openSavedForm.ts';
import { parseSaved, readDraftFiles, readSavedForm } from './readSavedForm.ts';
import { filesOfForm, type SavedForm, savedFormOf } from './savedForm.ts';
import { draftKeysOf, drawName, fromBase64Url, openSealed, sealBytes, toBase64Url } from './sealing.ts';

const DEVICE_BYTES = 16;

/** Content that is sealed beside the pieces: the form, its files, and the device that saved last. */
interface Manifest {
  form: SavedForm;
  files: DraftFile[];
  device: string;
}

/** Returns the part of a stored draft that a save is answered with. */
const savedOf = ({ revision, savedAt, expiresAt, mail }: DraftInfo): SavedDraftInfo => ({
  revision,
  savedAt,
  expiresAt,
  mail,
});

async function accessOf({ app, bundle }: Wizard, code: string): Promise<DraftAccess> {
  const keys = await draftKeysOf(code);
  const place: DraftPlace = { form: submittedForm(bundle().form), locator: keys.locator };
  return { calls: app.api.callsOf(draftCalls), place, keys };
}

async function readManifest({ place, keys }: DraftAccess, { sealed }: DraftInfo): Promise<Manifest> {
  const opened = await openSealed(keys, place.form, fromBase64Url(sealed));
  const { form, files, device } = Object(parseSaved(new TextDecoder().decode(opened)));
  return { form: readSavedForm(form), files: readDraftFiles(files), device: String(device) };
}

/** Sends the form as it is now. Throws an `ApiProblem`. */
async function send(wizard: Wizard, access: DraftAccess, draft: SavedDraft): Promise<void> {
  const { app } = wizard;
  const { state } = wizard.claim();
  const form = savedFormOf(wizard);
  const files = await sendFiles(access, await filesOfForm(wizard, form), draft.documents, (documents) => {
    state.draft = { ...draft, documents };
  });
  const manifest: Manifest = { form, files, device: draft.device };
  const sealed = await sealBytes(
    access.keys,
    access.place.form,
    new TextEncoder().encode(JSON.stringify(manifest)),
  );
  const pieces = files.flatMap((file) => file.pieces);
  const saved = await access.calls.save(access.place, {
    ...{ sealed: toBase64Url(sealed), pieces },
    revision: draft.saved?.revision ?? null,
  });
  state.draft = { ...draft, saved, documents: files };
  app.claims.mirrorNow();
}

/** Returns the draft to save again after a refusal: one of this device whose response was lost, or one whose pieces are gone. */
async function afterRefusal(
  access: DraftAccess,
  draft: SavedDraft,
  failure: unknown,
): Promise<SavedDraft | null> {
  if (!(failure instanceof ApiProblem)) return null;
  const { code } = failure.problem;
  if (code === 'draftPieceMissing') return { ...draft, documents: [] };
  if (code !== 'draftChanged') return null;
  const stored = await access.calls.find(access.place);
  const { device, files } = await readManifest(access, stored);
  return device === draft.device ? { ...draft, saved: savedOf(stored), documents: files } : null;
}

/**
 * Takes the code away from the open form where the server has nothing under it any more, so that it is shown as good
 * nowhere. Returns the failure that said so.
 */
function droppedIfGone(wizard: Wizard, code: string, failure: unknown): unknown {
  const { state } = wizard.claim();
  const isGone = failure instanceof ApiProblem && failure.problem.code === 'draftUnknown';
  if (isGone && state.draft?.code === code) {
    state.draft = null;
    wizard.app.claims.mirrorNow();
  }
  return failure;
}

async function newDraft(): Promise<SavedDraft> {
  const code = drawResumeCode();
  const { locator } = await draftKeysOf(code);
  return { code, locator, device: drawName(DEVICE_BYTES), saved: null, documents: [] };
}

/**
 * Saves the form on the server, sealed under the code of its draft, which is drawn at the first save. Throws an
 * `ApiProblem`: `draftChanged` where another device has saved it meanwhile, and nothing is overwritten.
 */
export async function saveUnderCode(wizard: Wizard): Promise<void> {
  const { state } = wizard.claim();
  const draft: SavedDraft = state.draft ? { ...state.draft } : await newDraft();
  state.draft = draft;
  const access = await accessOf(wizard, draft.code);
  try {
    await send(wizard, access, draft);
  } catch (failure) {
    const again = await afterRefusal(access, state.draft ?? draft, failure);
    if (!again) throw droppedIfGone(wizard, draft.code, failure);
    await send(wizard, access, again);
  }
}

/** Saves the form under a new code. The one before stays the form's where that fails. Throws an `ApiProblem`. */
export async function saveUnderNewCode(wizard: Wizard): Promise<void> {
  const { state } = wizard.claim();
  const before = state.draft;
  state.draft = null;
  try {
    await saveUnderCode(wizard);
  } catch (failure) {
    state.draft = before;
    throw failure;
  }
}

/** Fetches the draft of a code and opens it in the place of what is entered, after the sign-in. */
export async function openUnderCode(wizard: Wizard, code: string): Promise<void> {
  const access = await accessOf(wizard, code);
  const stored = await access.calls.find(access.place);
  const { form, files: documents } = await readManifest(access, stored);
  await openSavedForm(wizard, form, await fetchFiles(access, documents));
  const { locator } = access.place;
  const saved = savedOf(stored);
  wizard.claim().state.draft = { code, locator, device: drawName(DEVICE_BYTES), saved, documents };
  wizard.app.claims.mirrorNow();
}

/** Has the code of the open form's draft mailed while the claimant waits. Throws an `ApiProblem`. */
export async function requestCodeMail(
  wizard: Wizard,
  code: string,
  wish: Omit<CodeToMail, 'code'>,
): Promise<CodeMailed> {
  const { calls, place } = await accessOf(wizard, code);
  const asked = calls.mailCode(place, { code, ...wish });
  const mailed = await asked.catch((failure: unknown) => {
    throw droppedIfGone(wizard, code, failure);
  });
  const { draft } = wizard.claim().state;
  // Another device may have saved the form since, which moves the reminder.
  if (draft?.code === code && draft.saved?.mail && mailed.remindAt !== null)
    draft.saved.mail.remindAt = mailed.remindAt;
  return mailed;
}

/** Deletes the draft of the open form. */
export async function deleteUnderCode(wizard: Wizard): Promise<void> {
  const { state } = wizard.claim();
  if (!state.draft) return;
  const { calls, place } = await accessOf(wizard, state.draft.code);
  await calls.remove(place);
  state.draft = null;
  wizard.app.claims.mirrorNow();
}
