import type { ErrorSchema } from '@rjsf/utils';
import type { FieldErrorTexts } from './types.ts';

export const NO_ERRORS: ErrorSchema = {};

/** RJSF's tree of errors: `claimTransactions.0.amount` → `{ claimTransactions: { 0: { amount: { __errors } } } }`. */
export function errorTree(errors: FieldErrorTexts): ErrorSchema {
  const root: ErrorSchema = {};
  for (const [path, texts] of Object.entries(errors)) {
    let node = root;
    for (const part of path.split('.')) {
      const child: ErrorSchema = node[part] ?? {};
      node[part] = child;
      node = child;
    }
    node.__errors = [...texts];
  }
  return root;
}

/** The branch of a tree of errors that is about one part; always the same one where nothing is wrong with it. */
export function errorsAt(tree: ErrorSchema | undefined, ...path: (string | number)[]): ErrorSchema {
  return path.reduce<ErrorSchema>((node, part) => node[String(part)] ?? NO_ERRORS, tree ?? NO_ERRORS);
}
