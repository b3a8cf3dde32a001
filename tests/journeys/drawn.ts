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

const WEIGHTS: { [Do in Step['do']]: number } = {
  type: 12,
  choose: 4,
  tick: 2,
  search: 2,
  upload: 1,
  addEntry: 1,
  finishEntry: 2,
  cancelEntry: 1,
  editEntry: 2,
  removeEntry: 1,
  undo: 2,
  pasteRows: 3,
  next: 2,
  back: 1,
  history: 1,
  reload: 1,
  language: 1,
  otherTab: 1,
  network: 1,
  server: 1,
  wait: 1,
  midnight: 2,
  otherMember: 1,
};

const intents = fc.oneof(
  { weight: 15, arbitrary: calmly },
  ...Object.entries(WEIGHTS).map(([kind, weight]) => ({
    weight,
    arbitrary: COMMANDS[kind as Step['do']].draw as fc.Arbitrary<Intent>,
  })),
);

/** What people do in one journey, in order. */
export const drawCommands = fc.commands<Model, Walk, false>(
  [intents.map((intent): fc.AsyncCommand<Model, Walk> => new Drawn(intent))],
  { maxCommands: 60, size: 'max' },
);
