import type { FieldValue } from '../../transforms/ground/claim.ts';

type Container = Record<string, unknown>;

/**
 * Sets the value at a path, given as names and indexes, within a record or claim; does nothing where the path does not
 * exist.
 */
export function setIn(target: unknown, steps: string[], value: FieldValue): void {
  const [step, ...rest] = steps;
  if (step === undefined || !isContainer(target)) return;
  if (rest.length === 0) target[step] = value;
  else setIn(target[step], rest, value);
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Returns the value at a path; null where there is none. */
export function valueIn(target: unknown, steps: readonly string[]): FieldValue {
  const found = steps.reduce<unknown>((at, step) => (isContainer(at) ? at[step] : undefined), target);
  return (found ?? null) as FieldValue;
}
