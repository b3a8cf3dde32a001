import { planModelOf } from '../../../transforms/claims/planIndex.ts';
import { pathSteps } from '../../../transforms/ground/claimPath.ts';
import { meaningOf } from '../../../transforms/vocabulary/authoring.ts';
import type { RuleMeaning } from '../../../transforms/vocabulary/ruleMeaning.ts';
import { type Change, valueOn } from '../../search/edits.ts';
import type { FormSearch } from '../../search/formSearch.ts';
import { plainWords } from './caseName.ts';
import { edgesOf } from './edgesOf.ts';
import type { CaseGoal } from './goals.ts';
import type { Tried } from './trials.ts';

/**
 * Returns the name of a case in which one kind of rule fails on all fields of a page; undefined for kinds that one
 * sentence cannot describe.
 */
function caseName(meaning: RuleMeaning, page: string): string | undefined {
  if (isAlwaysAsked(meaning)) return `${page}: nothing that must be answered is answered`;
  if (meaning.kind === 'length' && meaning.max !== null)
    return `${page}: each text one character longer than its most`;
  return meaning.kind === 'characters'
    ? `${page}: each text with a character that may not be typed (☺)`
    : undefined;
}

const isAlwaysAsked = (meaning: RuleMeaning): boolean =>
  meaning.kind === 'answer' && !meaning.when && !meaning.isOfPages;

/** Goals that one case reaches together, with the changes of a valid claim that reach them and the case's name. */
export interface Group {
  goals: CaseGoal[];
  changes: Change[];
  name: string;
}

/**
 * Groups the goals of breaking a rule by the kind of rule and the page, with the changes of `base` that reach them.
 * Each group has at least two goals.
 */
export function groupsOf(goals: readonly CaseGoal[], base: Tried, search: FormSearch): Group[] {
  const groups = new Map<string, Group>();
  for (const goal of goals) {
    const found = changeFor(goal, base, search);
    if (!found) continue;
    const group = groups.get(found.name) ?? { goals: [], changes: [], name: found.name };
    group.goals.push(goal);
    group.changes.push(found.change);
    groups.set(found.name, group);
  }
  return [...groups.values()].filter(({ goals: of }) => of.length > 1);
}

function changeFor(
  goal: CaseGoal,
  base: Tried,
  search: FormSearch,
): { name: string; change: Change } | undefined {
  const { searchForm, tools } = search;
  if (goal.kind !== 'rule' || !goal.rule) return undefined;
  const { rule } = goal;
  const field = searchForm.fields.get(rule.owner.key);
  const [input] = field?.inputs ?? [];
  if (!field || !input || field.type === 'list' || field.inputs.some(({ options }) => options))
    return undefined;
  const path = pathIn(rule.owner.key, base, search);
  if (path === undefined) return undefined;
  const given = valueOn(base.verdict.claim, path);
  const beyond = edgesOf(rule, { field, given: given ?? tools.values.of(field)[0], moment: base.moment })[0];
  const meaning = meaningOf(rule);
  const value = isAlwaysAsked(meaning) ? null : beyond?.value;
  const name = caseName(meaning, plainWords(searchForm.plan.pages[input.page]?.name ?? ''));
  return value === undefined || name === undefined ? undefined : { name, change: { path, value } };
}

/** Returns a field's path in the claim; for a field of a list, its path in the first record, if there is one. */
function pathIn(key: string, { verdict }: Tried, { searchForm }: FormSearch): string | undefined {
  const [model = '', ...steps] = pathSteps(key);
  if (planModelOf(searchForm.plan, model)?.kind === 'single') return steps.length === 1 ? key : undefined;
  const isThere = steps.length === 1 && valueOn(verdict.claim, `${model}.0`);
  return isThere ? `${model}.0.${steps[0]}` : undefined;
}
