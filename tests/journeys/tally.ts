import { COMMANDS } from './commands/all.ts';
import type { End } from './model.ts';
import type { Step } from './step.ts';

/** How often each thing was done, in all journeys of a run, and how they ended: what is never done is never looked at. */
export interface Tally {
  done: Map<Step['do'], number>;
  ended: Map<End | 'under way', number>;
}

export const newTally = (): Tally => ({
  done: new Map(Object.keys(COMMANDS).map((name) => [name as Step['do'], 0])),
  ended: new Map(),
});

export function count<Name>(times: Map<Name, number>, name: Name): void {
  times.set(name, (times.get(name) ?? 0) + 1);
}

export const neverDone = ({ done }: Tally): Step['do'][] =>
  [...done].flatMap(([name, times]) => (times === 0 ? [name] : []));

/** `type 812, choose 301, … undo 2`: the commonest first. */
export const lineOf = (times: Map<string, number>): string =>
  [...times]
    .sort(([, a], [, b]) => b - a)
    .map(([name, often]) => `${name} ${often}`)
    .join(', ');
