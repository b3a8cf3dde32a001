import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { translatePages } from '../browser/pageTranslator.ts';
import { translationFaults } from '../browser/translationFaults.ts';
import type { Stop } from './journey.ts';
import { breachClaim } from './journeys/breachStops.ts';
import {
  forgottenDocument,
  productClaim,
  productLookup,
  repossessionClaim,
} from './journeys/financeStops.ts';
import { itemizedClaim } from './journeys/itemizedClaim.ts';
import { refundApplication } from './journeys/refundStops.ts';
import { moreDocuments, recallClaim, shortClaim, vehicleLookup } from './journeys/sampleStops.ts';
import { visit } from './person.ts';
import { type Served, served } from './served.ts';
import { speak } from './speak.ts';

const SETTLEMENTS = join(import.meta.dirname, '../../settlements');

/** A sample: a walk through each of its forms, and the languages that each page is shown in. */
interface Sample {
  cultures: readonly string[];
  forms: Record<string, readonly Stop[]>;
  /** The form that adds documents to a claim of another form, by its code. */
  documents?: { after: string; stops: (code: string) => readonly Stop[] };
}

const SAMPLES: Record<string, Sample> = {
  'harborline-finance': {
    cultures: ['es-US', 'en'],
    forms: { standard: productClaim, automotive: repossessionClaim, lookup: productLookup },
    documents: { after: 'standard', stops: forgottenDocument },
  },
  'larkmoor-breach': { cultures: ['es-US', 'en'], forms: { standard: breachClaim } },
  'lumora-refund': { cultures: ['ar', 'en'], forms: { standard: refundApplication } },
  'meridian-auto': { cultures: ['es-US', 'en'], forms: { standard: itemizedClaim.stops } },
  'meridian-auto-short': { cultures: ['ar', 'en'], forms: { standard: shortClaim } },
  'northline-recall': {
    cultures: ['es-US', 'en'],
    forms: { automotive: recallClaim, lookup: vehicleLookup },
    documents: { after: 'automotive', stops: moreDocuments },
  },
};

const readsAsDrawn = (page: Page) => expect.poll(() => translationFaults(page)).toEqual([]);

/** Walks a form in a browser that translates, and compares what each page reads with the same page untranslated. */
async function walk({ browser, product }: Served, stops: readonly Stop[], cultures: readonly string[]) {
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
function formsOfSamples(): string[] {
  const folders = readdirSync(SETTLEMENTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    const { forms } = JSON.parse(readFileSync(join(SETTLEMENTS, name, 'settlement.json'), 'utf8'));
    return Object.keys(forms).map((form) => `${name}/${form}`);
  });
}

it('C10-22: every form of every sample is walked translated', () => {
  const walked = Object.entries(SAMPLES).flatMap(([name, { forms, documents }]) =>
    [...Object.keys(forms), ...(documents ? ['documents-upload'] : [])].map((form) => `${name}/${form}`),
  );
  expect(walked.sort()).toEqual(formsOfSamples().sort());
});

describe.each(Object.entries(SAMPLES))('%s in a browser that translates', (name, sample) => {
  const { cultures, forms, documents } = sample;
  const here = served(`settlements/${name}`);

  it('C10-22: each page of each form reads as untranslated, after each step, in another language and back', async () => {
    const walks = Object.entries(forms).map(async ([form, stops]) => {
      const code = await walk(here, stops, cultures);
      if (form === documents?.after) await walk(here, documents.stops(code), cultures);
    });
    await Promise.all(walks);
  });
});
