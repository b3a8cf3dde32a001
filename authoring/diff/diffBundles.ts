import { inFile } from '../../bundle/readBundle.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { compareFacts, type FactPair } from './compareFacts.ts';
import type { DiffSide } from './diffSide.ts';
import type { Effect } from './effect.ts';
import type { Fact, Subject } from './fact.ts';
import { formFacts } from './formFacts.ts';
import { modelFacts } from './modelFacts.ts';
import { pageFacts } from './pageFacts.ts';
import { settlementFacts } from './settlementFacts.ts';
import { textFacts } from './textFacts.ts';

/** Value of a difference in one of the two bundles, with its position. */
export interface DifferenceSide {
  file: string;
  line: number;
  column: number;
  /** Words, such as `at most 100`; empty where the name is enough. */
  words: string;
}

/** Difference between two bundles: exactly the shape of `--format json` (C12-04). */
export interface Difference {
  /** Form; missing for what all forms share. */
  form?: FormName;
  /** Path of the page on which claimants see it; missing for what is on no page. */
  page?: string;
  subject: Subject;
  /** Name, such as `claimDetails.amountClaimed, rule range`. */
  name: string;
  change: 'added' | 'gone' | 'changed';
  /** Effect on claims: more or fewer are accepted than before; null where neither is certain. */
  effect: 'looser' | 'stricter' | null;
  /** Content of the old bundle; missing for an addition. */
  old?: DifferenceSide;
  /** Content of the new bundle; missing for a removal. */
  new?: DifferenceSide;
}

/**
 * Returns the differences between two bundles, sorted by form and page. A change of formatting alone is no difference.
 */
export function diffBundles(old: DiffSide, now: DiffSide): Difference[] {
  const sides = { old, now };
  const [before, after] = [factsOf(old, now), factsOf(now, old)];
  // Removals are sorted to about the position that they had.
  const places = new Map(
    [before, after].flatMap((facts) => facts.map((fact, index) => [fact, index] as const)),
  );
  const differences = compareFacts(before, after).map((pair) => ({
    difference: differenceOf(pair, sides),
    rank: [...rankOf(pair, sides), places.get(toldOf(pair, sides).fact) ?? 0] as const,
  }));
  return differences.sort((one, other) => byRank(one.rank, other.rank)).map(({ difference }) => difference);
}

function factsOf(side: DiffSide, other: DiffSide): Fact[] {
  const forms = [...side.forms.values()].flatMap((form) => [
    ...formFacts(side, form),
    ...modelFacts(side, form),
    ...pageFacts(side, form),
  ]);
  return [...settlementFacts(side), ...forms, ...textFacts(side, other)];
}

interface Sides {
  old: DiffSide;
  now: DiffSide;
}

function differenceOf(pair: FactPair, sides: Sides): Difference {
  const { before, after, effect, demands = [] } = pair;
  const { fact, side } = toldOf(pair, sides);
  const path = fact.form && fact.page && pathOf(side, fact.form, fact.page);
  return {
    ...(fact.form !== undefined && { form: fact.form }),
    ...(path !== undefined && path !== '' && { page: path }),
    subject: fact.subject,
    name: fact.name,
    change: before && after ? 'changed' : after ? 'added' : 'gone',
    effect: sideways(effect),
    ...(before && { old: sayingOf(before, sides.old) }),
    ...(after && { new: sayingOf({ ...after, words: [after.words, ...demands].join(', and ') }, sides.now) }),
  };
}

const sideways = (effect: Effect | null): Difference['effect'] => (effect === 'changed' ? null : effect);

/** Returns the fact by which a difference is named, with its bundle: the new one, or the old one for a removal. */
function toldOf({ before, after }: FactPair, { old, now }: Sides) {
  if (after) return { fact: after, side: now };
  if (before) return { fact: before, side: old };
  throw new Error('A difference is of at least one bundle.');
}

const pathOf = ({ view }: DiffSide, form: FormName, name: string): string | undefined =>
  view.pages.find((page) => page.form === form && page.name === name)?.page.path;

function sayingOf({ place, words }: Fact, { read }: DiffSide): DifferenceSide {
  const { file, pointer, part = 'value' } = place;
  const found = inFile({ file, pointer, message: '', hint: '' }, read.view);
  const source = read.files.find(({ path }) => path === file);
  const { line, column } = source?.positions.atPointer(found.pointer ?? '', part) ?? START;
  return { file, line, column, words };
}

const START = { line: 1, column: 1 };

type Rank = readonly [form: number, page: number];
type FullRank = readonly [...Rank, place: number];

/** Returns the sort rank of a difference: first what all forms share, then by form what is on no page, then by page. */
function rankOf(pair: FactPair, sides: Sides): Rank {
  const { form, page } = toldOf(pair, sides).fact;
  if (form === undefined) return [-1, -1];
  const forms = together([...sides.old.forms.keys()], [...sides.now.forms.keys()]);
  const pages = together(pagesOf(sides.old, form), pagesOf(sides.now, form));
  return [forms.indexOf(form), page === undefined ? -1 : pages.indexOf(page)];
}

function pagesOf({ forms }: DiffSide, form: FormName): string[] {
  const { pages = [], exitPages = [] } = forms.get(form)?.config ?? {};
  return [...pages, ...exitPages].map(({ name }) => name);
}

/** Merges two orders: the new one, with removed names at their old positions. */
function together<T>(old: readonly T[], now: readonly T[]): T[] {
  const all = [...now];
  for (const [index, name] of old.entries())
    if (!all.includes(name)) all.splice(index === 0 ? 0 : all.indexOf(old[index - 1] as T) + 1, 0, name);
  return all;
}

function byRank(one: FullRank, other: FullRank): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
