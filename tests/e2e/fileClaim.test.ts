import { describe, expect, it } from 'vitest';
import { type FoundBrowser, findChromium, findFirefox, NO_FIREFOX } from '../browser/findBrowser.ts';
import { exportedBytes, exportedClaims } from './exported.ts';
import { itemizedClaim } from './journeys/itemizedClaim.ts';
import { visit } from './person.ts';
import { serveProduct } from './product.ts';
import { watchPage } from './watchPage.ts';

const { title, stops, stored, documents } = itemizedClaim;

/** What only proves who someone is cannot be read in what is stored (C13-04). */
const kept = {
  ...stored,
  credentials: Object.assign({}, stored.credentials, { pin: expect.stringMatching(/^hashed:[0-9a-f]{64}$/) }),
};

/** Files the claim as a person would; answers the code on the confirmation page and what the browser complained of. */
async function fileIn(found: FoundBrowser, url: string) {
  const browser = await found.launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const watch = await watchPage(page);
    await page.goto(url);
    for (const stop of stops) await visit(page, stop);
    const code = await page
      .locator('main')
      .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
      .innerText();
    return { code, problems: watch.problems() };
  } finally {
    await browser.close();
  }
}

async function expectFiledAndExported(found: FoundBrowser): Promise<void> {
  // What the captcha costs a claimant: nothing is spared here.
  const product = await serveProduct(undefined, { environment: { CLAIMWRIGHT_CAPTCHA_TRIES: '1500' } });
  try {
    const { code, problems } = await fileIn(found, product.url);
    const [filed, ...others] = await exportedClaims(product.data);
    expect(others).toEqual([]);
    expect(filed?.referenceCode).toBe(code);
    expect(filed?.claim).toEqual(kept);
    expect(filed?.documents.map(({ name }) => name)).toEqual(documents.map(({ name }) => name));
    for (const [index, { content }] of documents.entries()) {
      const path = filed?.documents[index]?.path;
      expect(content.equals(await exportedBytes(product.data, path)), `bytes of ${path}`).toBe(true);
    }
    expect(problems).toEqual([]);
  } finally {
    await product.stop();
  }
}

describe(`a Standard claim, from the landing page to the confirmation: ${title}`, () => {
  // In Chromium the claims of other samples are filed (sampleClaims.test.ts).
  it('C6-07, C6-11: every field and each document’s bytes are stored as they were entered, in Firefox where there is one', async ({
    annotate,
  }) => {
    const firefox = findFirefox();
    if (!firefox) await annotate(NO_FIREFOX);
    await expectFiledAndExported(firefox ?? findChromium());
  });
});
