import type { FieldValue } from '../../transforms/claims/types.ts';

type Container = Record<string, unknown>;

/** Copies what stands at a path from one document to another of the same shape. */
export function copyPath(from: unknown, to: unknown, steps: string[]): void {
  const [step, ...rest] = steps;
  if (step === undefined || !isContainer(from) || !isContainer(to)) return;
  if (rest.length === 0) to[step] = structuredClone(from[step]);
  else copyPath(from[step], to[step], rest);
}

/** Sets what stands at a path, where the path exists. */
export function setIn(target: unknown, steps: string[], value: FieldValue): void {
  const [step, ...rest] = steps;
  if (step === undefined || !isContainer(target)) return;
  if (rest.length === 0) target[step] = value;
  else setIn(target[step], rest, value);
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
