import type { ClaimRecord } from '../../../transforms/claims/types.ts';
import type { ModelName } from '../../../transforms/config/names.ts';
import { documentsWithin, kindWithin } from '../entries.ts';
import { type Model, savedEntries } from '../model.ts';
import { partsOf } from '../places.ts';
import type { FieldPath } from '../step.ts';
import { entriesIn } from '../within.ts';

/** The model of a list on the page, by its DOM id. */
export const listOf = (id: string): string => id.replace('root_', '');

/** How many entries the person means to enter. */
export function entriesMeant(model: Model, list: string): number {
  const wanted = model.target[list as ModelName];
  return Array.isArray(wanted) ? wanted.length : 0;
}

/** The record that the person means to enter where one is open. */
export function recordMeant(model: Model, list: string): ClaimRecord | null {
  const wanted = model.target[list as ModelName];
  const index = model.editing.get(list) ?? savedEntries(model, list).length;
  return Array.isArray(wanted) ? (wanted[index] ?? null) : null;
}

/** How many entries the person means to enter in a list within the open record. */
export function itemsMeant(model: Model, path: FieldPath): number {
  const { model: list, field } = partsOf(path);
  return entriesIn(recordMeant(model, list), field).length;
}

/** How many documents the person means to choose in the open record. */
export function documentsMeant(model: Model, list: string): number {
  const record = recordMeant(model, list);
  return record ? documentsWithin(model.target, record, kindWithin(model.form, list)).length : 0;
}

/** The list's block of the page. */
function blockOf({ form, page }: Model, list: string) {
  const blocks = form.pages.find(({ name }) => name === page)?.page.blocks ?? [];
  return blocks.find(
    (block) =>
      (block.kind === 'recordTable' || block.kind === 'recordManager') &&
      block.model?.toLowerCase() === list.toLowerCase(),
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
