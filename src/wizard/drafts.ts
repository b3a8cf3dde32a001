import { calculatedDraft, judgeDraft } from '../../transforms/claims/draft.ts';
import { DOCUMENTS, isAboutDocuments } from '../../transforms/claims/recordDocuments.ts';
import { unreadDatesOnce } from '../../transforms/claims/unreadDates.ts';
import type { ModelName } from '../../transforms/config/names.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { rowState } from '../../transforms/pages/pageState.ts';
import { type RecordLimits, recordLimits } from '../../transforms/pages/recordLimits.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import type { FieldErrorTexts, RecordDraft } from '../form/types.ts';
import type { Draft } from '../stores/claimState.ts';
import { documentFault, fileFieldOf } from '../stores/documents.ts';
import { claimWithDocuments } from '../stores/recordDocuments.ts';
import { recordOf } from '../stores/records.ts';
import { errorTexts } from './pageErrors.ts';
import { documentFaults, documentsOfBlock, documentsShown } from './recordDocuments.ts';
import type { Wizard } from './wizard.ts';

/** The position of the saved record that a draft replaces; null for a new one. */
function indexReplaced(wizard: Wizard, draft: Draft): number | null {
  if (draft.replaces === undefined) return null;
  return (wizard.claim().state.ids.lists[draft.model] ?? []).indexOf(draft.replaces);
}

/** Every error of a draft by field, its document's faults included. */
export function draftErrors(wizard: Wizard, draft: Draft): FieldErrorTexts {
  const { app } = wizard;
  const claim = wizard.claim();
  const { form } = wizard.bundle();
  const index = indexReplaced(wizard, draft) ?? undefined;
  const record = recordOf(draft);
  const entered = claimWithDocuments(claim, draft);
  const verdict = judgeDraft(entered, claim.form, app.context(), draft.model, record, index);
  const block = documentsOfBlock(wizard, draft);
  const lacking = verdict.general
    .filter((error) => isAboutDocuments(error, block))
    .map((error) => ({ ...error, path: DOCUMENTS }));
  const limits = app.settlement.forms[form]?.documents;
  const culture = app.culture.state.active;
  const fault = limits ? documentFault(claim, draft, limits, culture) : null;
  const extra = fault
    ? { [fileFieldOf(claim, draft.model) ?? '']: [productText(fault.key, app.texts(), fault.params)] }
    : {};
  const unread = Object.entries(draft.unread ?? {}).map(([field, cell]) => [
    field,
    [productText('Ui_CellUnread', app.texts(), { cell })],
  ]);
  const errors = unreadDatesOnce(verdict.errors, claim.form.plan, record, draft.model);
  return errorTexts([...errors, ...lacking], (error) => messageOf(error, app.texts()), {
    ...Object.fromEntries(unread),
    ...extra,
    ...documentFaults(wizard, draft),
  });
}

/** How many records each list may have now: by its rules, and of documents by what the server takes. */
export function limitsNow(wizard: Wizard): RecordLimits {
  const { app } = wizard;
  const { form, loaded } = wizard.bundle();
  const { document } = wizard.claim().state;
  const files = app.settlement.forms[form]?.documents.maxFiles;
  const hasFiles = files !== undefined && fileFieldOf(wizard.claim(), 'documentContexts') !== undefined;
  return recordLimits(loaded.plan, document, app.context(), hasFiles ? { documentContexts: files } : {});
}

function visibleErrors(wizard: Wizard, draft: Draft): FieldErrorTexts {
  if (!draft.refused && draft.touched.length === 0) return {};
  const errors = draftErrors(wizard, draft);
  if (draft.refused) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => draft.touched.includes(field)));
}

function shownDraft(wizard: Wizard, page: string, draft: Draft): RecordDraft {
  const { loaded } = wizard.bundle();
  const { document, entered } = wizard.claim().state;
  const context = wizard.app.context();
  const index = indexReplaced(wizard, draft);
  const { model } = draft;
  const record = recordOf(draft);
  const values = calculatedDraft(entered, loaded.plan, context, model, record, index ?? undefined);
  const documents = documentsShown(wizard, draft, values);
  return {
    id: draft.clientId,
    index,
    values,
    errors: visibleErrors(wizard, draft),
    states: rowState(loaded.plan, page, model, document, values, wizard.app.context()),
    ...(documents && { documents }),
  };
}

/** The drafts of each list, as a page shows them. */
export function draftsShown(
  wizard: Wizard,
  page: string,
): Partial<Record<ModelName, readonly RecordDraft[]>> {
  const { drafts } = wizard.claim().state;
  const models = [...new Set(drafts.map((draft) => draft.model))];
  return Object.fromEntries(
    models.map((model) => [
      model,
      drafts.filter((draft) => draft.model === model).map((draft) => shownDraft(wizard, page, draft)),
    ]),
  );
}
