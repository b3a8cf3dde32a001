// Walks a claim in each theme and takes a picture of every state of its pages: `npm run screenshots`. Parts of names
// leave the others out: `npm run screenshots -- ftc receipt` for the receipt of one theme, `-- readme` for the two of README.md.

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { THEME_LAYOUTS } from '../../src/themes/themes.ts';
import { findChromium } from '../browser/findBrowser.ts';
import { choose, clear, inRow, pick, press, type Step, type Stop, tick, type, upload } from './journey.ts';
import { agree } from './journeys/sharedStops.ts';
import { visit } from './person.ts';
import { serveProduct } from './product.ts';
import { takeReadmePictures } from './readmePictures.ts';
import { speak } from './speak.ts';

const SAMPLES = ['meridian-auto', 'meridian-auto-short', 'northline-recall'];
const WIDTHS = [320, 375, 1280];
/** A letter between margins of half an inch, in px. */
const PAPER = { width: 720, height: 960 };
/** What the header may take of a phone's height, in px. */
const PHONE_HEADER = 120;
const root = join(import.meta.dirname, '../..');
const folder = join(root, '.claimwright', 'screenshots');

const photo = {
  name: 'photo of the receipt for the late fee of May 2021.png',
  mimeType: 'image/png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A state of a page: how it is reached from the one before, and its name as a picture. */
interface State extends Stop {
  name: string;
}

const charge = (amount: string): Step[] => [
  press('Add a charge'),
  ...inRow(
    choose('Kind of charge', 'Late fee'),
    type('Who was paid, and for what', 'Meridian, late fee for May'),
    type('Date', '05202021'),
    choose('Paid with', 'Card'),
    type('Amount', amount),
  ),
];

const LANDING = { path: '/', heading: 'File your claim' };
const ABOUT = { path: '/standard/claimant-info', heading: 'About you' };
const CLAIM = { path: '/standard/claim-details', heading: 'Your vehicle and your claim' };
const DOCUMENTS = { path: '/standard/supporting-documents', heading: 'Supporting documents' };
const PAYMENT = { path: '/standard/payment-election', heading: 'How you want to be paid' };
const NOT_ELIGIBLE = {
  path: '/standard/not-eligible',
  heading: 'You cannot file a claim in this settlement',
};
const SUMMARY = { path: '/standard/claim-summary', heading: 'Check and sign' };

const STATES: State[] = [
  { ...LANDING, name: '01-landing', steps: [] },
  { ...LANDING, name: '02-landing-errors', steps: [type('Claim number', 'MAF-1'), press('Start my claim')] },
  {
    ...LANDING,
    name: '03-landing-answered',
    steps: [clear('Claim number'), type('Claim number', 'MAF-100001'), type('PIN', '4821')],
    leave: 'Start my claim',
  },
  { ...ABOUT, name: '04-about', steps: [] },
  { ...ABOUT, name: '05-about-errors', steps: [press('Next')] },
  {
    ...ABOUT,
    name: '06-about-answered',
    steps: [type('Enter your email address again', 'maria.alvarez@example.com'), tick('By email')],
    leave: 'Next',
  },
  { ...CLAIM, name: '07-claim', steps: [] },
  {
    ...CLAIM,
    name: '07-claim-not-covered',
    steps: [
      type('Meridian account number', '4400100001'),
      type('Date you signed the loan or lease', '03142020'),
      pick('What is the status of the loan or lease?', 'I never had a loan or lease with Meridian'),
      pick('What would you like to claim?', 'The $40 payment. I do not need to show anything.'),
    ],
    leave: 'Next',
  },
  { ...NOT_ELIGIBLE, name: '07-exit', steps: [], leave: 'Back' },
  {
    ...CLAIM,
    name: '08-claim-empty-table',
    steps: [
      pick('What is the status of the loan or lease?', 'It is paid off, or the lease has ended'),
      type('Date the loan or lease ended', '06302023'),
      pick('What would you like to claim?', 'Repayment of fees and costs that I will list'),
    ],
  },
  { ...CLAIM, name: '09-claim-row-editor', steps: charge('135.5') },
  {
    ...CLAIM,
    name: '10-claim-rows',
    steps: [...charge('1048.25'), pick('Has anyone already paid you back for any of these charges?', 'No')],
    leave: 'Next',
  },
  { ...PAYMENT, name: '11-payment', steps: [pick('Payment method', 'Check by mail')], leave: 'Next' },
  {
    ...DOCUMENTS,
    name: '12-documents',
    steps: [
      upload('File', photo),
      choose('What does it show?', 'Proof of a charge'),
      type('Description', 'The late fee of May 2021'),
      press('Save this document'),
    ],
    leave: 'Next',
  },
  {
    ...SUMMARY,
    name: '13-summary',
    steps: [agree, type('Type your full name', 'Maria T Alvarez')],
    leave: 'Submit my claim',
  },
  { path: '/standard/confirmation', heading: 'We have your claim', name: '14-receipt', steps: [] },
];

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const contentOf = (sample: string, culture: string) =>
  join(root, 'settlements', sample, 'content', `${culture}.json`);

/**
 * A copy of the long sample in another theme, in Arabic too. No sample of this length has Arabic: the texts that it shares
 * with the short one are that one's, and say what only a short claim is; the others are the English that stands in for them.
 */
async function inTheme(theme: string, to: string): Promise<string> {
  await cp(join(root, 'settlements/meridian-auto'), to, { recursive: true });
  const path = join(to, 'settlement.json');
  const settlement = await readJson(path);
  const cultures = { ...settlement.cultures, ar: 'العربية' };
  await writeFile(path, JSON.stringify({ ...settlement, theme, cultures }));
  await cp(contentOf('meridian-auto-short', 'ar'), join(to, 'content', 'ar.json'));
  return to;
}

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.every((part) => name.includes(part));

/** The page in each language of its settlement, of which the first is the one it is walked in. */
async function take(page: Page, name: string, cultures: readonly string[]): Promise<void> {
  for (const culture of cultures) {
    if (!isWanted(`${name}-${culture}`)) continue;
    await speak(page, culture);
    await shoot(page, `${name}-${culture}`);
  }
  await speak(page, cultures[0] ?? 'en');
}

/** Resolves once the page is drawn in the window that it has now, in its own fonts. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
  });

/** The whole page in a window as high as the page: Chromium leaves parts of a longer one undrawn now and then. */
async function picture(page: Page, width: number, name: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await drawn(page);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** One picture for each width, one as it is printed and the sheets of that, and what is wider than the page. */
async function shoot(page: Page, name: string): Promise<void> {
  await page.locator('main .cw-loading').waitFor({ state: 'detached' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await drawn(page);
    const { scrollWidth, header } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      header: document.querySelector('header')?.offsetHeight ?? 0,
    }));
    if (scrollWidth > width) console.warn(`${name} at ${width}: the page is ${scrollWidth} px wide`);
    if (header > PHONE_HEADER && width < 400) console.warn(`${name} at ${width}: a header of ${header} px`);
    await picture(page, width, `${name}-${width}`);
  }
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  await drawn(page);
  await picture(page, PAPER.width, `${name}-print`);
  // As sheets of paper, too: what is printed over itself shows on these alone.
  await page.pdf({ path: join(folder, `${name}.pdf`), preferCSSPageSize: true });
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function walk(page: Page, theme: string): Promise<void> {
  for (const { leave, ...state } of STATES) {
    await visit(page, state);
    await take(page, `${theme}-${state.name}`, ['en', 'es-US', 'ar']);
    if (leave) await visit(page, { ...state, steps: [press(leave)] });
  }
}

/** The landing page of a sample in its own theme and languages. */
async function landings(page: Page, sample: string): Promise<void> {
  const { cultures } = await readJson(join(root, 'settlements', sample, 'settlement.json'));
  const wanted = Object.keys(cultures).filter((culture) => isWanted(`${sample}-${culture}`));
  if (wanted.length === 0) return;
  const product = await serveProduct(`settlements/${sample}`);
  await page.goto(product.url);
  await page.locator('main h1').waitFor();
  await take(page, sample, wanted);
  await product.stop();
}

if (isWanted('readme')) await takeReadmePictures();
const browser = await findChromium().launch();
const copies = await mkdtemp(join(tmpdir(), 'claimwright-screenshots-'));
await mkdir(folder, { recursive: true });
try {
  for (const sample of SAMPLES) await landings(await (await browser.newContext()).newPage(), sample);
  for (const theme of Object.keys(THEME_LAYOUTS)) {
    if (
      !STATES.some(({ name }) =>
        ['en', 'es-US', 'ar'].some((culture) => isWanted(`${theme}-${name}-${culture}`)),
      )
    )
      continue;
    const product = await serveProduct(await inTheme(theme, join(copies, theme)));
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(product.url);
    await walk(page, theme);
    await page.close();
    await product.stop();
  }
} finally {
  await browser.close();
  await rm(copies, { recursive: true });
}
console.log(`The pictures are in ${folder}.`);
