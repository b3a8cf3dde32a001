import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../server/testing/testServer.testkit.ts';
import { findChromium } from '../browser/findBrowser.ts';
import { claimwright } from './product.ts';

/** Runs in the page: what is told and takes no room on paper. */
function hiddenFacts(): string[] {
  const facts = [...document.querySelectorAll('dt, dd, dd p, .text p, .rule > p, .kept, td, th, h2, h3')];
  return facts
    .filter(
      (one) => !one.matches('.otherwise') && one.textContent !== '' && one.getClientRects().length === 0,
    )
    .map((one) => one.textContent ?? '');
}

it('C12-08: a long form in two languages is printed on 40 sheets at most, and nothing is left out', async () => {
  const { stdout } = await claimwright(
    'explain',
    'settlements/meridian-auto',
    '--form',
    'standard',
    '--counsel',
  );
  const file = join(temporaryFolder(), 'counsel.html');
  await writeFile(file, stdout);
  const browser = await findChromium().launch();
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(file).href);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(hiddenFacts)).toEqual([]);
    const pdf = await page.pdf({ format: 'A4' });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
    expect(sheets.length).toBeGreaterThan(10);
    expect(sheets.length).toBeLessThanOrEqual(40);
  } finally {
    await browser.close();
  }
});
