import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { expect } from '../expect.ts';
import { inChromium } from '../inChromium.ts';
import { type Product, serveProduct } from '../product.ts';
import { openPage, shown } from './visitor.ts';

const BLOCKS = Array.from({ length: 8 }, (_, at) => `block${at + 1}`);
const namesIn = (block: string) => Array.from({ length: 12 }, (_, at) => `${block}Answer${at + 1}`);
const answers = BLOCKS.flatMap(namesIn);

const here = inChromium();
let product: Product | undefined;
let folder: string;

async function change<T>(path: string, edit: (json: T) => void): Promise<void> {
  const file = join(folder, path);
  const json = JSON.parse(await readFile(file, 'utf8'));
  edit(json);
  await writeFile(file, JSON.stringify(json));
}

interface Models {
  models: { metadata: { formType: string }; fields: object[] }[];
}

/** A form whose only page of questions has 96 required ones, in eight blocks. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'claimwright-long-page-'));
  await cp('tests/e2e/bundle', folder, { recursive: true });
  await change<Models>('models.json', ({ models }) => {
    const model = models.find(({ metadata }) => metadata.formType === 'Automotive');
    model?.fields.push(...answers.map((name) => ({ name, type: 'string', rules: [{ name: 'required' }] })));
  });
  await change<{ blocks: object[] }>('pages/automotive/claimant-info.json', ({ blocks }) => {
    const model = 'claimantInfo';
    for (const id of BLOCKS)
      blocks.push({
        ...{ kind: 'fields', id, model },
        fields: namesIn(id).map((name) => ({ name, label: 'Field_FirstName' })),
      });
  });
  product = await serveProduct(folder);
});

afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('C10-02: of a long page full of errors only what is in sight is drawn, and a line of the summary leads to any of it', async () => {
  const page = await openPage(here.browser, `${product?.url}/automotive`);
  await shown(page, 'File for your vehicle');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.cw-group--long')).toHaveCount(BLOCKS.length);
  const drawn = () =>
    page
      .locator('.cw-group--long')
      .evaluateAll((groups) =>
        groups.map((group) => group.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
      );
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.cw-summary')).toBeFocused();
  await expect(page.locator('.cw-summary').getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await drawn()).slice(5)).toEqual([false, false, false]);
  await page.locator('.cw-summary a').last().click();
  const asked = page.locator('input:focus');
  await expect(asked).toBeInViewport({ ratio: 1 });
  const place = async () => (await asked.boundingBox())?.y;
  const before = await place();
  await page.evaluate(() => new Promise((after) => setTimeout(after, 300)));
  expect(await place()).toBe(before);
  expect((await drawn())[4]).toBe(true);
  await page.context().close();
});
