import { readFileSync } from 'node:fs';
import type { WebKit } from '../browser/webkit.ts';
import { fileInWebKit } from '../e2e/floor/fileInWebKit.ts';
import { SAMPLE_WALKS } from '../e2e/journeys/sampleWalks.ts';

/** Reads from a settlement's file which of its forms are looked up, and so file nothing. */
const isLookup = (name: string, form: string): boolean =>
  JSON.parse(readFileSync(`settlements/${name}/settlement.json`, 'utf8')).forms[form].formType === 'Lookup';

const WALKS = Object.entries(SAMPLE_WALKS).flatMap(([name, { forms }]) =>
  Object.entries(forms).map(([form, stops]) => ({ name, form, stops })),
);

const WIDTHS = [375, 1280];

/**
 * Walks a form of a sample in the engine of Safari, which no journey of playwright's can drive: each round the next form,
 * at the other width after all. Throws what does not hold: filed and stored once, a lookup never, no page wider than the
 * window, no error on the console.
 */
export async function walkInWebKit(launch: () => Promise<WebKit>, round: number): Promise<void> {
  const { name = '', form = '', stops = [] } = WALKS[round % WALKS.length] ?? {};
  const width = WIDTHS[Math.floor(round / WALKS.length) % WIDTHS.length] ?? 375;
  const where = `${name}, ${stops[0]?.path}, at ${width} px in WebKitGTK`;
  const filed = await fileInWebKit(launch, {
    settlement: `settlements/${name}`,
    width,
    culture: 'en',
    stops: [...stops],
    isFiled: !isLookup(name, form),
  }).catch((error: unknown) => {
    throw new Error(`${where}: ${error}`, { cause: error });
  });
  const stored = filed.claims.map(({ referenceCode }) => referenceCode);
  const wanted = filed.code === null ? [] : [filed.code];
  const faults = [
    ...(String(stored) === String(wanted) ? [] : [`stored ${stored}, told ${wanted}`]),
    ...filed.wide.map(([path, sideways]) => `${path} is ${sideways} px wider than the window`),
    ...filed.complaints,
  ];
  if (faults.length > 0) throw new Error(`${where}: ${faults.join('; ')}`);
}
