import { matchesFilter } from '../../transforms/claims/recordFilter.ts';
import { type PlacedRecord, placedRecordsIn } from '../../transforms/conditions/scope.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { RecordFilter } from '../../transforms/ground/plan.ts';
import type { JourneyForm } from './form.ts';

/**
 * Where entries of a list are made: `claimTransactions`, or `claimTransactions@costs` for the block `costs` where each of
 * several blocks shows only its own records of the list (C8-14).
 */
export type ListPlace = string;

/** The list that the entries of a place are of. */
export const listModel = (list: ListPlace): ModelName => list.split('@')[0] as ModelName;

/** The DOM of a list's block. */
export const sectionOf = (list: ListPlace): string => `[id="root_${list.replace('@', '_@')}"]`;

function placementsOf({ loaded }: JourneyForm, list: string) {
  return loaded.plan.models.find(({ name }) => name === list)?.placements ?? [];
}

/** Which records of the list its block shows; undefined where it shows all of them. */
export function onlyOf(form: JourneyForm, list: ListPlace): RecordFilter | undefined {
  const [model = '', block] = list.split('@');
  return placementsOf(form, model).find((placement) => placement.only && placement.block === block)?.only;
}

/** What every entry of a place begins with, and nobody enters. */
export function presetOf(form: JourneyForm, list: ListPlace): ClaimRecord {
  const only = onlyOf(form, list);
  return only ? { [only.field]: only.equals } : {};
}

/** The blocks of the pages in which entries of a place are made or shown. */
export function blocksOf({ pages }: JourneyForm, list: ListPlace) {
  const [model = '', block] = list.split('@');
  return pages
    .flatMap(({ page }) => page.blocks)
    .filter((candidate) => 'model' in candidate && candidate.model?.toLowerCase() === model.toLowerCase())
    .filter((candidate) => block === undefined || ('id' in candidate && candidate.id === block));
}

/** The entries of a place in a claim, each with its index in the whole list. */
export function placedIn(form: JourneyForm, claim: ClaimDocument, list: ListPlace): PlacedRecord[] {
  const only = onlyOf(form, list);
  return placedRecordsIn(claim[listModel(list)]).filter(({ record }) => matchesFilter(only, record));
}

/** The place that a record of a list belongs to. */
export function placeOfRecord(form: JourneyForm, list: string, record: ClaimRecord | undefined): ListPlace {
  const own = placementsOf(form, list).find(({ only }) => only && matchesFilter(only, record));
  return own ? `${list}@${own.block}` : list;
}

/** The places of a list on a page, by the page's index. */
export function placesOn(
  form: JourneyForm,
  list: string,
  page: number,
): { list: ListPlace; block: string }[] {
  return placementsOf(form, list)
    .filter((placement) => placement.page === page)
    .map(({ block, only }) => ({ list: only ? `${list}@${block}` : list, block }));
}
