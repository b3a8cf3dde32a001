import { joinPath, keyOfPath, lastStep, pathSteps } from '../../../transforms/ground/claimPath.ts';
import type { EntryKind } from '../../../transforms/ground/verdict.ts';
import { own } from '../../../transforms/values/own.ts';
import type { Change } from '../../search/edits.ts';
import { quotedEdge } from './edgesOf.ts';

/** Maximum number of differences that the name of a suggested case lists. */
const MOST_NAMED = 3;

/** Parts of the name of a suggested case: above all its differences from the claim that it was derived from. */
interface Distinction {
  /** Title that replaces the list of differences, where a rule's bound is shorter. */
  title?: string | undefined;
  changes: readonly Change[];
  /** Way in, where it differs. */
  entry?: EntryKind | null;
  /** Path of the field or list that the case is about, which is named first. */
  about?: string;
  /** Beginning of the name: the invalid field of a record that was added. */
  lead?: string | undefined;
  isBoolean(path: string): boolean;
  /** Returns words for a value beyond a bound: `one above the most (10)`. */
  edgeWords(change: Change): string | undefined;
}

const ENTRIES: Record<EntryKind, string> = {
  classList: 'signed in by the class list',
  claims: 'signed in by an earlier claim',
  open: 'without a notice',
};

/** Builds the name of a suggested case in plain words: "last name left empty and one transaction more". */
export function caseName({ title, lead, changes, entry, about, isBoolean, edgeWords }: Distinction): string {
  const isMain = ({ path }: Change): boolean => keyOfPath(path) === about;
  const sorted = [...changes.filter(isMain), ...changes.filter((change) => !isMain(change))];
  const said = sorted
    .filter((change) => !isWhole(change))
    .map((change) => changeWords(change, edgeWords(change), isBoolean(change.path)));
  const way = entry === undefined || entry === null ? [] : [ENTRIES[entry]];
  const whole = recordsWords(sorted.filter(isWhole));
  const all = [...new Set([...(lead === undefined ? [] : [lead]), ...said, ...whole, ...way])];
  if (title !== undefined) return title;
  const named = all.slice(0, MOST_NAMED);
  const more = all.length - named.length;
  const rest = more === 0 ? [] : [`${more} more ${more === 1 ? 'difference' : 'differences'}`];
  return listed([...named, ...rest]) || 'the same again';
}

/** Tests if a change adds or removes a whole record. */
function isWhole({ path }: Change): boolean {
  return /\.\d+$/.test(path);
}

/** Returns words for records that were added or removed, counted by list. */
function recordsWords(changes: readonly Change[]): string[] {
  const lists = new Map<string, { added: number; gone: number }>();
  for (const { path, value } of changes) {
    const list = nounOf(path.replace(/\.\d+$/, ''));
    const counts = lists.get(list) ?? { added: 0, gone: 0 };
    counts[value === undefined ? 'gone' : 'added'] += 1;
    lists.set(list, counts);
  }
  return [...lists].flatMap(([noun, { added, gone }]) => [
    ...(added === 0 ? [] : [added === 1 ? `one ${noun} more` : `${added} ${noun}s more`]),
    ...(gone === 0 ? [] : [gone === 1 ? `one ${noun} fewer` : `${gone} ${noun}s fewer`]),
  ]);
}

/** Describes one difference in plain words: "last name left empty". */
export function changeWords({ path, value }: Change, edge: string | undefined, isBoolean: boolean): string {
  const what = placeWords(path);
  if (edge !== undefined) return edge.startsWith('"') ? `${what} ${edge}` : `${what}: ${edge}`;
  if (value === true) return `${what} ticked`;
  if (value === false || (isBoolean && value === null)) return `${what} not ticked`;
  if (value === null) return `${what} left empty`;
  if (typeof value === 'object') return `another ${what}`;
  return `${what} ${quotedEdge(value)}`;
}

/**
 * Describes the path of a field in plain words: `claimTransactions.1.amountClaimed` is "amount claimed of transaction
 * 2".
 */
export function placeWords(path: string): string {
  const steps = pathSteps(path);
  const field = plainWords(steps.at(-1) ?? '');
  const at = steps.findLastIndex((step) => /^\d+$/.test(step));
  if (at < 0) return field;
  return `${field} of ${nounOf(joinPath(...steps.slice(0, at)))} ${Number(steps[at]) + 1}`;
}

/** Nouns for the records of the lists that every settlement has. */
const NOUNS: Record<string, string> = {
  claimTransactions: 'transaction',
  documentContexts: 'document',
  prepopulatedData: 'class-list row',
};

/** Returns the noun for one record of a list: "transaction" for `claimTransactions`. */
export function nounOf(list: string): string {
  return own(NOUNS, list) ?? plainWords(lastStep(list)).replace(/s$/, '');
}

/** Splits a name such as `amountClaimed` or `claim-details` into words. */
export function plainWords(name: string): string {
  return name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
