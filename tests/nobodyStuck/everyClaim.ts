import type { Assessed } from '../../authoring/search/assess.ts';
import type { FormSearch } from '../../authoring/search/formSearch.ts';
import { hasConditionResult, shows, type Target } from '../../authoring/search/targets.ts';
import { type DrawnForm, MODEL } from './drawForm.ts';

/** Everything that some claim of a small form shows, found by trying every claim. */
export interface EveryClaim {
  filed: Assessed[];
  /** Claims that lead to an exit, by `page.exit`. */
  left: Map<string, Assessed[]>;
  /** All that may be entered, right or wrong. */
  all: Assessed[];
  /** Claims with an answer that is no option, as a stranger may send one: rules can be broken so. */
  strange: Assessed[];
}

/** Every combination of answers, one left out among them, judged whole and at every exit. */
export function everyClaim({ fields, pages }: DrawnForm, { assessor }: FormSearch): EveryClaim {
  const found: EveryClaim = { filed: [], left: new Map(), all: [], strange: [] };
  const combinations = fields.reduce<Record<string, string>[]>(
    (before, { name, options }) =>
      before.flatMap((answers) => [answers, ...options.map((option) => ({ ...answers, [name]: option }))]),
    [{}],
  );
  // The landing page stands before the pages that were drawn.
  const exits = pages.flatMap(({ exit }, page) => (exit ? [{ page: page + 1, exit: 0 }] : []));
  for (const answers of combinations) {
    const attempt = { claim: { [MODEL]: answers }, entry: null };
    const whole = assessor.assess(attempt);
    found.all.push(whole);
    for (const { name } of fields.filter((field) => !(field.name in answers)))
      found.strange.push(assessor.assess({ claim: { [MODEL]: { ...answers, [name]: 'z' } }, entry: null }));
    if (isReached(whole)) found.filed.push(whole);
    for (const exit of exits) {
      const at = assessor.assess(attempt, exit);
      const key = `${exit.page}.${exit.exit}`;
      if (isReached(at)) found.left.set(key, [...(found.left.get(key) ?? []), at]);
    }
  }
  return found;
}

const isReached = ({ failures, exits, missedExit, skipped, stuckOn, verdict }: Assessed): boolean =>
  failures.length + exits.length + verdict.structure.length === 0 &&
  !missedExit &&
  !skipped &&
  stuckOn === undefined;

/** Whether some claim shows the target. */
export function isPossible(
  target: Target,
  { filed, left, all, strange }: EveryClaim,
  search: FormSearch,
): boolean {
  const some = (claims: readonly Assessed[]) =>
    claims.some((claim) => shows(target, claim, search.searchForm));
  const onTheWay = (from = 0) =>
    [...left].some(([key, claims]) => Number(key.split('.')[0]) >= from && some(claims));
  switch (target.kind) {
    case 'form':
      return filed.length > 0;
    case 'exit':
      return left.has(`${target.page}.${target.exit}`);
    case 'page':
      return some(filed) || onTheWay(target.page);
    case 'option':
      return some(filed) || onTheWay();
    case 'met':
      return some(filed) || onTheWay(pageOf(target, search));
    case 'branch':
      return all.some((claim) => hasConditionResult(target.asked, target.branch, claim));
    case 'broken':
      return [...all, ...strange].some(({ failures }) => failures.some(({ rule }) => rule === target.rule));
  }
}

/** The first page that asks for the field of a rule: nobody who left before has met the rule. */
function pageOf({ rule }: Extract<Target, { kind: 'met' }>, { searchForm }: FormSearch): number {
  return Math.min(...(searchForm.fields.get(rule.owner.key)?.inputs ?? []).map(({ page }) => page));
}
