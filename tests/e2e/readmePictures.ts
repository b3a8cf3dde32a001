// Takes the two pictures of README.md, into docs/pictures: a page of a claim on a phone beside a desktop's, and the
// preview with a finding. A part of `npm run screenshots`; `npm run screenshots -- readme` takes these alone.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { bundleWith, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { buildPreview } from '../../scripts/buildApp.mjs';
import { findChromium } from '../browser/findBrowser.ts';
import { press, type } from './journey.ts';
import { openPreview } from './openPreview.ts';
import { visit } from './person.ts';
import { serveProduct } from './product.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/pictures');
const HEIGHT = 760;

/** Signs in to the first sample, and opens the page of the claimant's name and address. */
async function openAbout(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const steps = [type('Claim number', 'MAF-100001'), type('PIN', '4821'), press('Start my claim')];
  await visit(page, { path: '/', heading: 'File your claim', steps });
  await visit(page, { path: '/standard/claimant-info', heading: 'About you', steps: [] });
  await page.evaluate(() => document.fonts.ready);
}

/** One picture of pictures side by side, each with a border. */
async function beside(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1760, height: HEIGHT + 50 } });
  const images = pictures
    .map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`)
    .join('');
  await page.setContent(
    `<style>body{margin:0;padding:20px;display:flex;gap:30px;background:#fff;width:max-content}` +
      `img{border:1px solid #8a8a8a;border-radius:8px}</style>${images}`,
  );
  const picture = await page.locator('body').screenshot();
  await page.close();
  return picture;
}

async function fromTop(page: Page, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(() => scrollTo(0, 0));
  return page.screenshot();
}

async function pictureOfPage(browser: Browser): Promise<void> {
  const product = await serveProduct('settlements/meridian-auto');
  const page = await browser.newPage({ viewport: { width: 1280, height: HEIGHT } });
  try {
    await openAbout(page, product.url);
    const desktop = await fromTop(page, 1280);
    const phone = await fromTop(page, 375);
    await writeFile(join(folder, 'page.png'), await beside(browser, [phone, desktop]));
  } finally {
    await page.close();
    await product.stop();
  }
}

async function pictureOfPreview(browser: Browser): Promise<void> {
  await buildPreview();
  const bundle = bundleWith([], join(root, 'settlements/meridian-auto-short'));
  const preview = await openPreview(bundle);
  const page = await browser.newPage({ viewport: { width: 1280, height: HEIGHT } });
  try {
    await page.goto(preview.url);
    const form = page.frameLocator('iframe');
    await form.getByRole('heading', { level: 1 }).waitFor();
    await page.getByLabel('Page', { exact: true }).selectOption('standard/claimant-info');
    await form.getByRole('heading', { level: 1, name: 'About you' }).waitFor();
    const path = join(bundle, 'pages/standard/claimant-info.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace('"name": "phone"', '"name": "telephone"'));
    await page
      .getByRole('link', { name: /claimant-info\.json:\d+:\d+$/ })
      .first()
      .waitFor();
    await writeFile(join(folder, 'preview.png'), await page.screenshot());
  } finally {
    await page.close();
    await preview.stop();
    removeBundles();
  }
}

/** Takes both pictures. */
export async function takeReadmePictures(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await findChromium().launch();
  try {
    await pictureOfPage(browser);
    await pictureOfPreview(browser);
  } finally {
    await browser.close();
  }
}
