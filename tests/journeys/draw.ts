import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { drawCommands } from './drawn.ts';
import { keepForm } from './drawnForms/keptForm.ts';
import { type Ground, keptJourney, walkDrawn } from './journey.ts';
import { planOf } from './plan.ts';
import { drawSetting } from './settings.ts';
import type { KeptJourney } from './step.ts';
import { JourneyFault } from './walk.ts';

const FOLDER = join(import.meta.dirname, '../../.claimwright/journeys');

function write(seed: number, journey: KeptJourney): string {
  if (!existsSync(FOLDER)) mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${seed}.json`);
  const [, drawn] = /^drawn:(\d+)$/.exec(journey.settlement) ?? [];
  const kept = drawn ? { ...journey, settlement: keepForm(FOLDER, Number(drawn)) } : journey;
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  return file;
}

/** The shortest journey that showed a fault, and until when it is shortened further. */
class Shortest {
  found: { fault: JourneyFault; journey: KeptJourney } | undefined;
  #limit = Number.POSITIVE_INFINITY;
  readonly #shorteningMs: number;

  constructor(shorteningMs: number) {
    this.#shorteningMs = shorteningMs;
  }

  isOver(): boolean {
    return this.found !== undefined && Date.now() > this.#limit;
  }

  /** Whether the fault is the one that is shortened: another on the way is a journey of its own. */
  take(fault: JourneyFault, journey: KeptJourney): boolean {
    if (!this.found) this.#limit = Date.now() + this.#shorteningMs;
    else if (this.found.fault.invariant !== fault.invariant) return false;
    if (!this.found || journey.steps.length < this.found.journey.steps.length)
      this.found = { fault, journey };
    return true;
  }
}

/**
 * Walks the journey of a seed. One that shows a fault is shortened for as long as there is time, and written to a file
 * that can be kept in `found/`. Throws an error that names it.
 */
export async function walkSeed(ground: Ground, seed: number, shorteningMs: number): Promise<void> {
  const shortest = new Shortest(shorteningMs);
  const journeys = fc.asyncProperty(drawSetting, drawCommands, async ({ claim, ...setting }, commands) => {
    if (shortest.isOver()) return;
    const plan = planOf(setting.settlement, setting.form, claim);
    try {
      await walkDrawn(ground, setting, plan, commands);
    } catch (error) {
      if (!(error instanceof JourneyFault)) throw error;
      if (shortest.take(error, keptJourney(setting, plan, error))) throw error;
    }
  });
  const result = await fc.check(journeys, {
    seed,
    numRuns: 1,
    unbiased: true,
    endOnFailure: shorteningMs === 0,
  });
  const { found } = shortest;
  if (found) {
    const file = write(seed, found.journey);
    throw new Error(`${found.fault.message}\nseed ${seed}, ${found.journey.steps.length} steps: ${file}`);
  }
  if (result.failed) throw result.errorInstance ?? new Error(`The journey of seed ${seed} came to no end.`);
}
