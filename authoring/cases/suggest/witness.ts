import { join } from 'node:path';
import { suggest } from '../../../bundle/findings/didYouMean.ts';
import type { ReadBundle } from '../../../bundle/readBundle.ts';
import { UsageError } from '../../../bundle/usageError.ts';
import type { Case, CaseFile } from '../../../schemas/generated/types.ts';
import { passedDeadline } from '../../../transforms/deadlines/deadlines.ts';
import { deadlineKeysOf } from '../../../transforms/deadlines/formDeadlines.ts';
import type { FormPlan } from '../../../transforms/ground/plan.ts';
import type { Assessed } from '../../search/assess.ts';
import { Budget, USUAL_BUDGET } from '../../search/budget.ts';
import { demandOf } from '../../search/demands.ts';
import { FormSearch, withinBudget } from '../../search/formSearch.ts';
import { openSearch } from '../../search/openSearch.ts';
import { readableClaim } from '../../search/readableClaim.ts';
import { searchTargets } from '../../search/searchTargets.ts';
import { type Target, targetsOf } from '../../search/targets.ts';
import { anonymizedRows } from './anonymizedRows.ts';
import { schemaOfCases } from './caseSchema.ts';

/** Case file with its meta-schema, relative to the folder `cases` of the bundle. */
type NamedCaseFile = CaseFile & { $schema: string };

/** Claim that the search found, as a case file. */
export interface Witness {
  file: NamedCaseFile;
  /** True if the credentials are invented and match no row of the class list. */
  isInvented: boolean;
  /** Key of a deadline that has passed at that moment, after which the server refuses the claim; null if none has. */
  passed: string | null;
}

/** Request for a witness: the form, and what its claim must show. */
export interface WitnessRequest {
  form: string;
  /** Moment of filing. */
  now: Date;
  /** Culture of the settlement. */
  culture: string;
  /** Name of the page, exit, option or rule that the claim must show; without it, the claim must be valid. */
  what?: string | undefined;
}

/**
 * Finds a claim of a form that can be entered page by page and filed, or one that shows the named thing:
 * `claim-details` (a page or an exit), `claimDetails.bought=no` (an option), `claimDetails.boughtOn:range` (a rule that
 * is met) or `!claimDetails.boughtOn:range` (one that is broken). Returns undefined where none was found. Throws a
 * UsageError.
 */
export async function witnessOf(
  read: ReadBundle,
  { form, now, culture, what }: WitnessRequest,
): Promise<Witness | undefined> {
  requireCulture(read, culture);
  const budget = new Budget(USUAL_BUDGET);
  const { searchForm } = await openSearch(read, form, now, budget);
  // Anonymized, because readers of a case file need not see who is on the class list, nor their credentials.
  const rows = anonymizedRows(searchForm);
  const context = { ...searchForm.context, culture };
  const search = new FormSearch({ ...searchForm, rows, context }, budget);
  const target = what === undefined ? undefined : targetNamed(what, search);
  const found = withinBudget(() => (target ? foundFor(target, search) : search.find({})));
  if (!found) return undefined;
  const name = what === undefined ? 'can be filed' : `shows ${what}`;
  const one: Case = { name, claim: readableClaim(found.claim, searchForm.plan), ...outcomeOf(found, target) };
  const { settlement } = read.view.bundle;
  return {
    file: caseFileOf(one, found, { search, directory: read.view.directory }),
    isInvented: found.attempt.entry === 'classList',
    passed: passedDeadline(settlement, deadlineKeysOf(searchForm.plan, found.claim, found.moment), now),
  };
}

function requireCulture({ view }: ReadBundle, culture: string): void {
  const cultures = Object.keys(view.bundle.settlement.cultures);
  if (!cultures.includes(culture))
    throw new UsageError(
      `The settlement has no culture ${culture}. ${suggest(culture, cultures, 'Cultures')}`.trim(),
    );
}

/** Returns the name of a target on the command line; null for one without a name. */
function nameOf(target: Target, { pages }: FormPlan): string | null {
  switch (target.kind) {
    case 'page':
      return pages[target.page]?.name ?? '';
    case 'exit':
      return pages[target.page]?.exits?.[target.exit]?.to ?? '';
    case 'option':
      return `${target.field.key}=${target.value}`;
    case 'met':
      return `${target.rule.owner.key}:${target.rule.name}`;
    case 'broken':
      return `!${target.rule.owner.key}:${target.rule.name}`;
    case 'form':
    case 'branch':
      return null;
  }
}

/** Returns the targets by their names on the command line. */
function namesOf({ searchForm }: FormSearch): Map<string, Target> {
  const named = targetsOf(searchForm).flatMap((target): [string, Target][] => {
    const name = nameOf(target, searchForm.plan);
    return name === null ? [] : [[name, target]];
  });
  return new Map(named);
}

function targetNamed(what: string, search: FormSearch): Target {
  const names = namesOf(search);
  const target = names.get(what);
  if (target) return target;
  const hint = suggest(what, names.keys(), 'What it offers') || offered(names);
  throw new UsageError(`The form offers no ${what}. ${hint}`);
}

/** Lists the pages and exits of a form as a hint, with the syntax of an option and of a rule. */
function offered(names: ReadonlyMap<string, Target>): string {
  const of = (...kinds: Target['kind'][]) =>
    [...names].filter(([, { kind }]) => kinds.includes(kind)).map(([name]) => name);
  const samples = [of('option'), of('met'), of('broken')].flatMap(([first]) => first ?? []);
  return `It offers ${of('page', 'exit').join(', ')}, and such as ${samples.join(', ')}.`;
}

function foundFor(target: Target, search: FormSearch): Assessed | undefined {
  if (target.kind === 'exit') return search.find({ exit: target });
  const direct =
    target.kind === 'broken' ? undefined : search.find({ demand: demandOf(target, search.tools) });
  if (direct) return direct;
  const { witnesses } = searchTargets(search);
  return [...witnesses].find(
    ([other]) => JSON.stringify(keyOf(other)) === JSON.stringify(keyOf(target)),
  )?.[1];
}

const keyOf = (target: Target): unknown => [
  target.kind,
  'rule' in target
    ? target.rule.instance.order
    : 'field' in target
      ? [target.field.key, target.value]
      : target,
];

/**
 * Returns the expected errors and exit. A claim that leads to an exit is incomplete, so that its errors are left out.
 */
function outcomeOf({ verdict }: Assessed, target: Target | undefined): Pick<Case, 'errors' | 'exit'> {
  const exit = verdict.exit && { exit: verdict.exit.to };
  if (exit && target?.kind !== 'broken') return exit;
  return { errors: verdict.errors.map(({ path, rule }) => ({ path, rule })), ...exit };
}

function caseFileOf(
  one: Case,
  { attempt }: Assessed,
  { search, directory }: { search: FormSearch; directory: string },
): NamedCaseFile {
  const { plan, context } = search.searchForm;
  const { now, allowedCharacters, culture } = context;
  const entry = attempt.entry === null ? {} : { entry: attempt.entry };
  return {
    $schema: schemaOfCases(directory, join(directory, 'cases')),
    settlement: '..',
    form: plan.form,
    context: { now: now.toISOString(), allowedCharacters, culture, ...entry },
    cases: [one],
  };
}
