import { calculatedDraft, judgeDraft } from '../../transforms/claims/draft.ts';
import { planFieldsOf } from '../../transforms/claims/planIndex.ts';
import { DOCUMENTS, isAboutDocuments } from '../../transforms/claims/recordDocuments.ts';
import { matchesFilter } from '../../transforms/claims/recordFilter.ts';
import { unreadErrorsOnce } from '../../transforms/claims/unreadValues.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import { modelIn } from '../../transforms/ground/claimPath.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { PlanPlacement } from '../../transforms/ground/plan.ts';
import type { ClaimError } from '../../transforms/ground/verdict.ts';
import { rowState } from '../../transforms/pages/pageState.ts';
import { type RecordLimits, recordLimits } from '../../transforms/pages/recordLimits.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import { withLabel } from '../form/ErrorSummary.tsx';
import type { FieldErrorTexts, RecordDraft } from '../form/types.ts';
import type { Draft } from '../stores/claimState.ts';
import { documentFault, fileFieldName } from '../stores/documents.ts';
import { claimWithDocuments } from '../stores/recordDocuments.ts';
import { draftRecord, isDraftEmpty } from '../stores/records.ts';
import { documentsOfBlock, documentsShown, draftDocumentFaults } from './draftDocuments.ts';
import { labelAt } from './fieldLabels.ts';
import { errorTexts, ruleMessageWriter } from './pageErrors.ts';
import type { Wizard } from './wizard.ts';

/** Returns the index of the saved record that a draft replaces; null for a new one. */
function indexReplaced(wizard: Wizard, draft: Draft): number | null {
  if (draft.replaces === undefined) return null;
  return (wizard.claim().state.ids.lists[draft.model] ?? []).indexOf(draft.replaces);
}

/**
 * Returns the fields that the open page shows in the records of a draft's block; `values` is the record as it would be
 * saved.
 */
function askedIn(wizard: Wizard, { model, record }: Draft, values: ClaimRecord): Set<string> {
  const { plan } = wizard.bundle().loaded;
  const { page } = wizard.state;
  const at = plan.pages.findIndex(({ name }) => name === page);
  const states = rowState(plan, page, model, wizard.claim().state.document, values, wizard.app.context());
  const isHere = (placed: PlanPlacement) => placed.page === at && matchesFilter(placed.only, record);
  const fields = planFieldsOf(plan, model);
  const asked = fields.filter(({ name, placements }) => placements?.some(isHere) && !states[name]?.hidden);
  return new Set(asked.map(({ name }) => name));
}

/**
 * Creates the functions that return the text and the path of a draft's errors. An error of a field that the draft's
 * form does not show is shown for the draft as a whole, with the field's name, as nobody would read it elsewhere.
 */
function sayIn(wizard: Wizard, draft: Draft, values: ClaimRecord, authored: Set<string>) {
  const asked = askedIn(wizard, draft, values);
  const texts = wizard.app.texts();
  const isAsked = ({ path }: ClaimError) => path.startsWith('@') || asked.has(modelIn(path));
  const labelOf = ({ path }: ClaimError) => labelAt(wizard.bundle(), `${draft.model}.${path}`, texts);
  const say = ruleMessageWriter(texts, authored);
  return {
    message(error: ClaimError): string {
      const said = say(error);
      return isAsked(error)
        ? said
        : withLabel(labelOf(error), said, (key, params) => productText(key, texts, params));
    },
    placeOf: (error: ClaimError) => (isAsked(error) ? error.path : ''),
  };
}

/**
 * Returns the texts of every error of a draft by field, of its documents by slot (`@1`), and by an empty path those of
 * fields that its form does not show. `authored` collects the messages that an author wrote.
 */
export function draftErrors(wizard: Wizard, draft: Draft, authored = new Set<string>()): FieldErrorTexts {
  const { app } = wizard;
  const claim = wizard.claim();
  const { form } = wizard.bundle();
  const index = indexReplaced(wizard, draft) ?? undefined;
  const record = draftRecord(draft);
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
    ? { [fileFieldName(claim, draft.model) ?? '']: [productText(fault.key, app.texts(), fault.params)] }
    : {};
  const unread = Object.entries(draft.unread ?? {}).map(([field, cell]) => [
    field,
    [productText('Ui_CellUnread', app.texts(), { cell })],
  ]);
  const errors = unreadErrorsOnce(verdict.errors, claim.form.plan, record, draft.model);
  const { message, placeOf } = sayIn(wizard, draft, verdict.record, authored);
  const others = { ...Object.fromEntries(unread), ...extra, ...draftDocumentFaults(wizard, draft) };
  return errorTexts([...errors, ...lacking], message, others, placeOf);
}

/**
 * Returns the current maximum records of each list by its path, from its rules; for documents also from the server's
 * limit.
 */
export function limitsNow(wizard: Wizard): RecordLimits {
  const { app } = wizard;
  const { form, loaded } = wizard.bundle();
  const { document } = wizard.claim().state;
  const files = app.settlement.forms[form]?.documents.maxFiles;
  const hasFiles = files !== undefined && fileFieldName(wizard.claim(), 'documentContexts') !== undefined;
  return recordLimits(loaded.plan, document, app.context(), hasFiles ? { documentContexts: files } : {});
}

/** Tests if a draft is new and empty: Next ignores it (C7-08), and nothing in it is required. */
const isUnbegun = (wizard: Wizard, draft: Draft): boolean =>
  draft.replaces === undefined && isDraftEmpty(wizard.claim(), draft);

function visibleErrors(wizard: Wizard, draft: Draft, authored: Set<string>): FieldErrorTexts {
  if (!draft.refused && (draft.touched.length === 0 || isUnbegun(wizard, draft))) return {};
  const errors = draftErrors(wizard, draft, authored);
  if (draft.refused) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => draft.touched.includes(field)));
}

function shownDraft(wizard: Wizard, page: string, draft: Draft, authored: Set<string>): RecordDraft {
  const { loaded } = wizard.bundle();
  const { document, entered } = wizard.claim().state;
  const context = wizard.app.context();
  const index = indexReplaced(wizard, draft);
  const { model } = draft;
  const record = draftRecord(draft);
  const values = calculatedDraft(entered, loaded.plan, context, model, record, index ?? undefined);
  const documents = documentsShown(wizard, draft, values);
  return {
    id: draft.clientId,
    index,
    values,
    errors: visibleErrors(wizard, draft, authored),
    refused: draft.refused,
    states: rowState(loaded.plan, page, model, document, values, wizard.app.context()),
    ...(documents && { documents }),
  };
}

/**
 * Returns the drafts of each list as a page shows them, with values, visible errors and field states. `authored`
 * collects the messages that an author wrote.
 */
export function draftsShown(
  wizard: Wizard,
  page: string,
  authored: Set<string>,
): Partial<Record<ModelName, readonly RecordDraft[]>> {
  const { drafts } = wizard.claim().state;
  const models = [...new Set(drafts.map((draft) => draft.model))];
  return Object.fromEntries(
    models.map((model) => [
      model,
      drafts
        .filter((draft) => draft.model === model)
        .map((draft) => shownDraft(wizard, page, draft, authored)),
    ]),
  );
}
