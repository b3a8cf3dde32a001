import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { INVARIANTS } from '../invariants/all.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface PlantedFault {
  part: string;
  file: string;
  find: string;
  replace: string;
  invariant: string;
  /** The tour that takes it, by its settlement; a seed's journey is another whenever the draws change. */
  tour?: string;
  /** The journey in found/ that takes it. */
  kept?: string;
  seed?: number;
}

const FAULTS = JSON.parse(readFileSync(join(import.meta.dirname, 'faults.json'), 'utf8')) as PlantedFault[];

const NAMES = [...Object.keys(INVARIANTS), 'axe', 'exportAgrees', 'canBeDone', 'dialog', 'translation'];

describe('each fault that is planted for the journeys', () => {
  it.each(FAULTS)('$part: is in its file once, and is found by an invariant', (fault) => {
    expect(readFileSync(join(ROOT, fault.file), 'utf8').split(fault.find)).toHaveLength(2);
    expect(fault.replace).not.toBe(fault.find);
    expect(NAMES).toContain(fault.invariant);
    expect([fault.tour, fault.kept, fault.seed].filter(Boolean)).toHaveLength(1);
  });

  it('are at least one for each invariant', () => {
    const found = new Set(FAULTS.map(({ invariant }) => invariant));
    expect([...Object.keys(INVARIANTS), 'axe', 'exportAgrees'].filter((name) => !found.has(name))).toEqual(
      [],
    );
  });
});
