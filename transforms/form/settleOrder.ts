import { fieldSitesOf } from '../claims/fieldSites.ts';
import { readsOfStep } from '../claims/stepReads.ts';
import type { ReadKeys } from '../conditions/references.ts';
import type { FaultCollector, SourceLocation } from '../config/errors.ts';
import type { PlanField, PlanModel, PlanPage, SettleStep } from '../ground/plan.ts';

interface Node {
  step: SettleStep;
  reads: ReadKeys;
}

/** Function that returns the location of a key in the configuration, for the fault of a cycle. */
type PlaceOfKey = (key: string) => SourceLocation;

class Graph {
  readonly nodes = new Map<string, Node>();
  private readonly pages: readonly PlanPage[];

  constructor(pages: readonly PlanPage[]) {
    this.pages = pages;
  }

  add(key: string, step: SettleStep, rows: readonly string[], owner: PlanField | PlanModel): void {
    const reads = readsOfStep(owner, rows, this.pages);
    if (reads) this.nodes.set(key, { step, reads });
  }

  addModel(model: PlanModel): void {
    this.add(model.name, { model: model.name }, [], model);
    for (const { key, step, rows, field } of fieldSitesOf(model)) this.add(key, step, rows, field);
  }
}

/**
 * Sorts the settle steps topologically, so that everything that a step reads is settled before it (C8-03). A cycle is a
 * fault, which names the fields of the cycle.
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
