import type { ModelName } from '../../transforms/config/names.ts';
import type { RecordActions } from '../form/types.ts';
import { describe, fileFieldOf } from '../stores/documents.ts';
import {
  cancelDraft,
  deleteRecord,
  draftOf,
  editRecord,
  finishDraft,
  isEmptyDraft,
  setDraftField,
  startDraft,
} from '../stores/records.ts';
import { draftErrors } from './drafts.ts';
import type { Wizard } from './wizard.ts';

function idAt(wizard: Wizard, model: ModelName, index: number): string {
  const id = wizard.claim().state.ids.lists[model]?.[index];
  if (id === undefined) throw new Error(`No form model found with the given clientId: ${model}.${index}`);
  return id;
}

/** What a page may do with its records, over the claim's store. */
export function recordActions(wizard: Wizard): RecordActions {
  const claim = () => wizard.claim();
  const files = () => wizard.app.claims.files();
  const { report } = wizard.app;

  /** The File goes with its record: from the draft's id to that of the record it replaces. */
  async function moveFile(from: string, to: string): Promise<void> {
    const file = await files().get(from);
    if (!file) return;
    await files().put(to, file);
    await files().delete(from);
  }

  function finish(model: ModelName, id: string): boolean {
    const draft = draftOf(claim(), id);
    if (Object.keys(draftErrors(wizard, draft)).length > 0) {
      draft.refused = true;
      return false;
    }
    const { replaces } = draft;
    finishDraft(claim(), id);
    if (replaces !== undefined) moveFile(id, replaces).catch(report);
    delete wizard.state.extra[model];
    return true;
  }

  return {
    start(model, index) {
      if (index === undefined) startDraft(claim(), model);
      else editRecord(claim(), model, idAt(wizard, model, index));
    },
    change: (_model, id, field, value) => setDraftField(claim(), id, field, value),
    touch(_model, id, field) {
      const draft = draftOf(claim(), id);
      if (!draft.touched.includes(field)) draft.touched.push(field);
    },
    attach(model, id, file) {
      const field = fileFieldOf(claim(), model);
      if (field === undefined) throw new Error(`The model ${model} has no file field.`);
      setDraftField(claim(), id, field, file ? { ...describe(file) } : null);
      const kept = file ? files().put(id, file) : files().delete(id);
      kept.catch(report);
    },
    finish,
    leave(model, id) {
      const draft = draftOf(claim(), id);
      if (isEmptyDraft(claim(), draft)) return;
      finish(model, id);
    },
    cancel(_model, id) {
      cancelDraft(claim(), id);
      files().delete(id).catch(report);
    },
    remove(model, index) {
      const id = idAt(wizard, model, index);
      deleteRecord(claim(), model, id);
      files().delete(id).catch(report);
    },
  };
}
