import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Ground, leave, newGround, walkAgain } from './journey.ts';
import type { KeptJourney } from './step.ts';

const FOLDER = process.env.JOURNEYS ?? join(import.meta.dirname, 'found');

const KEPT = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name): [string, KeptJourney] => [name, JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))]);

/** Ends a journey that hangs. */
const LIMIT_MS = 400_000;

let ground: Ground;

beforeAll(async () => {
  ground = await newGround();
});

afterAll(async () => {
  if (ground) await leave(ground);
});

describe('C10-01: a journey that once showed a fault', { timeout: LIMIT_MS, tags: 'slow' }, () => {
  it.each(KEPT)('%s: everything holds after each of its steps', async (_name, kept) => {
    await walkAgain(ground, kept);
  });
});
