import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import { namesOnPath } from '../ground/claimPath.ts';
import type { FormPlan } from '../ground/plan.ts';
import { valueAt } from '../ground/pointer.ts';
import type { ClaimError } from '../ground/verdict.ts';
import { kindOf } from '../messages/messageOf.ts';
import { parseDay } from '../values/day.ts';
import { isEmpty } from '../values/emptiness.ts';
import { planFieldOf } from './planIndex.ts';

/** Tests if the field at a path is a date. */
function isDate(plan: FormPlan, path: string): boolean {
  const [model, name, inner] = namesOnPath(path);
  return planFieldOf(plan, model, name, inner)?.type === 'date';
}

/**
 * Indexes the first error of a rule at each path, because a table can have thousands of errors and is rendered at each
 * key press.
 */
function byPath(errors: readonly ClaimError[], rule: ClaimError['rule']): Map<string, ClaimError> {
  // Reversed, so that the first error of a path wins.
  return new Map(
    errors.flatMap((error) => (error.rule === rule ? [[error.path, error] as const] : [])).reverse(),
  );
}

/** Removes the errors of numeric rules at values that are not numbers (C8-35). */
function withoutNumericRules(errors: readonly ClaimError[]): readonly ClaimError[] {
  const unread = byPath(errors, 'number');
  return errors.filter(
    (error) => error.rule === 'number' || kindOf(error) !== 'number' || !unread.has(error.path),
  );
}

/**
 * Reduces the errors of unreadable values to those that claimants get: of a number only `number` among the numeric
 * rules (C8-35); of a date only one error (C10-05), that of the field's rule `validDate` or else a hint at the format,
 * because rules about past days and ranges cannot be judged.
 * @param of The claim, or a record of `list`, to which the paths of the errors are relative.
 */
export function unreadErrorsOnce(
  errors: readonly ClaimError[],
  plan: FormPlan,
  of: ClaimDocument | ClaimRecord,
  list?: string,
): ClaimError[] {
  const isUnread = ({ path }: ClaimError) => {
    if (!isDate(plan, list === undefined ? path : `${list}.${path}`)) return false;
    const value = valueAt(of, `/${path.replaceAll('.', '/')}`);
    return typeof value === 'string' && !isEmpty(value) && parseDay(value) === null;
  };
  const told = new Set<string>();
  const own = byPath(errors, 'validDate');
  return withoutNumericRules(errors).flatMap((error) => {
    if (!isUnread(error)) return [error];
    if (told.has(error.path)) return [];
    told.add(error.path);
    const said = own.get(error.path);
    return [said ?? { path: error.path, rule: 'validDate', params: {}, keys: { default: 'Ui_NotADate' } }];
  });
}
