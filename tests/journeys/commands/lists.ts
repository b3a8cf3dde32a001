import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import { numbersOf } from '../asMeant.ts';
import { documentsWithin, fieldsOf, kindWithin } from '../entries.ts';
import { type Model, savedEntries } from '../model.ts';
import { partsOf, pathOfId } from '../places.ts';
import { blocksOf, type ListPlace, placedIn } from '../shares.ts';
import type { FieldPath } from '../step.ts';
import { entriesIn } from '../within.ts';

/** The place of a list on the page, by its DOM id. */
export const listOf = (id: string): ListPlace => pathOfId(id);

/** How many entries the person means to enter. */
export function entriesMeant(model: Model, list: string): number {
  return wantedIn(model, list).length;
}

const wantedIn = ({ form, target }: Model, list: ListPlace): ClaimRecord[] =>
  placedIn(form, target, list).map(({ record }) => record);

/**
 * Which of the entries that the person means for its place the open one is, or the saved one at an index of the whole
 * list. Rows that are answered where they stand are as they are numbered: each is made the one that is meant there.
 */
export function numberOf(model: Model, list: ListPlace, index = model.editing.get(list)): number {
  const saved = placedIn(model.form, model.entered, list);
  const at = index === undefined ? saved.length : saved.findIndex((placed) => placed.index === index);
  if (!isDrafted(model, list)) return at;
  const wanted = wantedIn(model, list);
  return numbersOf(wanted, savedEntries(model, list), fieldsOf(model.form, list))[at] ?? wanted.length;
}

/** The record that the person means to enter where one is open. */
export function recordMeant(model: Model, list: string): ClaimRecord | null {
  return wantedIn(model, list)[numberOf(model, list)] ?? null;
}

/** How many entries the person means to enter in a list within the open record. */
export function itemsMeant(model: Model, path: FieldPath): number {
  const { list, field } = partsOf(path);
  return entriesIn(recordMeant(model, list), field).length;
}

/** How many documents the person means to choose in the open record. */
export function documentsMeant(model: Model, list: string): number {
  const record = recordMeant(model, list);
  return record ? documentsWithin(model.target, record, kindWithin(model.form, list)).length : 0;
}

/** The list's block of the page. */
function blockOf({ form, page }: Model, list: string) {
  const pages = form.pages.filter(({ name }) => name === page);
  return blocksOf({ ...form, pages }, list).find(
    (block) => block.kind === 'recordTable' || block.kind === 'recordManager',
  );
}

/** Whether rows are edited as entries that are saved when they are left: those with documents or lists of their own. */
export function isDrafted(model: Model, list: string): boolean {
  const block = blockOf(model, list);
  if (block?.kind !== 'recordTable') return block?.kind === 'recordManager';
  return block.documents !== undefined || block.fields.some((field) => field.columns !== undefined);
}

/** Whether the list's entries are rows, which need no button of their own to be saved. */
export const isTable = (model: Model, list: string): boolean => blockOf(model, list)?.kind === 'recordTable';
