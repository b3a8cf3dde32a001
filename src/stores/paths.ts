import type { FieldValue } from '../../transforms/claims/types.ts';

type Container = Record<string, unknown>;

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
