import { type Automaton, automatonOf, UndecidedError } from './automaton.ts';
import { type EquivalenceClass, equivalenceClasses } from './characterClasses.ts';

/** Maximum number of paths through the automaton after any prefix of a text: the work for each character. */
const MAX_WAYS = 256;
/** Maximum number of steps between two characters. */
const MAX_MOVES = 5_000;
/** Maximum work of one analysis, in paths followed; not in time, so that every machine returns the same verdict. */
const MAX_WORK = 1_000_000;

/** Verdict on the matching time of a pattern. `undecided` counts as slow. */
export type PatternVerdict =
  | { kind: 'linear' }
  /** On a text that begins with `example` the number of paths exceeds its bound. */
  | { kind: 'slow'; example: string }
  | { kind: 'undecided'; reason: string };

/** State of a search between two characters: the number of paths at each step that waits for the next one. */
type Ways = ReadonlyMap<number, number>;

interface Closure {
  ways: Ways;
  /** True where the end can be reached whatever follows, so that the search succeeds. */
  sure: boolean;
}

/**
 * Returns whether a backtracking engine matches any text against a valid pattern (flag `u`) in time linear in its
 * length.
 *
 * A search that fails has tried each path to each step once, so it is linear when the number of paths has a bound. The
 * paths are counted for all texts at once, by equivalence classes of characters, until no new state appears. Paths to a
 * certain match count as one, because the engine ends with the first.
 */
export function judgePattern(pattern: string): PatternVerdict {
  return judgeWithin(pattern, LONG);
}

/** Tests if a pattern is fast on texts of at most `length` characters, for which more paths are allowed. */
export function isQuickWithin(pattern: string, length: number): boolean {
  return judgeWithin(pattern, { ...SHORT, length }).kind === 'linear';
}

interface Bounds {
  length: number;
  ways: number;
  work: number;
}

const LONG: Bounds = { length: Number.POSITIVE_INFINITY, ways: MAX_WAYS, work: MAX_WORK };
/** Bounds for short texts: 4,000 paths by 1,000 characters are 4 million steps, some milliseconds. */
const SHORT: Omit<Bounds, 'length'> = { ways: 4_000, work: 200_000 };

function judgeWithin(pattern: string, bounds: Bounds): PatternVerdict {
  try {
    return explore(automatonOf(pattern), bounds);
  } catch (error) {
    if (error instanceof UndecidedError) return { kind: 'undecided', reason: error.message };
    throw error;
  }
}

interface Place {
  ways: Ways;
  /** Text that leads to this state, last character first. */
  path: Path | null;
  length: number;
}

interface Path {
  kind: EquivalenceClass;
  before: Path | null;
}

/**
 * Explores all states of the search: breadth-first where the length is bounded, so that a state seen before had as many
 * characters left or more; else depth-first, which finds many paths soonest.
 */
function explore(automaton: Automaton, bounds: Bounds): PatternVerdict {
  const closures = new Closures(automaton);
  const kinds = equivalenceClasses(automaton.leaves);
  const first: Place = { ways: closures.of(automaton.first, true).ways, path: null, length: 0 };
  const seen = new Set([keyOf(first.ways)]);
  const open = [first];
  let work = 0;
  const isBounded = Number.isFinite(bounds.length);
  let at = 0;
  const next = () => (isBounded ? open[at++] : open.pop());
  for (let place = next(); place && place.length < bounds.length; place = next()) {
    for (const kind of kinds) {
      const ways = after(automaton, closures, place.ways, kind);
      const path = { kind, before: place.path };
      work += ways.size + 1;
      if (work > bounds.work) throw new UndecidedError('it has too many parts to be looked through');
      if (totalOf(ways) > bounds.ways) return { kind: 'slow', example: textOf(path) };
      const key = keyOf(ways);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push({ ways, path, length: place.length + 1 });
    }
  }
  return { kind: 'linear' };
}

/** Advances all paths by one character; a search that is not anchored to the start also begins anew. */
function after(
  { steps, first }: Automaton,
  closures: Closures,
  ways: Ways,
  { takenBy }: EquivalenceClass,
): Ways {
  const targets = new Map<number, number>();
  for (const [at, count] of ways) {
    const step = steps[at];
    if (step?.kind === 'take' && takenBy[step.leaf])
      targets.set(step.next, (targets.get(step.next) ?? 0) + count);
  }
  const next = new Map(closures.of(first, false).ways);
  for (const [target, count] of targets) {
    const closure = closures.of(target, false);
    for (const [at, more] of closure.ways)
      next.set(at, (next.get(at) ?? 0) + more * (closure.sure ? 1 : count));
  }
  return next;
}

/** Cache of the steps that can be reached without a character, with the number of paths to each. */
class Closures {
  private readonly known = new Map<string, Closure>();
  private readonly automaton: Automaton;

  constructor(automaton: Automaton) {
    this.automaton = automaton;
  }

  of(step: number, atStart: boolean): Closure {
    const key = `${step} ${atStart}`;
    const known = this.known.get(key);
    if (known) return known;
    const closure = follow(this.automaton, step, atStart);
    this.known.set(key, closure);
    return closure;
  }
}

interface Move {
  at: number;
  /** True where no assertion but `^` was passed. */
  sure: boolean;
  /** True behind `$`, where no character can follow. */
  ended: boolean;
}

function follow({ steps }: Automaton, from: number, atStart: boolean): Closure {
  const ways = new Map<number, number>();
  let sure = false;
  let moves = 0;
  const open: Move[] = [{ at: from, sure: true, ended: false }];
  for (let move = open.pop(); move; move = open.pop()) {
    moves += 1;
    if (moves > MAX_MOVES) throw new UndecidedError('it has too many parts that may be left out');
    const step = steps[move.at];
    if (step?.kind === 'accept') sure ||= move.sure;
    if (step?.kind === 'take' && !move.ended) ways.set(move.at, (ways.get(move.at) ?? 0) + 1);
    if (step) open.push(...onward(step, move, atStart));
  }
  return { ways, sure };
}

function onward(step: Automaton['steps'][number], move: Move, atStart: boolean): Move[] {
  switch (step.kind) {
    case 'split':
      return step.next.map((at) => ({ ...move, at }));
    case 'start':
      return atStart ? [{ ...move, at: step.next }] : [];
    case 'end':
      return [{ ...move, at: step.next, sure: false, ended: true }];
    case 'doubt':
      return [{ ...move, at: step.next, sure: false }];
    case 'take':
    case 'stop':
    case 'accept':
      return [];
  }
}

function totalOf(ways: Ways): number {
  let total = 0;
  for (const count of ways.values()) total += count;
  return total;
}

const keyOf = (ways: Ways): string =>
  [...ways]
    .sort(([a], [b]) => a - b)
    .map(([at, count]) => `${at}:${count}`)
    .join(' ');

const EXAMPLE = 12;

/** Returns the first characters of the text of a path. */
function textOf(path: Path): string {
  const points: number[] = [];
  for (let part: Path | null = path; part; part = part.before) points.push(part.kind.example);
  return String.fromCodePoint(...points.reverse().slice(0, EXAMPLE));
}
