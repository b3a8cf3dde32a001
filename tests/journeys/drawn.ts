import fc from 'fast-check';
import { nextCalmStep } from './calmly.ts';
import { COMMANDS } from './commands/all.ts';
import { type Intent, intend } from './commands/command.ts';
import type { Model } from './model.ts';
import type { Step } from './step.ts';
import type { Walk } from './walk.ts';

/** An intent as fast-check's runner of models takes it: a command that is done where it can be done. */
export class Drawn implements fc.AsyncCommand<Model, Walk> {
  readonly #intent: Intent;
  /** What was done; null before. */
  #done: Step | null = null;

  constructor(intent: Intent) {
    this.#intent = intent;
  }

  check(model: Model): boolean {
    return model.end === null && this.#intent(model) !== null;
  }

  async run(model: Model, walk: Walk): Promise<void> {
    this.#done = this.#intent(model);
    if (this.#done) await walk.take(this.#done);
  }

  toString(): string {
    return JSON.stringify(this.#done);
  }
}

/** Whatever comes next, in the plainest way: it leads through the form, whatever chance does beside it. */
const calmly: fc.Arbitrary<Intent> = intend({}, nextCalmStep);

type Kind = Step['do'] | 'calmly';

/** How often each is done where it can be done: what can seldom be done has much of it. */
const WEIGHTS: { [Name in Kind]: number } = {
  calmly: 20,
  type: 12,
  choose: 4,
  autofill: 8,
  leave: 4,
  tick: 3,
  search: 3,
  upload: 2,
  replaceFile: 3,
  dropFile: 1,
  way: 2,
  item: 5,
  addEntry: 1,
  finishEntry: 2,
  cancelEntry: 2,
  editEntry: 5,
  removeEntry: 4,
  undo: 12,
  pasteRows: 6,
  next: 2,
  back: 2,
  history: 3,
  reload: 1,
  language: 1,
  otherTab: 1,
  network: 2,
  server: 1,
  wait: 1,
  midnight: 3,
  otherMember: 2,
};

/** Each as often as it weighs. */
const BAG = Object.entries(WEIGHTS).flatMap(([kind, weight]) => Array<Kind>(weight).fill(kind as Kind));

const DRAWS = Object.fromEntries([
  ['calmly', calmly],
  ...Object.entries(COMMANDS).map(([name, { draw }]) => [name, draw as fc.Arbitrary<Intent>]),
]) as Record<Kind, fc.Arbitrary<Intent>>;

/**
 * Whatever chance prefers among what can be done when it comes to it: what most pages have no room for would else hardly
 * ever be done. A journey is made shorter by what is left out of it.
 */
const anything: fc.Arbitrary<Intent> = fc
  .noShrink(fc.tuple(fc.shuffledSubarray(BAG, { minLength: BAG.length }), fc.record(DRAWS)))
  .map(
    ([order, intents]): Intent =>
      (model) => {
        for (const kind of order) {
          const step = intents[kind](model);
          if (step) return step;
        }
        return null;
      },
  );

/** What people do in one journey, in order. */
export const drawCommands = fc.commands<Model, Walk, false>(
  [anything.map((intent): fc.AsyncCommand<Model, Walk> => new Drawn(intent))],
  { maxCommands: 50, size: 'max' },
);
