import { suggest } from '../../bundle/findings/didYouMean.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import type { Assessed } from '../../bundle/witness/assess.ts';
import { demandOf } from '../../bundle/witness/demands.ts';
import { FormSearch, withinEffort } from '../../bundle/witness/formSearch.ts';
import { readableClaim } from '../../bundle/witness/readableClaim.ts';
import { searchTargets } from '../../bundle/witness/searchTargets.ts';
import { type Target, targetsOf } from '../../bundle/witness/targets.ts';
import type { CaseFile } from '../../schemas/generated/types.ts';
import { inventedRows } from '../suggest/inventedRows.ts';
import { UsageError } from '../usageError.ts';
import { effortOf, openSearch, USUAL_EFFORT } from './openSearch.ts';

/** A claim that was found, as a case file. */
export interface Witness {
  file: CaseFile;
  /** What is entered of the class list is of nobody in it. */
  isInvented: boolean;
}

/**
 * A claim of a form that can be entered page by page and filed, or one that shows what is named: `claim-details` (a page or
 * an exit), `claimDetails.bought=no` (an option), `claimDetails.boughtOn:range` (a rule that is met) or
 * `!claimDetails.boughtOn:range` (one that is broken). Undefined where none was found. Throws a UsageError.
 */
export async function witnessOf(
  read: ReadBundle,
  form: string,
  now: Date,
  what?: string,
): Promise<Witness | undefined> {
  const effort = effortOf(USUAL_EFFORT);
  const { knowledge } = await openSearch(read, form, now, effort);
  // Whoever reads a case file need not know who is on the class list, nor their credentials.
  const rows = inventedRows(knowledge);
  const search = new FormSearch({ ...knowledge, rows }, effort);
  const target = what === undefined ? undefined : targetNamed(what, search);
  const found = withinEffort(() => (target ? foundFor(target, search) : search.find({})));
  if (!found) return undefined;
  const name = what === undefined ? 'can be filed' : `shows ${what}`;
  return { file: caseFileOf(found, search, name), isInvented: found.attempt.entry === 'classList' };
}

/** What targets are called on the command line. */
function namesOf(search: FormSearch): Map<string, Target> {
  const { knowledge } = search;
  const { pages } = knowledge.plan;
  return new Map(
    targetsOf(knowledge).flatMap((target): [string, Target][] => {
      switch (target.kind) {
        case 'page':
          return [[pages[target.page]?.name ?? '', target]];
        case 'exit':
          return [[pages[target.page]?.exits?.[target.exit]?.to ?? '', target]];
        case 'option':
          return [[`${target.field.key}=${target.value}`, target]];
        case 'met':
          return [[`${target.rule.owner}:${target.rule.name}`, target]];
        case 'broken':
          return [[`!${target.rule.owner}:${target.rule.name}`, target]];
        default:
          return [];
      }
    }),
  );
}

function targetNamed(what: string, search: FormSearch): Target {
  const names = namesOf(search);
  const target = names.get(what);
  if (target) return target;
  throw new UsageError(`The form offers no ${what}. ${suggest(what, [...names.keys()], 'What it offers')}`);
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

function caseFileOf(
  { claim, attempt, verdict }: Assessed,
  { knowledge: { plan, context } }: FormSearch,
  name: string,
): CaseFile {
  const { now, allowedCharacters, culture } = context;
  const entry = attempt.entry === null ? {} : { entry: attempt.entry };
  const errors = verdict.errors.map(({ path, rule }) => ({ path, rule }));
  return {
    settlement: '..',
    form: plan.form,
    context: { now: now.toISOString(), allowedCharacters, culture, ...entry },
    cases: [{ name, claim: readableClaim(claim, plan), errors }],
  };
}
