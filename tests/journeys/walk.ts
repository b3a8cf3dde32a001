import { setTimeout as wait } from 'node:timers/promises';
import { translationFaults } from '../browser/translationFaults.ts';
import { adopt, adoptCredentials, adoptPrefill, noteSound } from './adopt.ts';
import { type axeOfNews, inDialog } from './axeOfNews.ts';
import { COMMANDS } from './commands/all.ts';
import type { Command } from './commands/command.ts';
import { tap } from './commands/command.ts';
import { INVARIANTS, type InvariantName } from './invariants/all.ts';
import { leftOf } from './invariants/deadlineIsSaid.ts';
import type { Moment } from './invariants/invariant.ts';
import { isKnown } from './known.ts';
import { withListValues } from './listLabels.ts';
import { type Model, newModel } from './model.ts';
import { look, type Seen, settled } from './observe.ts';
import type { Plan } from './plan.ts';
import type { Step } from './step.ts';
import { count, type Tally } from './tally.ts';
import { isOfAnOutage, type World } from './world.ts';

/** What did not hold after a step, and the steps that led there. */
export class JourneyFault extends Error {
  readonly invariant: string;
  readonly steps: readonly Step[];

  constructor(invariant: string, lines: readonly string[], steps: readonly Step[]) {
    super(`${invariant} does not hold after ${JSON.stringify(steps.at(-1))}:\n  ${lines.join('\n  ')}`);
    this.name = 'JourneyFault';
    this.invariant = invariant;
    this.steps = steps;
  }
}

/** A journey under way: takes steps, and looks after each whether everything holds. */
export interface Walk {
  model: Model;
  steps: Step[];
  take(step: Step): Promise<void>;
  /** Fails where there are lines. */
  fail(invariant: string, lines: readonly string[]): void;
}

function together(first: Seen, second: Seen): Seen {
  return {
    ...second,
    came: [...first.came, ...second.came],
    painted: [...first.painted, ...second.painted],
    commits: [...first.commits, ...second.commits],
    said: [...first.said, ...second.said],
    untimely: [...first.untimely, ...second.untimely],
  };
}

/** After the deadline each page that is come to is the one that says so. */
const LEADS_ELSEWHERE = new Set<Step['do']>(['back', 'history', 'reload']);

/** Typing is committed when it pauses: the page gets the time that it takes for that. */
const PATIENCE_MS = 5000;
const LATE: readonly InvariantName[] = [
  'isWhereExpected',
  'storeAgrees',
  'fieldsAgree',
  'summaryAgrees',
  'messagesStand',
  'messagesAreShown',
  'errorsAreHeard',
  'focusIsSensible',
  'deadlineIsSaid',
];

export async function beginWalk(
  world: World,
  plan: Plan,
  tally: Tally,
  byAxe: typeof axeOfNews,
): Promise<Walk> {
  const { page } = world;
  await page.goto(world.server.product.url + (plan.form.pages[0]?.path ?? '/'));
  await settled(page, world.underWay);
  const lookNow = async () => withListValues(plan.form, await look(page));
  const model = newModel(plan.form, plan.target, world.now, await lookNow());
  const steps: Step[] = [];

  /** What a person does with a message in a box: they read it and press its button; where it comes back, its last one. */
  async function dismissed(seen: Seen, button = 'button.cw-button--primary'): Promise<Seen> {
    if (seen.dialog === null) return seen;
    fail('dialog', await inDialog(page, seen.dialog));
    await tap(world, `dialog[open] ${button}`);
    await settled(page, world.underWay);
    const after = { ...together(seen, await lookNow()), said: [...seen.said, seen.dialog] };
    return after.dialog === null ? after : dismissed(after, '.cw-actions button:last-child');
  }

  function moment(step: Step, before: Seen, after: Seen): Moment {
    const wasAway = steps.some(
      (taken) => (taken.do === 'network' && !taken.on) || (taken.do === 'server' && !taken.up),
    );
    const complaints = world.watch.problems().filter((text) => !(wasAway && isOfAnOutage(text)));
    return { step, before, after, model, complaints };
  }

  const isSignIn = ({ path }: Seen) => path === plan.form.pages[0]?.path;

  async function waitFor(step: Step, before: Seen, first: Seen, wasSignedIn: boolean): Promise<Seen> {
    let after = first;
    let isRecognised = wasSignedIn;
    const limit = Date.now() + PATIENCE_MS;
    for (;;) {
      if (!isRecognised && model.signedIn) isRecognised = adoptPrefill(model, after, plan.rowOf(model));
      if (wasSignedIn && isSignIn(before) && !isSignIn(after))
        adoptCredentials(model, after, plan.rowOf(model));
      adopt(model, after);
      model.seen = after;
      const seen = moment(step, before, after);
      if (LATE.every((name) => INVARIANTS[name](seen).length === 0) || Date.now() > limit) return after;
      await wait(60);
      after = together(after, await lookNow());
    }
  }

  function fail(name: string, lines: readonly string[]): void {
    if (lines.length > 0) throw new JourneyFault(name, lines, [...steps]);
  }

  function check(seen: Moment): void {
    for (const [name, invariant] of Object.entries(INVARIANTS))
      fail(
        name,
        invariant(seen).filter((line) => !isKnown(name, line, seen)),
      );
  }

  return {
    model,
    steps,
    fail,
    async take(step) {
      const before = model.seen;
      const command = COMMANDS[step.do] as Command<typeof step.do>;
      const wasSignedIn = model.signedIn;
      noteSound(model);
      steps.push(step);
      count(tally.done, step.do);
      Object.assign(model, { typed: [], refused: null });
      try {
        await command.perform(world, step as never, model);
      } catch (error) {
        fail('canBeDone', [String(error)]);
      }
      await settled(page, world.underWay);
      const first = await dismissed(await lookNow());
      command.learn?.(model, step as never, first);
      if (leftOf(model) < 0 && first.path === '/deadline' && LEADS_ELSEWHERE.has(step.do))
        model.end = 'deadline';
      const after = await waitFor(step, before, first, wasSignedIn);
      check(moment(step, before, after));
      fail('axe', await byAxe(page, world.setting, after));
      if (world.setting.translated) fail('translation', await translationFaults(page));
    },
  };
}
