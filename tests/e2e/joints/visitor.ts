import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect } from '../expect.ts';
import type { UploadedFile } from '../journey.ts';
import { labelled } from '../person.ts';

/** A small document that the server takes. */
export const receipt: UploadedFile = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  content: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** Opens a page of the product at a path, before anything has run in it when `prepare` is given. */
export async function openPage(
  browser: Browser,
  url: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, ...options });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await prepare(page);
  await page.goto(url);
  return page;
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

export const field = (page: Page, label: string) => page.locator('main').getByLabel(labelled(label));

export const choose = (page: Page, question: string, answer: string) =>
  page
    .getByRole('radiogroup', { name: labelled(question) })
    .or(page.getByRole('group', { name: labelled(question) }))
    .getByLabel(answer, { exact: true })
    .check();

/** Signs of work that does not end, which the page's text does not have: buttons at rest, and what was fetched last. */
const underWay = (page: Page) =>
  page.evaluate(() => {
    const resting = [...document.querySelectorAll('[aria-disabled="true"]')].map((one) => one.textContent);
    const fetched = performance.getEntriesByType('resource').slice(-12);
    return [
      `Buttons at rest: ${resting.join(', ') || 'none'}. Fetched last, until now (${Math.round(performance.now())} ms):`,
      ...fetched.map((one) => `${Math.round(one.startTime + one.duration)} ms ${new URL(one.name).pathname}`),
    ].join('\n');
  });

/** Waits until the page with this heading is shown; where it is not, the error has what the page shows and does instead. */
export async function shown(page: Page, heading: string): Promise<void> {
  try {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  } catch (error) {
    const instead = `${await page.locator('body').innerText()}\n${await underWay(page)}`;
    throw new Error(`“${heading}” was not shown. The page says instead:\n${instead}`, { cause: error });
  }
}

/** From the landing page to the first page of the form. */
export async function signIn(page: Page): Promise<void> {
  await shown(page, 'File your claim');
  await press(page, 'Start my claim');
  await shown(page, 'Your purchase');
}

/** From the landing page to the lists, as somebody who was paid before, so that a page is skipped on the way. */
export async function toLists(page: Page): Promise<void> {
  await signIn(page);
  await choose(page, 'Did you buy the product?', 'Yes');
  await field(page, 'Your name').fill('Ada Lovelace');
  await field(page, 'I was paid already').check();
  await press(page, 'Next');
  await shown(page, 'Documents and charges');
}

/** Begins an entry for a document with its file. */
export async function beginDocument(page: Page, description = '', name = receipt.name): Promise<void> {
  await press(page, 'Add a document');
  await field(page, 'File').setInputFiles({
    name,
    mimeType: receipt.mimeType,
    buffer: receipt.content,
  });
  if (description !== '') await field(page, 'What does it show?').fill(description);
}

/** Signs on the summary and files the claim. */
export async function file(page: Page): Promise<void> {
  await shown(page, 'Check and sign');
  await field(page, 'Type your full name').fill('Ada Lovelace');
  await press(page, 'Submit my claim');
  await shown(page, 'We have your claim');
}

/** Ends the browser's session on the server; the page does not hear of it. */
export const endServerSession = (page: Page) =>
  page.evaluate(async () => {
    const { requestHeaderName, requestToken } = await (await fetch('/api/csrf')).json();
    await fetch('/api/session-timeout', { method: 'POST', headers: { [requestHeaderName]: requestToken } });
  });
