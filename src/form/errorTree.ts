import type { ErrorSchema } from '@rjsf/utils';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import type { FieldErrorTexts } from './types.ts';

/** Branch of a tree of errors without any. */
export const NO_ERRORS: ErrorSchema = {};

/**
 * Converts errors by path to RJSF's ErrorSchema, a tree: `claimTransactions.0.amount` → `{ claimTransactions: { 0: {
 * amount: { __errors } } } }`.
 */
export function errorTree(errors: FieldErrorTexts): ErrorSchema {
  const root: ErrorSchema = {};
  for (const [path, texts] of Object.entries(errors)) {
    let node = root;
    for (const part of pathSteps(path)) {
      const child: ErrorSchema = node[part] ?? {};
      node[part] = child;
      node = child;
    }
    node.__errors = [...texts];
  }
  return root;
}

/** Returns the branch of a tree of errors at a path; `NO_ERRORS`, always the same object, where it has none. */
export function errorsAt(tree: ErrorSchema | undefined, ...path: (string | number)[]): ErrorSchema {
  return path.reduce<ErrorSchema>((node, part) => node[String(part)] ?? NO_ERRORS, tree ?? NO_ERRORS);
}

/** Returns the first message of a branch, its own or a nested one. */
export function firstMessage(tree: ErrorSchema | undefined): string | undefined {
  if (!tree) return undefined;
  const { __errors = [], ...within } = tree;
  if (__errors.length > 0) return __errors[0];
  for (const part of Object.values(within)) {
    const message = firstMessage(part as ErrorSchema | undefined);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Returns the messages of a branch by their path in it; `''` for its own. */
export function flattenErrors(tree: ErrorSchema, path = ''): FieldErrorTexts {
  const { __errors = [], ...within } = tree;
  const own = __errors.length > 0 ? { [path]: __errors } : {};
  const parts = Object.entries(within).map(([name, part]) =>
    flattenErrors((part ?? {}) as ErrorSchema, path === '' ? name : `${path}.${name}`),
  );
  return Object.assign(own, ...parts);
}
