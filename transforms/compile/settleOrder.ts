import type { PlanField, PlanModel, PlanPage, PlanPlacement, SettleStep } from '../claims/types.ts';
import { addConditionReads, addOperandReads, type ReadKeys } from '../conditions/references.ts';
import type { FaultCollector, Place } from '../config/errors.ts';
import type { ModelName } from '../config/names.ts';

interface Node {
  step: SettleStep;
  reads: ReadKeys;
}

/** Where a key of the form stands in the configuration, for the fault of a cycle. */
export type PlaceOfKey = (key: string) => Place;

function addPlacementReads(
  placement: PlanPlacement,
  pages: readonly PlanPage[],
  rows: readonly string[],
  into: ReadKeys,
): void {
  const page = pages[placement.page];
  if (page?.skipWhen) addConditionReads(page.skipWhen, [], into);
  for (const condition of page?.blocks?.[placement.block] ?? []) addConditionReads(condition, [], into);
  for (const dependency of placement.dependencies ?? []) addConditionReads(dependency.when, rows, into);
}

function isConditional(placement: PlanPlacement, pages: readonly PlanPage[]): boolean {
  const page = pages[placement.page];
  return Boolean(placement.dependencies?.length || page?.skipWhen || page?.blocks?.[placement.block]?.length);
}

/** The placements that what is shown depends on: none where another placement is always shown (C4-22). */
function conditionalPlacements(
  { placements = [] }: PlanField | PlanModel,
  pages: readonly PlanPage[],
): readonly PlanPlacement[] {
  return placements.every((placement) => isConditional(placement, pages)) ? placements : [];
}

class Graph {
  readonly nodes = new Map<string, Node>();
  private readonly pages: readonly PlanPage[];

  constructor(pages: readonly PlanPage[]) {
    this.pages = pages;
  }

  add(key: string, step: SettleStep, rows: readonly string[], owner: PlanField | PlanModel): void {
    const placements = conditionalPlacements(owner, this.pages);
    const computed = 'computed' in owner ? owner.computed : undefined;
    if (!placements.length && !computed) return;
    const reads: ReadKeys = new Set(rows);
    if (computed) addOperandReads(computed, rows, reads);
    for (const placement of placements) addPlacementReads(placement, this.pages, rows, reads);
    this.nodes.set(key, { step, reads });
  }

  addModel(model: PlanModel): void {
    const rows = model.kind === 'list' ? [model.name] : [];
    this.add(model.name, { model: model.name }, [], model);
    for (const field of model.fields) this.addField(model.name, field, rows);
  }

  private addField(model: ModelName, field: PlanField, rows: readonly string[]): void {
    const key = `${model}.${field.name}`;
    this.add(key, { model, field: field.name }, rows, field);
    for (const inner of field.fields ?? [])
      this.add(
        `${key}.${inner.name}`,
        { model, field: field.name, inner: inner.name },
        [key, ...rows],
        inner,
      );
  }
}

/**
 * Orders what has to be settled so that all that a step reads is settled before it (C8-03). A circle is a
 * fault, named by the fields it runs through.
 */
export function settleOrder(
  models: readonly PlanModel[],
  pages: readonly PlanPage[],
  placeOf: PlaceOfKey,
  faults: FaultCollector,
): SettleStep[] {
  const graph = new Graph(pages);
  for (const model of models) graph.addModel(model);
  const steps: SettleStep[] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  const visit = (key: string): void => {
    const node = graph.nodes.get(key);
    if (!node || done.has(key)) return;
    const start = trail.indexOf(key);
    if (start >= 0) {
      const circle = [...trail.slice(start), key].join(' → ');
      const place = placeOf(key);
      faults.add(
        place.fault(
          'dependency-cycle',
          `What is shown or calculated depends on itself: ${circle}`,
          'Remove one of these dependencies.',
        ),
      );
      return;
    }
    trail.push(key);
    for (const read of node.reads) visit(read);
    trail.pop();
    if (done.has(key)) return;
    done.add(key);
    steps.push(node.step);
  };
  for (const key of graph.nodes.keys()) visit(key);
  return steps;
}
