import { evaluateCondition } from '../../../transforms/conditions/evaluate.ts';
import type { RuleNode } from '../../../transforms/form/formModel.ts';
import { type AskedCondition, conditionsOf, recordsAsked } from '../../search/askedConditions.ts';
import type { SearchForm } from '../../search/searchForm.ts';
import { failsIn } from '../coverage.ts';
import { type WatchedRule, watchedRules } from '../watchedRules.ts';
import type { Tried } from './trials.ts';

/** Goal of suggested cases, one line of the coverage report: a rule that fails, or one result of a condition. */
export type CaseGoal =
  | { kind: 'rule'; watched: WatchedRule; rule?: RuleNode }
  | { kind: 'branch'; asked: AskedCondition; branch: boolean };

/**
 * Returns all goals of `cases --coverage`: both results of each condition, then the failure of each rule, in the order
 * of the configuration.
 */
export function goalsOf({ model, rules }: Pick<SearchForm, 'model' | 'rules'>): CaseGoal[] {
  const ofRules = watchedRules(model).map((watched): CaseGoal => {
    const rule = watched.order === undefined ? undefined : rules.get(watched.order);
    return { kind: 'rule', watched, ...(rule && { rule }) };
  });
  const branches = conditionsOf(model).flatMap((asked) =>
    [true, false].map((branch): CaseGoal => ({ kind: 'branch', asked, branch })),
  );
  return [...branches, ...ofRules];
}

/** Tests if a judged claim reaches a goal. */
export function isShown(goal: CaseGoal, { verdict, moment }: Pick<Tried, 'verdict' | 'moment'>): boolean {
  if (goal.kind === 'rule') return failsIn(verdict, goal.watched);
  const { condition, list, inner } = goal.asked;
  return recordsAsked(verdict.claim, list, inner).some(
    (rows) => evaluateCondition(condition, { claim: verdict.claim, rows, ...moment }) === goal.branch,
  );
}

/** Returns the key of a goal, which is equal for goals that two forms share. */
export function keyOfGoal(goal: CaseGoal): string {
  if (goal.kind === 'branch') return `${goal.asked.place.file}#${goal.asked.place.pointer} ${goal.branch}`;
  const { place, path, rule } = goal.watched;
  return `${place.file}#${place.pointer} ${path} ${rule}`;
}
