import { loadBuilt } from '../../../bundle/loadCompiled.ts';
import { raisingFindingsAsync } from '../../../bundle/raisingFindings.ts';
import type { ReadBundle } from '../../../bundle/readBundle.ts';
import { builtForm } from '../../../bundle/settlementForms.ts';
import type { CaseContext } from '../../../schemas/generated/types.ts';
import type { DetailedVerdict } from '../../../transforms/claims/judge.ts';
import { momentOf } from '../../../transforms/conditions/scope.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';
import { Budget } from '../../search/budget.ts';
import { FormSearch, withinBudget } from '../../search/formSearch.ts';
import { judgeOutcome } from '../../search/judgeOutcome.ts';
import { buildSearchForm, type SearchForm } from '../../search/searchForm.ts';
import { searchSettlementOf } from '../../search/searchSettlement.ts';
import { anonymizedRows } from './anonymizedRows.ts';
import { type CaseGoal, goalsOf, isShown, keyOfGoal } from './goals.ts';
import { type SuggestedCase, Suggester } from './suggester.ts';
import { Trials, type Tried } from './trials.ts';
import type { WrittenClaim } from './writtenClaim.ts';

/** Existing case of the bundle, with its verdict. */
export interface KnownCase {
  name: string;
  context: CaseContext;
  verdict: DetailedVerdict;
  /** Valid claim that suggestions are derived from; missing where the case concerns admission or expects an error. */
  accepted?: WrittenClaim;
}

/** Suggested cases of a form. */
export interface FormSuggestion {
  form: FormName;
  /** Context of the cases, without the way in. */
  context: CaseContext;
  made: readonly SuggestedCase[];
  /** Goals that no case reaches, with the reason. */
  left: readonly { goal: CaseGoal; why: string }[];
}

/** Maximum number of steps of the search in a form. */
const MOST_STEPS = 4_000_000;
/** Maximum number of claims of existing cases that suggestions are derived from. */
const MOST_KNOWN = 12;

/**
 * Suggests cases for the rules and branches of a form that no case exercises. `shown` has the keys of goals that are
 * reached, also in other forms, and gets those reached here. The same bundle gives the same cases. Throws a
 * FindingsError.
 */
export async function suggestForm(
  read: ReadBundle,
  name: FormName,
  now: Date,
  known: readonly KnownCase[],
  shown: Set<string>,
): Promise<FormSuggestion> {
  const searchForm = await inventedKnowledge(read, name, now);
  const goals = goalsOf(searchForm);
  for (const { context, verdict } of known) {
    const moment = momentOf({ now: new Date(context.now), ...(context.entry && { entry: context.entry }) });
    for (const goal of goals) if (isShown(goal, { verdict, moment })) shown.add(keyOfGoal(goal));
  }
  const open = goals.filter((goal) => !shown.has(keyOfGoal(goal)));
  const { culture, allowedCharacters } = searchForm.context;
  const context = { now: now.toISOString().replace('.000Z', 'Z'), allowedCharacters, culture };
  if (open.length === 0) return { form: name, context, made: [], left: [] };
  const trials = new Trials(searchForm, new Budget(MOST_STEPS));
  const search = new FormSearch(searchForm, new Budget(MOST_STEPS));
  const suggester = new Suggester(search, trials, open, acceptedOf(known, trials));
  const { made, left, isCut, outcome } = suggester.run();
  for (const goal of open) if (!left.includes(goal)) shown.add(keyOfGoal(goal));
  const { proved } = judgeOutcome(outcome, { searchForm, budget: new Budget(MOST_STEPS) });
  const why = (goal: CaseGoal): string => {
    const place = goal.kind === 'rule' ? goal.watched.place : goal.asked.place;
    const proof = proved.find((one) => one.place.file === place.file && one.place.pointer === place.pointer);
    if (proof) return `${proof.what}.`;
    if (goal.kind === 'rule' && !canBeEntered(goal, searchForm)) return 'Nobody can enter the field.';
    return isCut ? 'No claim was found before the search ended.' : 'No claim was found.';
  };
  return { form: name, context, made, left: left.map((goal) => ({ goal, why: why(goal) })) };
}

/**
 * Builds the search form with invented rows in place of the class list, because case files must not have personal data.
 */
async function inventedKnowledge(read: ReadBundle, name: FormName, now: Date): Promise<SearchForm> {
  const model = builtForm(read, name);
  const loaded = await raisingFindingsAsync(read, () => loadBuilt(model));
  const searchForm = buildSearchForm(model, loaded, searchSettlementOf(read.view, model.config, now));
  return { ...searchForm, rows: anonymizedRows(searchForm) };
}

function canBeEntered({ watched }: Extract<CaseGoal, { kind: 'rule' }>, { fields }: SearchForm): boolean {
  const field = fields.get(watched.path);
  if (!field) return false;
  return field.inputs.length > 0 || field.placements.length > 0 || field.plan?.computed !== undefined;
}

/** Returns the author's valid claims, within the budget and the maximum number. */
function acceptedOf(known: readonly KnownCase[], trials: Trials): Tried[] {
  const claims = known.flatMap(({ accepted, context }) => (accepted ? [{ accepted, context }] : []));
  return claims.slice(0, MOST_KNOWN).flatMap(({ accepted, context }): Tried[] => {
    const filed = withinBudget(() => {
      const tried = trials.of(accepted, context.entry ?? null);
      return trials.isFiled(tried) ? [tried] : [];
    });
    return filed ?? [];
  });
}
