import { errorsOfPage } from '../../transforms/claims/pageVerdict.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { RecordFilter } from '../../transforms/ground/plan.ts';
import type { EntryActions, RecordActions } from '../form/types.ts';
import { afterGesture } from '../stores/afterGesture.ts';
import type { Draft } from '../stores/claimState.ts';
import { addEntry, entryAt, removeEntry } from '../stores/draftEntries.ts';
import {
  draftOf,
  editRecord,
  isChangedDraft,
  isDraftEmpty,
  setDraftField,
  startDraft,
} from '../stores/records.ts';
import { SAVED_MESSAGE_SECONDS } from '../stores/toast.ts';
import { attachToDraft } from './attachToDraft.ts';
import { dropWithFiles } from './deleteRecords.ts';
import { draftErrors, limitsNow } from './drafts.ts';
import { removal, saveDraft } from './recordSteps.ts';
import type { Wizard } from './wizard.ts';

function idAt(wizard: Wizard, model: ModelName, index: number): string {
  const id = wizard.claim().state.ids.lists[model]?.[index];
  if (id === undefined) throw new Error(`No form model found with the given clientId: ${model}.${index}`);
  return id;
}

/**
 * Starts the draft of the saved record at an index; fields whose errors the page shows for the record show them in the
 * draft at once. `only` is the filter of its block.
 */
export function editSaved(wizard: Wizard, model: ModelName, index: number, only?: RecordFilter): Draft {
  const claim = wizard.claim();
  const { clientId } = editRecord(claim, model, idAt(wizard, model, index), only);
  const own = `${model}.${index}.`;
  const shown = claim.lastVerdict().errors.filter(({ path }) => path.startsWith(own) && claim.isShown(path));
  const draft = draftOf(claim, clientId);
  draft.touched.push(...new Set(shown.map(({ path }) => path.slice(own.length))));
  return draft;
}

/** Saves a valid draft; otherwise shows all its errors from now on. */
function finishRecord(wizard: Wizard, id: string): boolean {
  const claim = wizard.claim();
  const draft = draftOf(claim, id);
  if (Object.keys(draftErrors(wizard, draft)).length > 0) {
    draft.refused = true;
    return false;
  }
  saveDraft(wizard, draft);
  return true;
}

/** Shows all errors of the saved record at a path that the page places. Returns their fields. */
function checkSaved(wizard: Wizard, record: string): string[] {
  const claim = wizard.claim();
  const own = errorsOfPage(claim.verdict(), claim.form.plan, wizard.state.page);
  const paths = own.flatMap(({ path }) => (path.startsWith(`${record}.`) ? [path] : []));
  for (const path of paths) claim.touch(path);
  return paths.map((path) => path.slice(record.length + 1));
}

/**
 * Saves the draft of a table row that lost the focus; where it is invalid, shows its errors. Ignores an empty row
 * (R4-10, C7-08).
 */
export function leaveDraft(wizard: Wizard, id: string): void {
  const draft = wizard.claim().state.drafts.find((candidate) => candidate.clientId === id);
  // The click that took the focus away may have cancelled or saved the draft.
  if (draft && !isDraftEmpty(wizard.claim(), draft)) finishRecord(wizard, id);
}

/** Creates the actions on the entries of a record's lists, and on a saved record that is open in its row. */
function entryActions(wizard: Wizard): EntryActions & Pick<RecordActions, 'check'> {
  const claim = () => wizard.claim();
  return {
    addEntry: (list) => addEntry(claim(), list),
    removeEntry: (list, at) => removeEntry(claim(), list, at),
    check: (model, index) => checkSaved(wizard, `${model}.${index}`),
    finishEntry(list, at) {
      if (entryAt(claim(), list, at) === null) {
        removeEntry(claim(), list, at);
        return 'empty';
      }
      const draft = draftOf(claim(), list.draft);
      const own = `${list.list}.${at}.`;
      const faulty = Object.keys(draftErrors(wizard, draft)).filter((path) => path.startsWith(own));
      draft.touched.push(...faulty.filter((path) => !draft.touched.includes(path)));
      return faulty.length > 0 ? 'faulty' : 'done';
    },
  };
}

/** Creates the actions by which a page's components change records, drafts and entries in the claim's store. */
export function recordActions(wizard: Wizard): RecordActions {
  const claim = () => wizard.claim();
  // The draft may be closed: Enter saves a row that has the focus, and its removed field reports a blur.
  const openDraft = (id: string) => claim().state.drafts.find((draft) => draft.clientId === id);

  function touch(id: string, field: string): void {
    const draft = openDraft(id);
    if (draft && !draft.touched.includes(field)) draft.touched.push(field);
  }

  return {
    ...entryActions(wizard),
    start({ model, only }, index) {
      if (index === undefined) startDraft(claim(), model, only);
      else editSaved(wizard, model, index, only);
    },
    editable: (model) =>
      import('./editTargets.ts').then(
        (places) => places.editable(wizard, model),
        (failure: unknown) => {
          wizard.app.report(failure);
          return () => false;
        },
      ),
    edit: (model, index) => void wizard.edit(model, index).catch(wizard.app.report),
    change(_model, id, field, value) {
      if (openDraft(id)) setDraftField(claim(), id, field, value);
    },
    touch: (_model, id, field) => touch(id, field),
    attach(model, id, file, field) {
      // The draft may have been closed while its file was made smaller.
      if (!openDraft(id)) return null;
      // Errors of a file are shown when it is chosen, without leaving the field.
      touch(id, field);
      return attachToDraft(wizard, id, model, field, file);
    },
    filePlace: (id, field) => ({ draft: openDraft(id), field, fileOf: wizard.app.claims.files().get }),
    finish(_model, id) {
      const saved = finishRecord(wizard, id);
      if (saved) wizard.app.toast.show('Toast_Saved', SAVED_MESSAGE_SECONDS);
      return saved;
    },
    leave: (_model, id) => afterGesture(() => leaveDraft(wizard, id)),
    finishRow: (_model, id) => finishRecord(wizard, id),
    isBegun: (id) => openDraft(id) !== undefined,
    isChanged(_model, id) {
      const draft = openDraft(id);
      return draft !== undefined && isChangedDraft(claim(), draft);
    },
    cancel: (_model, id) => dropWithFiles(wizard, id),
    remove: (model, index) => claim().perform(removal(wizard, model, idAt(wizard, model, index))),
    pasteTarget: ({ model, path, only }, from) => ({
      claim: claim(),
      context: wizard.app.context(),
      model,
      from,
      limit: limitsNow(wizard)[path],
      only,
    }),
  };
}
