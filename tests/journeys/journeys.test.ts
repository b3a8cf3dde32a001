import { afterAll, beforeAll, describe, it } from 'vitest';
import { findWebKit } from '../browser/webkit.ts';
import { walkSeed } from './draw.ts';
import { walkInWebKit } from './inWebKit.ts';
import { type Ground, leave, newGround } from './journey.ts';
import { lineOf, neverDone } from './tally.ts';

const MINUTES = Number(process.env.JOURNEY_MINUTES ?? 0);
const FIRST = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 30));
const SHORTENING_MS = Number(process.env.SHORTENING_MS ?? 100_000);

let ground: Ground;

beforeAll(async () => {
  ground = await newGround();
});

afterAll(async () => {
  if (ground) await leave(ground);
});

const secondsSince = (begun: number): number => Math.round((Date.now() - begun) / 1000);

const webkit = findWebKit();
/** Journeys for each one that is a claim of a sample in the engine of Safari. */
const IN_WEBKIT = 10;

const isInWebKit = (seed: number): boolean => seed % IN_WEBKIT === 0 && 'launch' in webkit;

async function walk(seed: number): Promise<void> {
  if (isInWebKit(seed) && 'launch' in webkit) await walkInWebKit(webkit.launch, seed / IN_WEBKIT);
  else await walkSeed(ground, seed, SHORTENING_MS);
}

/** Walks the journey of a seed and says so; answers what it showed, or null. */
async function walked(seed: number): Promise<string | null> {
  const begun = Date.now();
  const fault = await walk(seed).then(() => null, String);
  const where = isInWebKit(seed) ? ' in WebKitGTK' : '';
  console.log(`seed ${seed}${where}: ${fault ?? 'all holds'} (${secondsSince(begun)} s)`);
  return fault;
}

describe('journeys for as long as was asked', () => {
  it(
    `walks for ${MINUTES} minutes from seed ${FIRST}`,
    async () => {
      const begun = Date.now();
      const faults = new Map<number, string>();
      let seed = FIRST;
      for (; secondsSince(begun) < MINUTES * 60; seed += 1) {
        const fault = await walked(seed);
        if (fault) faults.set(seed, fault);
      }
      const never = neverDone(ground.tally);
      console.log(`done: ${lineOf(ground.tally.done)}\nended: ${lineOf(ground.tally.ended)}`);
      if ('missing' in webkit) console.log(`in WebKitGTK: ${webkit.missing}`);
      if (never.length > 0) console.log(`never done: ${never.join(', ')}`);
      console.log(
        `journeys: ${seed - FIRST} walked in ${Math.round(secondsSince(begun) / 60)} minutes, seeds ${FIRST} to ` +
          `${seed - 1}, ${faults.size} with a fault${faults.size > 0 ? `: ${[...faults.keys()].join(', ')}` : ''}`,
      );
      if (faults.size > 0)
        throw new Error(`${faults.size} journeys showed a fault:\n${[...faults.values()].join('\n\n')}`);
    },
    (MINUTES + 10) * 60_000,
  );
});
