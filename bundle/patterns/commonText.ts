import { type Automaton, automatonOf, UndecidedError } from './automaton.ts';
import { equivalenceClasses } from './characterClasses.ts';

/** Minimum and maximum length of a text, in code points. */
export interface Length {
  min: number;
  max: number;
}

/** Length of any text that is not empty. */
export const ANY_LENGTH: Length = { min: 1, max: Number.POSITIVE_INFINITY };

const MAX_WORK = 200_000;

/** State of an automaton after some characters: the steps that wait for the next one, and if a match has been found. */
interface Waiting {
  found: boolean;
  steps: readonly number[];
}

/**
 * Tests if some text of such a length may match all patterns. `false` is proved; `true` may be wrong for lookarounds,
 * word boundaries, unsupported syntax, or a search of more than MAX_WORK.
 */
export function mayMatchAll(patterns: readonly string[], { min, max }: Length): boolean {
  const asked = JSON.stringify([min, String(max), ...patterns]);
  const known = ANSWERS.get(asked);
  if (known !== undefined) return known;
  const answer = found(patterns, min, max);
  if (ANSWERS.size >= MOST_ANSWERS) ANSWERS.clear();
  ANSWERS.set(asked, answer);
  return answer;
}

/** Cache of results, because many fields have the same patterns, and an editor runs the checks at each key press. */
const ANSWERS = new Map<string, boolean>();
const MOST_ANSWERS = 5_000;

function found(patterns: readonly string[], min: number, max: number): boolean {
  try {
    return search(patterns.map(automatonOf), min, max);
  } catch (error) {
    if (error instanceof UndecidedError) return true;
    throw error;
  }
}

type Layer = Map<string, Waiting[]>;

/** Searches breadth-first by length, with one character of each equivalence class, and skips states that were seen. */
function search(automata: readonly Automaton[], min: number, max: number): boolean {
  const further = steppers(automata);
  let layer: Layer = new Map();
  put(
    layer,
    automata.map((automaton) => onward(automaton, [automaton.first], true)),
  );
  const seen = new Set<string>();
  let work = 0;
  for (let length = 0; length <= max && layer.size > 0; length += 1) {
    const open = length < min ? [...layer] : unseen(layer, seen);
    if (length >= min && open.some(([, states]) => areMatched(automata, states, length === 0))) return true;
    layer = new Map();
    for (const [, states] of open) for (const step of further) put(layer, step(states));
    work += open.length * further.length * automata.length;
    if (work > MAX_WORK) return true;
  }
  return false;
}

/** Returns the states of a layer that were not seen before, and marks them as seen. */
function unseen(layer: Layer, seen: Set<string>): [string, Waiting[]][] {
  const open = [...layer].filter(([key]) => !seen.has(key));
  for (const [key] of open) seen.add(key);
  return open;
}

const areMatched = (
  automata: readonly Automaton[],
  states: readonly Waiting[],
  isEmptyText: boolean,
): boolean => states.every((state, index) => isMatched(automata[index], state, isEmptyText));

/** Returns for each equivalence class the function that advances all automata by one of its characters. */
function steppers(automata: readonly Automaton[]): ((states: readonly Waiting[]) => Waiting[])[] {
  const offsets = automata.map((_, index) =>
    automata.slice(0, index).reduce((sum, { leaves }) => sum + leaves.length, 0),
  );
  return equivalenceClasses(automata.flatMap(({ leaves }) => leaves)).map(
    ({ takenBy }) =>
      (states) =>
        states.map((state, index) =>
          after(automata[index], state, (leaf) => takenBy[leaf + (offsets[index] ?? 0)]),
        ),
  );
}

function put(layer: Map<string, Waiting[]>, states: Waiting[]): void {
  const key = states.map(({ found, steps }) => (found ? 'found' : steps.join(' '))).join('|');
  layer.set(key, states);
}

/** Advances an automaton by one character; a match may also begin after it. */
function after(
  automaton: Automaton | undefined,
  state: Waiting,
  takes: (leaf: number) => boolean | undefined,
): Waiting {
  if (!automaton || state.found) return state;
  const targets = state.steps.flatMap((at) => {
    const step = automaton.steps[at];
    return step?.kind === 'take' && takes(step.leaf) ? [step.next] : [];
  });
  return onward(automaton, [...targets, automaton.first], false);
}

/** Returns the state after all steps that need no character. A step `end` waits, because the text may go on. */
function onward({ steps }: Automaton, from: readonly number[], atStart: boolean): Waiting {
  const reached = new Set<number>();
  const open = [...from];
  let found = false;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const step = steps[at];
    if (!step || reached.has(at)) continue;
    reached.add(at);
    if (step.kind === 'accept') found = true;
    else if (step.kind === 'split') open.push(...step.next);
    else if (step.kind === 'doubt' || (step.kind === 'start' && atStart)) open.push(step.next);
  }
  const waits = [...reached].filter((at) => ['take', 'end'].includes(steps[at]?.kind ?? ''));
  return { found, steps: waits.sort((a, b) => a - b) };
}

/** Tests if an automaton has a match in a text that ends here. */
function isMatched(automaton: Automaton | undefined, state: Waiting, isEmptyText: boolean): boolean {
  if (!automaton || state.found) return true;
  const open = state.steps.filter((at) => automaton.steps[at]?.kind === 'end');
  const reached = new Set<number>();
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const step = automaton.steps[at];
    if (!step || reached.has(at)) continue;
    reached.add(at);
    if (step.kind === 'accept') return true;
    if (step.kind === 'split') open.push(...step.next);
    else if (step.kind === 'end' || step.kind === 'doubt' || (step.kind === 'start' && isEmptyText))
      open.push(step.next);
  }
  return false;
}
