import fc from 'fast-check';
import type { Browser } from 'playwright';
import { findChromium } from '../browser/findBrowser.ts';
import { axeOfNews } from './axeOfNews.ts';
import { nextCalmStep } from './calmly.ts';
import { COMMANDS } from './commands/all.ts';
import type { Intent } from './commands/command.ts';
import { fieldAt } from './commands/entering.ts';
import { exportAgrees } from './invariants/exportAgrees.ts';
import type { Model } from './model.ts';
import { type Plan, planOf } from './plan.ts';
import type { KeptJourney, Setting, Step, StepOf } from './step.ts';
import { count, newTally, type Tally } from './tally.ts';
import { beginWalk, type JourneyFault, type Walk } from './walk.ts';
import { openServer, openWorld, type Server, type World } from './world.ts';

/** More steps than any claim of the samples takes. */
const MOST_STEPS = 250;

/** What journeys share: a browser, and a server for each settlement, started when it is first needed. */
export interface Ground {
  browser: Browser;
  servers: Map<string, Server>;
  /** What was done in all of them. */
  tally: Tally;
}

export const newGround = async (): Promise<Ground> => ({
  browser: await findChromium().launch(),
  servers: new Map(),
  tally: newTally(),
});

const isDrawn = (settlement: string): boolean => settlement.startsWith('drawn:');

/** A form that chance made is walked once: its server ends when the next such form gets one. */
async function endDrawn(servers: Map<string, Server>): Promise<void> {
  for (const [settlement, { product }] of servers) {
    if (!isDrawn(settlement)) continue;
    servers.delete(settlement);
    await product.stop();
  }
}

async function serverOf({ servers }: Ground, settlement: string): Promise<Server> {
  const known = servers.get(settlement);
  if (known) return known;
  if (isDrawn(settlement)) await endDrawn(servers);
  const server = await openServer(settlement);
  servers.set(settlement, server);
  return server;
}

export async function leave({ browser, servers }: Ground): Promise<void> {
  await browser.close();
  for (const { product } of servers.values()) await product.stop();
}

/** Opens the settlement's first page, walks, and closes the browser's window whatever came of it. */
async function inWorld(
  ground: Ground,
  setting: Setting,
  plan: Plan,
  go: (walk: Walk, world: World) => Promise<void>,
  byAxe = axeOfNews,
): Promise<void> {
  const { browser, tally } = ground;
  const server = await serverOf(ground, setting.settlement);
  const world = await openWorld(browser, server, setting);
  try {
    const walk = await beginWalk(world, plan, tally, byAxe);
    await go(walk, world);
    count(tally.ended, walk.model.end ?? 'under way');
  } finally {
    await world.close();
  }
}

/** Answers what is left and files the claim; looks whether what was stored is what was entered. */
async function toTheEnd(walk: Walk, { page, server }: World): Promise<void> {
  const { model, steps } = walk;
  for (let step = nextCalmStep(model); step; step = nextCalmStep(model)) {
    await walk.take(step);
    if (steps.length > MOST_STEPS)
      walk.fail('isWhereExpected', [`the claim is not filed after ${MOST_STEPS} steps`]);
  }
  if (model.end !== 'filed') return;
  const code = await page.locator('.cw-receipt-code').first().innerText();
  walk.fail('exportAgrees', await exportAgrees(model, server.product.data, code));
}

/** Walks a drawn journey from the first page to the end. Throws a JourneyFault. */
export async function walkDrawn(
  ground: Ground,
  setting: Setting,
  plan: Plan,
  commands: Iterable<fc.AsyncCommand<Model, Walk>>,
): Promise<void> {
  await inWorld(ground, setting, plan, async (walk, world) => {
    await fc.asyncModelRun(() => ({ model: walk.model, real: walk }), commands);
    await toTheEnd(walk, world);
  });
}

/** In place of axe on a kept journey whose fault axe did not see: its pages are looked at on others. */
const nothingByAxe = async (): Promise<string[]> => [];

/** Takes the steps of a kept journey that can be taken as the page stands. Throws a JourneyFault. */
export async function walkAgain(ground: Ground, kept: KeptJourney): Promise<void> {
  const plan = planOf(kept.settlement, kept.form, kept.target);
  const walkAll = async (walk: Walk, world: World) => {
    for (const step of kept.steps) await walk.take(step);
    if (kept.toTheEnd) await toTheEnd(walk, world);
  };
  await inWorld(ground, kept, plan, walkAll, kept.found.startsWith('axe') ? axeOfNews : nothingByAxe);
}

/** What is to be done once on a tour: a thing that people do, one of its kinds, or on one page; or an answer, word by word. */
export type Sight =
  | Step['do']
  | Pick<StepOf<'item'>, 'do' | 'act'>
  | { do: 'removeEntry'; keep: StepOf<'removeEntry'>['keep'] }
  | { do: 'next'; on: string }
  | StepOf<'type' | 'wait'>;

/** What may make a step of a sight: an answer can be given once its field is shown. */
function intentsOf(sight: Sight): Intent[] {
  if (typeof sight === 'object' && sight.do === 'type')
    return [({ seen }) => (fieldAt(seen, sight.at)?.enabled ? sight : null)];
  const name = typeof sight === 'string' ? sight : sight.do;
  return fc.sample<Intent>(COMMANDS[name].draw, { seed: 1, numRuns: 40 });
}

/** The step of a sight on the page as it stands, where it can be done there. */
function stepOf(sight: Sight, intents: readonly Intent[], model: Model): Step | undefined {
  const { on, ...wanted } = { on: undefined, ...(typeof sight === 'string' ? { do: sight } : sight) };
  if (on !== undefined && model.seen.path !== on) return undefined;
  const isOfSight = (step: Step) =>
    Object.entries(wanted).every(([key, value]) => (step as Record<string, unknown>)[key] === value);
  return intents.flatMap((intent) => intent(model) ?? []).find(isOfSight);
}

/** Files a claim calmly, and does each of some things beside it, once, as soon as it can be done. Throws a JourneyFault. */
export async function walkTour(
  ground: Ground,
  setting: Setting,
  plan: Plan,
  sights: readonly Sight[],
): Promise<void> {
  await inWorld(ground, setting, plan, async (walk, world) => {
    const left = new Map(sights.map((sight) => [sight, intentsOf(sight)]));
    while (left.size > 0 && walk.steps.length < MOST_STEPS) {
      const seen = [...left].find(([sight, intents]) => stepOf(sight, intents, walk.model));
      const step = (seen && stepOf(...seen, walk.model)) ?? nextCalmStep(walk.model);
      if (!step) break;
      await walk.take(step);
      if (seen) left.delete(seen[0]);
    }
    if (left.size > 0) throw new Error(`The tour never came to ${JSON.stringify([...left.keys()])}`);
    await toTheEnd(walk, world);
  });
}

/** The shortest of the journeys that showed a fault, as it can be kept. */
export function keptJourney(setting: Setting, plan: Plan, fault: JourneyFault): KeptJourney {
  const { settlement, form, start, width, translated } = setting;
  const steps: Step[] = [...fault.steps];
  return {
    found: fault.message.split('\n').slice(0, 3).join(' '),
    settlement,
    form,
    start,
    width,
    ...(translated && { translated }),
    target: plan.target,
    steps,
  };
}
