import { type Change, valueOn } from '../../bundle/witness/edits.ts';
import type { FormSearch } from '../../bundle/witness/formSearch.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import type { RuleName } from '../../transforms/ground/ruleNames.ts';
import { plainWords } from './caseName.ts';
import { edgesOf } from './edgesOf.ts';
import type { Goal } from './goals.ts';
import type { Tried } from './trials.ts';

/** Rules that one case fails at once on all the fields of a page, because one sentence says it. */
const TOGETHER: Partial<Record<RuleName, (page: string) => string>> = {
  required: (page) => `${page}: nothing that must be answered is answered`,
  maxLength: (page) => `${page}: each text one character longer than its most`,
  characterSetRestriction: (page) => `${page}: each text with a character that may not be typed (☺)`,
};

/** Goals that one case reaches together. */
export interface Group {
  goals: Goal[];
  changes: Change[];
  name: string;
}

/** The groups among the goals, by rule and page; those of one goal are none. */
export function groupsOf(goals: readonly Goal[], base: Tried, search: FormSearch): Group[] {
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
  goal: Goal,
  base: Tried,
  search: FormSearch,
): { name: string; change: Change } | undefined {
  const { knowledge, tools } = search;
  if (goal.kind !== 'rule' || !goal.rule) return undefined;
  const { rule } = goal;
  const field = knowledge.fields.get(rule.owner.key);
  const name = TOGETHER[rule.name];
  const [input] = field?.inputs ?? [];
  if (!field || !name || !input || field.type === 'list' || field.inputs.some(({ options }) => options))
    return undefined;
  const path = pathIn(rule.owner.key, base, search);
  if (path === undefined) return undefined;
  const given = valueOn(base.verdict.claim, path);
  const beyond = edgesOf(rule, { field, given: given ?? tools.values.of(field)[0], moment: base.moment })[0];
  const value = rule.name === 'required' ? null : beyond?.value;
  const page = knowledge.plan.pages[input.page]?.name ?? '';
  return value === undefined ? undefined : { name: name(plainWords(page)), change: { path, value } };
}

/** A field's path in the claim; in the first record of a list, where there is one. */
function pathIn(key: string, { verdict }: Tried, { knowledge }: FormSearch): string | undefined {
  const [model = '', ...steps] = pathSteps(key);
  if (knowledge.plan.models.find(({ name }) => name === model)?.kind === 'single')
    return steps.length === 1 ? key : undefined;
  const isThere = steps.length === 1 && valueOn(verdict.claim, `${model}.0`);
  return isThere ? `${model}.0.${steps[0]}` : undefined;
}
