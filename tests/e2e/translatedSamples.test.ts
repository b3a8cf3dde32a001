import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../../settlements/samples.testkit.ts';
import { translatePages } from '../browser/pageTranslator.ts';
import { translationFaults } from '../browser/translationFaults.ts';
import type { Stop } from './journey.ts';
import { SAMPLE_WALKS } from './journeys/sampleWalks.ts';
import { visit } from './person.ts';
import { type Visited, visited } from './served.ts';
import { speak } from './speak.ts';

const SETTLEMENTS = join(import.meta.dirname, '../../settlements');

const readsAsDrawn = (page: Page) => expect.poll(() => translationFaults(page)).toEqual([]);

/** Walks a form in a browser that translates, and compares what each page reads with the same page untranslated. */
async function walk({ browser, product }: Visited, stops: readonly Stop[], cultures: readonly string[]) {
  const viewport = { width: 1000, height: 800 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  await translatePages(page);
  await page.goto(product.url + stops[0]?.path);
  for (const { leave, ...stop } of stops) {
    for (const step of stop.steps) {
      await visit(page, { ...stop, steps: [step] });
      await readsAsDrawn(page);
    }
    for (const culture of cultures) {
      await speak(page, culture);
      await readsAsDrawn(page);
    }
    await visit(page, { ...stop, steps: [], ...(leave && { leave }) });
  }
  await readsAsDrawn(page);
  expect(broken).toEqual([]);
  const [code = ''] = await page.locator('.cw-receipt-code').allInnerTexts();
  await context.close();
  return code;
}

/** The forms of every sample, as its settlement has them. */
const formsOfSamples = (): string[] =>
  SAMPLES.flatMap((name) => {
    const { forms } = JSON.parse(readFileSync(join(SETTLEMENTS, name, 'settlement.json'), 'utf8'));
    return Object.keys(forms).map((form) => `${name}/${form}`);
  });

it('C10-22: every form of every sample is walked translated', () => {
  const walked = Object.entries(SAMPLE_WALKS).flatMap(([name, { forms, documents }]) =>
    [...Object.keys(forms), ...(documents ? ['documents-upload'] : [])].map((form) => `${name}/${form}`),
  );
  expect(walked.sort()).toEqual(formsOfSamples().sort());
});

describe.each(Object.entries(SAMPLE_WALKS))('%s in a browser that translates', (name, sample) => {
  const { cultures, forms, documents } = sample;
  const here = visited(`settlements/${name}`);

  it('C10-22: each page of each form reads as untranslated, after each step, in another language and back', async () => {
    const walks = Object.entries(forms).map(async ([form, stops]) => {
      const code = await walk(here, stops, cultures);
      if (form === documents?.after) await walk(here, documents.stops(code), cultures);
    });
    await Promise.all(walks);
  });
});
