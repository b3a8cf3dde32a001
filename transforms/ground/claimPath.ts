/**
 * Returns the steps of a claim's path, as in errors: `claimTransactions.0.items.1.price` is a model, the position of a
 * record, a list field, a position, a field. A key is a path without positions.
 */
export const pathSteps = (path: string): string[] => path.split('.');

/** Joins steps to a path or key; undefined ones are left out. */
export const joinPath = (...steps: readonly (string | number | undefined)[]): string =>
  steps.filter((step) => step !== undefined).join('.');

/** Returns the model of a path or key: its first step. */
export const modelIn = (path: string): string => pathSteps(path)[0] ?? '';

/** Returns the field or position that a path or key ends in. */
export const lastStep = (path: string): string => pathSteps(path).at(-1) ?? path;

/** Returns the path or key without its last step. */
export const pathAround = (path: string): string => path.slice(0, path.lastIndexOf('.'));

/** Tests if a path is below a path or key. */
export const isWithin = (path: string, around: string): boolean => path.startsWith(`${around}.`);

/** Returns the steps of a path without the positions of records. */
export const namesOnPath = (path: string): string[] =>
  /\.\d/.test(path) ? pathSteps(path).filter((step) => !/^\d+$/.test(step)) : pathSteps(path);

/** Returns the key of a path: `claimTransactions.items.price`. */
export const keyOfPath = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '');
