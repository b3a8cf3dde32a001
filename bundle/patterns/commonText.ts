import { type Automaton, automatonOf, UndecidedError } from './automaton.ts';
import { equivalenceClasses } from './characterClasses.ts';

/** How long a text may be, in code points. */
export interface Length {
  min: number;
  max: number;
}

/** Any text that is not empty. */
export const ANY_LENGTH: Length = { min: 1, max: Number.POSITIVE_INFINITY };

const MAX_WORK = 200_000;

/** Where a search for a pattern stands: the steps that wait for a character, and whether it has been found already. */
interface Waiting {
  found: boolean;
  steps: readonly number[];
}

/**
 * Whether some text of such a length may be matched by each of the patterns. `false` is sure; `true` may be wrong where
 * a pattern looks around or back, or where there is too much to look through.
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

/** What was asked before: forms have the same patterns on many fields, and an editor asks again at each key. */
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

/** Texts of each length in turn, kind of character by kind; what came up before is not looked at again. */
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

/** What has not come up before among the texts that are long enough. */
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

/** For each kind of character, what is one character of it further on. */
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

/** One character further; the search may also begin after it. */
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

/** What can be reached without a character. An end is waited at: whether it is one is known when the text ends. */
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

/** Whether the pattern is found in a text that ends here. */
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
