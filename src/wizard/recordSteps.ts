import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import { isSameAnswer } from '../stores/answerRefs.ts';
import type { Draft } from '../stores/claimState.ts';
import { cancelDraft, finishDraft, isChangedDraft } from '../stores/records.ts';
import { reopenRecord } from '../stores/reopenRecord.ts';
import type { UndoableStep } from '../stores/resetNotices.ts';
import { removeWithDocuments } from './deleteRecords.ts';
import { pathOfDraft } from './recordBlocks.ts';
import type { Wizard } from './wizard.ts';

/** Moves a File with its record: from the draft's id to that of the record it replaces. */
async function moveFile(wizard: Wizard, from: string, to: string): Promise<void> {
  const files = wizard.app.claims.files();
  const file = await files.get(from);
  if (!file) return;
  await files.put(to, file);
  await files.delete(from);
}

const isSaved = (wizard: Wizard, model: ModelName, id: string): boolean =>
  wizard.claim().state.ids.lists[model]?.includes(id) ?? false;

const draftWith = (wizard: Wizard, id: string): Draft | undefined =>
  wizard.claim().state.drafts.find(({ clientId }) => clientId === id);

function keep(wizard: Wizard, draft: Draft): void {
  const { clientId, replaces } = draft;
  const { claims, report } = wizard.app;
  const path = pathOfDraft(wizard, draft);
  const gone = finishDraft(wizard.claim(), clientId);
  for (const document of gone) claims.files().delete(document).catch(report);
  if (replaces !== undefined) moveFile(wizard, clientId, replaces).catch(report);
  delete wizard.state.extra[path];
}

/** Returns the undoable step that saves the draft of a new record; its undo opens the draft again, with later input. */
const saving = (wizard: Wizard, model: ModelName, id: string): UndoableStep => ({
  model,
  isPossible: () => draftWith(wizard, id) !== undefined,
  run() {
    const draft = draftWith(wizard, id);
    if (!draft) return undefined;
    const preset = draft.preset && { ...draft.preset };
    keep(wizard, draft);
    return reopening(wizard, model, id, preset);
  },
});

/** Returns the other drafts of a record's list or filtered block. */
const besides = (wizard: Wizard, model: ModelName, id: string, preset: ClaimRecord | undefined): Draft[] =>
  wizard
    .claim()
    .state.drafts.filter(
      (draft) =>
        draft.model === model && draft.replaces !== id && isSameAnswer(draft.preset ?? null, preset ?? null),
    );

/** Returns the undoable step that turns a saved record back into a draft, unless another draft is open. */
const reopening = (wizard: Wizard, model: ModelName, id: string, preset?: ClaimRecord): UndoableStep => ({
  model,
  isPossible: () =>
    isSaved(wizard, model, id) &&
    !besides(wizard, model, id, preset).some((draft) => isChangedDraft(wizard.claim(), draft)),
  run() {
    for (const { clientId } of besides(wizard, model, id, preset)) cancelDraft(wizard.claim(), clientId);
    const { drafts } = wizard.claim().state;
    const edited = drafts.find(({ replaces }) => replaces === id);
    if (!reopenRecord(wizard.claim(), model, id, preset)) return undefined;
    if (edited) moveFile(wizard, edited.clientId, id).catch(wizard.app.report);
    return saving(wizard, model, id);
  },
});

/**
 * Saves a draft: that of a new record as an undoable step; that of a saved record without one, because the undo of a
 * reset restores its changed answers.
 */
export function saveDraft(wizard: Wizard, draft: Draft): void {
  if (draft.replaces === undefined) wizard.claim().perform(saving(wizard, draft.model, draft.clientId));
  else keep(wizard, draft);
}

/** Returns the undoable step that deletes a saved record with its documents. */
export const removal = (wizard: Wizard, model: ModelName, id: string): UndoableStep => ({
  model,
  isPossible: () => isSaved(wizard, model, id),
  run() {
    const restore = removeWithDocuments(wizard, model, id);
    return {
      model,
      isPossible: () => !isSaved(wizard, model, id),
      run() {
        restore();
        return removal(wizard, model, id);
      },
    };
  },
});
