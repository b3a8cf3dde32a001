import type { FormPlan } from '../ground/plan.ts';
import { positionsOf } from './planIndex.ts';

interface Ordered {
  path: string;
  order: number;
}

function comparePositions(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const order = (a[index] ?? 0) - (b[index] ?? 0);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Creates a comparator of errors by the order of models, records, fields and rules in the configuration (C4-20). */
export function compareErrorsByConfiguration(plan: FormPlan): (a: Ordered, b: Ordered) => number {
  const known = new Map<string, number[]>();
  const positions = (path: string): number[] => {
    const found = known.get(path) ?? positionsOf(path, plan);
    known.set(path, found);
    return found;
  };
  return (a, b) => comparePositions(positions(a.path), positions(b.path)) || a.order - b.order;
}
