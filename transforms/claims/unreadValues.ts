import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import { namesOnPath } from '../ground/claimPath.ts';
import type { FormPlan } from '../ground/plan.ts';
import { valueAt } from '../ground/pointer.ts';
import type { ClaimError } from '../ground/verdict.ts';
import { kindOf } from '../messages/messageOf.ts';
import { parseDay } from '../values/day.ts';
import { isEmpty } from '../values/emptiness.ts';
import { planFieldOf } from './planIndex.ts';

/** The names on a path: `claimTransactions`, `items`, `when` of `claimTransactions.0.items.1.when`. */
function isDate(plan: FormPlan, path: string): boolean {
  const [model, name, inner] = namesOnPath(path);
  return planFieldOf(plan, model, name, inner)?.type === 'date';
}

/** The first error of a rule, by its path: a table may have thousands of them, and is drawn at each key. */
function byPath(errors: readonly ClaimError[], rule: ClaimError['rule']): Map<string, ClaimError> {
  // From the last on, so that the first stays.
  return new Map(
    errors.flatMap((error) => (error.rule === rule ? [[error.path, error] as const] : [])).reverse(),
  );
}

/** The errors without those of numeric rules at values that are no numbers (C8-35). */
function withoutNumericRules(errors: readonly ClaimError[]): readonly ClaimError[] {
  const unread = byPath(errors, 'number');
  return errors.filter(
    (error) => error.rule === 'number' || kindOf(error) !== 'number' || !unread.has(error.path),
  );
}

/**
 * The errors as people read them: of a number that cannot be read `number` alone among the numeric rules (C8-35), of a
 * date that cannot be read one error alone (C10-05). It is what a rule `validDate` of the field says of it, else how
 * dates are written: whether it lies in the future or out of a range, nobody knows.
 *
 * @param of The claim, or a record of `list`, in which the paths of the errors begin.
 */
export function unreadOnce(
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
