import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDrawnBundle } from './drawnBundle.ts';
import { type DrawnForm, drawnForm } from './drawnForm.ts';

const FOUND = join(import.meta.dirname, '../found');

/**
 * Keeps the form of a seed beside the journeys of a folder, and gives the settlement's name by which it is known there:
 * the form of a seed is another one whenever somebody changes what chance may draw.
 */
export function keepForm(folder: string, seed: number): string {
  const name = `drawn-${seed}`;
  mkdirSync(join(folder, 'forms'), { recursive: true });
  writeFileSync(join(folder, 'forms', `${name}.json`), `${JSON.stringify(drawnForm(seed), null, 1)}\n`);
  return `kept:${name}`;
}

/** Writes the bundle of a kept form: of the journeys that are walked, or of those in `found/`. */
export function writeKeptBundle(folder: string, name: string): void {
  const places = [process.env.JOURNEYS, FOUND].flatMap((place) => (place ? [join(place, 'forms')] : []));
  const place = places.find((one) => existsSync(join(one, `${name}.json`)));
  if (place === undefined) throw new Error(`No form ${name} is kept in ${places.join(' or ')}`);
  writeDrawnBundle(folder, JSON.parse(readFileSync(join(place, `${name}.json`), 'utf8')) as DrawnForm);
}
