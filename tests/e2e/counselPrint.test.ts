import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../server/testing/testServer.testkit.ts';
import { findChromium } from '../browser/findBrowser.ts';
import { axe } from './accessibility/engines/axe.ts';
import { equalAccess } from './accessibility/engines/equalAccess.ts';
import { reflow } from './accessibility/layout/reflow.ts';
import { claimwright } from './product.ts';

/** The page for counsel of a sample’s form. */
async function counselPage(browser: Browser, sample: string, form: string): Promise<Page> {
  const words = ['explain', `settlements/${sample}`, '--form', form, '--counsel'];
  const { stdout } = await claimwright(...words);
  const file = join(temporaryFolder(), 'counsel.html');
  await writeFile(file, stdout);
  const page = await browser.newPage({ viewport: { width: 320, height: 256 } });
  await page.goto(pathToFileURL(file).href);
  return page;
}

/** Runs in the page: what is told and takes no room on paper. */
function hiddenFacts(): string[] {
  const facts = [...document.querySelectorAll('dt, dd, dd p, .text p, .rule > p, .kept, td, th, h2, h3')];
  return facts
    .filter(
      (one) => !one.matches('.otherwise') && one.textContent !== '' && one.getClientRects().length === 0,
    )
    .map((one) => one.textContent ?? '');
}

let browser: Browser;

beforeAll(async () => {
  browser = await findChromium().launch();
});

afterAll(() => browser?.close());

it('C12-08: a long form in two languages is printed on 40 sheets at most, and nothing is left out', async () => {
  const page = await counselPage(browser, 'meridian-auto', 'standard');
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(hiddenFacts)).toEqual([]);
  const pdf = await page.pdf({ format: 'A4' });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
  expect(sheets.length).toBeGreaterThan(10);
  expect(sheets.length).toBeLessThanOrEqual(40);
});

it('C10-39: the page for counsel has no fault that an engine finds, and fits a window at 400 %', async () => {
  const page = await counselPage(browser, 'northline-recall', 'documents-upload');
  expect([...(await axe(page)), ...(await equalAccess(page)), ...(await reflow(page))]).toEqual([]);
});
