import { pathSteps } from '../ground/claimPath.ts';
import type { FormPlan } from '../ground/plan.ts';
import { indexedModels } from './planIndex.ts';

interface Ordered {
  path: string;
  order: number;
}

/** A path as positions: the model's, then the record's index and the field's position, and so on. */
function positionsOf(path: string, plan: FormPlan): number[] {
  const [modelName = '', ...rest] = pathSteps(path);
  const model = indexedModels(plan).get(modelName);
  let fields = model?.fields;
  const positions = [model?.position ?? -1];
  for (const part of rest) {
    if (/^\d+$/.test(part)) {
      positions.push(Number(part));
      continue;
    }
    const found = fields?.get(part);
    positions.push(found?.position ?? -1);
    fields = found?.fields;
  }
  return positions;
}

function comparePositions(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const order = (a[index] ?? 0) - (b[index] ?? 0);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Compares errors by the order of models, records, fields and rules in the configuration (C4-20). */
export function byConfiguration(plan: FormPlan): (a: Ordered, b: Ordered) => number {
  const known = new Map<string, number[]>();
  const positions = (path: string): number[] => {
    const found = known.get(path) ?? positionsOf(path, plan);
    known.set(path, found);
    return found;
  };
  return (a, b) => comparePositions(positions(a.path), positions(b.path)) || a.order - b.order;
}
