import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readForm } from '../transforms/config/readForm.ts';
import { buildFormModel } from '../transforms/form/buildFormModel.ts';
import { isFormName } from '../transforms/ground/modelNames.ts';
import { isContainer, toPointer } from '../transforms/ground/pointer.ts';
import { readBundle } from './readBundle.ts';
import { bundleWith, filesIn, placesIn, removeBundles } from './testing/bundles.testkit.ts';
import { validateBundle } from './validateBundle.ts';

const SAMPLE = join(import.meta.dirname, '..', 'settlements', 'meridian-auto');
const RUNS = process.env.CLAIMWRIGHT_FUZZ_RUNS;

/** What may go wrong in a file: a value of another kind, a misspelt key, something gone, something twice. */
type Damage = (holder: Record<string, unknown>, key: string, value: unknown) => void;

const DAMAGES: Damage[] = [
  (holder, key, value) => {
    holder[key] = value;
  },
  (holder, key) => {
    delete holder[key];
    if (Array.isArray(holder)) holder.length = Object.keys(holder).length;
  },
  (holder, key) => {
    if (Array.isArray(holder)) return;
    holder[`${key.slice(0, 1)}${key.slice(2)}x`] = holder[key];
    delete holder[key];
  },
  (holder, key) => {
    if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
    else holder[key] = [holder[key], holder[key]];
  },
];

const damage = fc.record({
  file: fc.nat(),
  place: fc.nat(),
  kind: fc.nat({ max: DAMAGES.length - 1 }),
  value: fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('claimantInfo', 'email', 'yes', '', '^(a', 'Landing_Title', -1),
  ),
});

/** Builds every form, as a start of the server does. Raises what that would raise. */
function buildAll(folder: string): void {
  const { bundle } = readBundle(folder).view;
  for (const form of Object.keys(bundle.settlement.forms).filter(isFormName))
    expect(buildFormModel(readForm(bundle, form)).faults).toEqual([]);
}

function apply(
  folder: string,
  { file, place, kind, value }: { file: number; place: number; kind: number; value: unknown },
): void {
  const files = filesIn(folder).filter((name) => name.endsWith('.json'));
  const path = join(folder, files[file % files.length] ?? '');
  const whole = readFileSync(path, 'utf8');
  if (whole === '') return;
  const root = { value: JSON.parse(whole) as unknown };
  const places = placesIn(root).filter((keys) => keys.length > 0);
  const keys = places[place % places.length] ?? ['value'];
  const holder = keys
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (isContainer(inner) ? inner[key] : undefined), root);
  const key = keys.at(-1);
  if (key === undefined || !isContainer(holder)) throw new Error(`There is nothing at ${toPointer(keys)}.`);
  DAMAGES[kind]?.(holder, key, value);
  const text = JSON.stringify(root.value, null, 2);
  // Without its root a file is empty.
  writeFileSync(path, text ?? '');
}

async function damageBundles(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      // A whole sample takes ten times as long to look at.
      fc.constantFrom(undefined, undefined, undefined, SAMPLE),
      fc.array(damage, { minLength: 1, maxLength: 3 }),
      async (from, damages) => {
        const folder = bundleWith([], from);
        for (const one of damages) apply(folder, one);
        const findings = await validateBundle(folder);
        for (const { file, line, column, message } of findings) {
          const lines = existsSync(join(folder, file))
            ? readFileSync(join(folder, file), 'utf8').split('\n')
            : [''];
          expect(line, message).toBeLessThanOrEqual(lines.length);
          expect(column, message).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
        }
        const printed = findings.map((finding) => JSON.stringify(finding));
        expect(new Set(printed).size).toBe(printed.length);
        if (!findings.some(({ severity }) => severity === 'error')) buildAll(folder);
        removeBundles();
      },
    ),
    { numRuns: Number(RUNS ?? runs), seed: 7 },
  );
}

describe('a damaged bundle', () => {
  const title =
    'C5-01, C5-03: whatever is wrong in the files, every check ends, every finding has a place in them, and what has no error can be served; %i times';

  it.each([40])(title, damageBundles);

  it.each([100])(title, { tags: 'slow' }, damageBundles);
});
