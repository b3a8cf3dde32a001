import { liveRecords, withDefaults } from '../../../transforms/claims/claimFields.ts';
import { emptyClaim, emptyRecord } from '../../../transforms/claims/complete.ts';
import { isEmptyDraft } from '../../../transforms/claims/draft.ts';
import { errorsOfPage } from '../../../transforms/claims/pageVerdict.ts';
import { matchesFilter } from '../../../transforms/claims/recordFilter.ts';
import { judgeChange } from '../../../transforms/claims/resets.ts';
import type { ClaimDocument, ClaimRecord } from '../../../transforms/ground/claim.ts';
import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import type { PlanModel, PlanPlacement } from '../../../transforms/ground/plan.ts';
import type { JudgeContext } from '../../../transforms/ground/verdict.ts';
import { pageState, rowState } from '../../../transforms/pages/pageState.ts';
import { type Placement, placementsOf } from '../../../transforms/pages/placements.ts';
import type { JourneyForm } from '../form.ts';
import { placeOfRecord, presetOf } from '../shares.ts';

/** A page, and the claim as it is when the records of its lists are entered. */
interface Place {
  form: JourneyForm;
  page: string;
  settled: ClaimDocument;
  context: JudgeContext;
}

/** A record as somebody can enter it on a page: nobody answers what is hidden, stays disabled, or is reset at once. */
function asEntered(
  { form, page, settled, context }: Place,
  model: PlanModel,
  wanted: ClaimRecord,
): ClaimRecord {
  const { plan } = form.loaded;
  const at = plan.pages.findIndex(({ name }) => name === page);
  const isHere = (placed: PlanPlacement) => placed.page === at && matchesFilter(placed.only, wanted);
  const asked = model.fields.filter(({ placements }) => placements?.some(isHere));
  const empty = emptyRecord(asked);
  let record: ClaimRecord = { ...wanted, ...empty };
  // A later answer of the record may let people answer an earlier field.
  for (const { name } of [...asked, ...asked]) {
    const state = rowState(plan, page, model.name, settled, record, context)[name];
    const isOpen = state && !state.hidden && !state.disabled && !state.held;
    if (isOpen) record = { ...record, [name]: wanted[name] ?? empty[name] ?? null };
  }
  return record;
}

/** The records that come to be saved: one in which nothing can be entered is passed over (C7-08). */
function recordsEntered(
  place: Place,
  model: PlanModel,
  wanted: readonly (ClaimRecord | null)[],
): ClaimRecord[] {
  const begun = (record: ClaimRecord) => presetOf(place.form, placeOfRecord(place.form, model.name, record));
  return wanted
    .flatMap((record) => (record ? [asEntered(place, model, record)] : []))
    .filter((record) => !isEmptyDraft(record, begun(record)));
}

/** What a model holds once one of its fields is answered; a list's records are entered as a whole. */
function answered(
  place: Place,
  entered: ClaimDocument,
  target: ClaimDocument,
  { model: name, field }: { model: string | undefined; field: string },
): ClaimDocument[ModelName] {
  const wanted = target[name as ModelName];
  const model = place.form.loaded.plan.models.find((candidate) => candidate.name === name);
  if (Array.isArray(wanted) && model) return recordsEntered(place, model, wanted);
  const held = entered[name as ModelName] as ClaimRecord;
  return { ...held, [field]: (wanted as ClaimRecord | null)?.[field] ?? null };
}

/** How many records a claim has in a list; 0 for a model that is none. */
function countOf(claim: ClaimDocument, model: string | undefined): number {
  const held = claim[model as ModelName];
  return Array.isArray(held) ? liveRecords(held).length : 0;
}

/**
 * Whether a claim can be entered page after page, each answered before the next is seen: a rule that asks on one page
 * for what is answered on a later one keeps everybody where they are, and nobody answers what stays disabled, or is reset at once.
 */
export function canBeEntered(form: JourneyForm, target: ClaimDocument, context: JudgeContext): boolean {
  const { loaded, pages, defaults } = form;
  let entered = withDefaults(emptyClaim(loaded.plan), defaults);
  let settled = entered;
  for (const { name, page } of pages) {
    const placed = placementsOf(page);
    // A later answer of the page may let people answer an earlier field: they go over it twice.
    for (const { model, name: field } of [...placed, ...placed]) {
      const { fields } = pageState(loaded.plan, name, settled, context);
      const state = fields[`${model}.${field}`];
      if (state?.disabled || state?.held) continue;
      const place = { form, page: name, settled, context };
      const next = { ...entered, [model as string]: answered(place, entered, target, { model, field }) };
      const judged = judgeChange(next, settled, loaded, context);
      entered = judged.entered;
      settled = judged.verdict.claim;
    }
    const { verdict } = judgeChange(entered, settled, loaded, context);
    if (errorsOfPage(verdict, loaded.plan, name).length > 0) return false;
    const isShort = ({ model }: Placement) => countOf(entered, model) < countOf(target, model);
    if (placed.some(isShort)) return false;
  }
  return true;
}
