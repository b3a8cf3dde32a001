import { addConditionReads, addOperandReads, type ReadKeys } from '../conditions/references.ts';
import { LINK_FIELD } from '../ground/documentLinks.ts';
import type { PlanField, PlanHome, PlanModel, PlanPage, PlanPlacement } from '../ground/plan.ts';
import { own } from '../values/own.ts';

function addPlacementReads(
  placement: PlanPlacement,
  pages: readonly PlanPage[],
  rows: readonly string[],
  into: ReadKeys,
): void {
  const page = pages[placement.page];
  if (page?.skipWhen) addConditionReads(page.skipWhen, [], into);
  for (const condition of own(page?.blocks ?? {}, placement.block) ?? [])
    addConditionReads(condition, [], into);
  for (const dependency of placement.dependencies ?? []) addConditionReads(dependency.when, rows, into);
}

/** Tests if a condition decides if a placement is shown, enabled or reset. */
export function isConditional(placement: PlanPlacement, pages: readonly PlanPage[]): boolean {
  const page = pages[placement.page];
  return Boolean(
    placement.dependencies?.length || page?.skipWhen || own(page?.blocks ?? {}, placement.block)?.length,
  );
}

/**
 * Returns the placements whose conditions decide if the field is shown: none where another placement is always shown
 * (C4-22).
 */
function conditionalPlacements(
  { placements = [] }: PlanField | PlanModel,
  pages: readonly PlanPage[],
): readonly PlanPlacement[] {
  // Where blocks share a list, each decides for its own records.
  if (placements.some(({ only }) => only))
    return placements.filter((placement) => isConditional(placement, pages));
  return placements.every((placement) => isConditional(placement, pages)) ? placements : [];
}

/** Adds the keys that decide if a document is live, which depends on the record that it was chosen in (C8-15). */
function addHomeReads({ list, placement }: PlanHome, pages: readonly PlanPage[], into: ReadKeys): void {
  const { only, documents } = placement;
  into.add(list).add(`${list}.${LINK_FIELD}`);
  if (only) into.add(`${list}.${only.field}`);
  if (documents?.when) addConditionReads(documents.when, [list], into);
  addPlacementReads(placement, pages, [list], into);
}

/**
 * Returns the keys that settling a field or a list reads; null where nothing has to be settled. `rows` are the keys of
 * the lists whose records enclose it, innermost first.
 */
export function readsOfStep(
  owner: PlanField | PlanModel,
  rows: readonly string[],
  pages: readonly PlanPage[],
): ReadKeys | null {
  const placements = conditionalPlacements(owner, pages);
  const computed = 'computed' in owner ? owner.computed : undefined;
  const homes = 'chosenIn' in owner ? (owner.chosenIn ?? []) : [];
  if (!placements.length && !computed && !homes.length) return null;
  const reads: ReadKeys = new Set(rows);
  if (computed) addOperandReads(computed, rows, reads);
  for (const placement of placements) addPlacementReads(placement, pages, rows, reads);
  for (const home of homes) addHomeReads(home, pages, reads);
  return reads;
}
