// @module-tag slow
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Stop } from '../journey.ts';
import { breachClaim, childsClaim } from '../journeys/breachStops.ts';
import {
  forgottenDocument,
  productClaim,
  productLookup,
  repossessionClaim,
} from '../journeys/financeStops.ts';
import { refundApplication } from '../journeys/refundStops.ts';
import { moreDocuments, recallClaim, shortClaim, vehicleLookup } from '../journeys/sampleStops.ts';
import { type Served, served } from '../served.ts';
import { type Check, EVERYWHERE, faultsOf, QUICK } from './checks.ts';
import { openReadingRoom } from './spoken.ts';
import { walkPages } from './walk.ts';

const PHONE = { width: 375, height: 812 };
const looks = {
  opened: [] satisfies Check[],
  pressed: QUICK,
  filled: (page: Page) => faultsOf(page, EVERYWHERE),
};

interface Walked {
  form: string;
  stops: readonly Stop[];
  /** Documents that are sent after the claim, by its code. */
  documents?: (code: string) => readonly Stop[];
}

/** Every form of the samples but for meridian-auto, whose pages pages.test.ts looks at in other windows, too. */
const WALKED: Record<string, { cultures: readonly string[]; forms: Walked[] }> = {
  'meridian-auto-short': {
    cultures: ['en', 'es-US', 'ar'],
    forms: [{ form: 'standard', stops: shortClaim }],
  },
  'northline-recall': {
    cultures: ['en', 'es-US'],
    forms: [
      { form: 'lookup', stops: vehicleLookup },
      { form: 'automotive', stops: recallClaim, documents: moreDocuments },
    ],
  },
  'lumora-refund': {
    cultures: ['en', 'es-US', 'ar'],
    forms: [{ form: 'standard', stops: refundApplication }],
  },
  'larkmoor-breach': {
    cultures: ['en', 'es-US'],
    forms: [
      { form: 'standard', stops: breachClaim },
      { form: 'for-a-child', stops: childsClaim },
    ],
  },
  'harborline-finance': {
    cultures: ['en', 'es-US'],
    forms: [
      { form: 'standard', stops: productClaim, documents: forgottenDocument },
      { form: 'automotive', stops: repossessionClaim },
      { form: 'lookup', stops: productLookup },
    ],
  },
};

/** Walks a form on a phone: every page by three engines and by ear. Returns its last page. */
async function walkForm(
  here: Served,
  form: string,
  stops: readonly Stop[],
  cultures: readonly string[],
  ending?: string,
): Promise<Page> {
  const context = await here.browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(here.product.url + stops[0]?.path);
  const found = await walkPages(page, {
    room: await openReadingRoom(here.browser),
    form,
    cultures,
    stops,
    looks,
    ...(ending && { ending }),
  });
  expect.soft(found).toEqual([]);
  return page;
}

describe.each(Object.entries(WALKED))('%s', (sample, { cultures, forms }) => {
  const here = served(`settlements/${sample}`);

  it.each(forms)(
    'C10-31: every page of $form has no fault and says what was agreed',
    async ({ form, stops, documents }) => {
      const page = await walkForm(here, `${sample}/${form}`, stops, cultures);
      if (!documents) return;
      const code = await page.locator('.cw-receipt-code').innerText();
      await walkForm(here, `${sample}/documents-upload`, documents(code), cultures, code.slice(-3));
    },
  );
});
