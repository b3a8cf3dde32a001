import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleWith, change, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { SAMPLES } from '../../settlements/samples.testkit.ts';
import { expect as expectSoon } from './expect.ts';
import { field, openPage, press, shown } from './joints/visitor.ts';
import { measureFirstLoad } from './measureFirstLoad.ts';
import { served, visited } from './served.ts';

/**
 * Most bytes of scripts, of styles, of fonts and of headers (of an asset and of a call), as they are sent, and most requests
 * beside those of fonts.
 * Raising one needs a reason in bench/results/page.md. The aims are 125,000 bytes of scripts and 6 requests (C11-10).
 */
const MOST = { scripts: 159_000, styles: 9_600, fonts: 51_000, headers: 400, callHeaders: 430, requests: 5 };

/** Its first page has a logo. */
const MOST_OF: Record<string, Partial<typeof MOST>> = {
  'northline-recall': { requests: 6 },
};

const FIELDS = Array.from({ length: 20 }, (_, index) => ({ name: `answer${index}`, label: 'Field_Charge' }));

/** Settlement whose entry page has a field for credentials and twenty more that must be filled in. */
const TWENTY_FIELDS = bundleWith(
  [
    ...FIELDS.map(({ name }) =>
      change('models.json', '/models/0/fields/-', { name, type: 'string', rules: [{ name: 'required' }] }),
    ),
    change('pages/standard/landing.json', '/blocks/-', {
      ...{ kind: 'fields', id: 'twenty', model: 'claimDetails', fields: FIELDS },
    }),
  ],
  join(import.meta.dirname, 'bundle'),
);

afterAll(removeBundles);

const PAGES = [
  ...SAMPLES.map((sample) => ({ name: sample, visit: () => visited(`settlements/${sample}`) })),
  { name: 'a page of twenty fields', visit: () => served(TWENTY_FIELDS) },
];

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

describe.each(PAGES)('the first load of $name', ({ name, visit }) => {
  const here = visit();

  it('C11-10: is bounded in scripts, styles, fonts, headers and requests, and asks for no library of later pages', async () => {
    const files = await measureFirstLoad(here.browser, here.product.url);
    const bodies = (kind: string) => files.filter((file) => file.kind === kind).map(({ body }) => body);
    const most = { ...MOST, ...MOST_OF[name] };
    const headersBelow = (folder: string) =>
      Math.max(...files.filter(({ path }) => path.startsWith(folder)).map(({ headers }) => headers));
    expect(sum(bodies('script'))).toBeLessThan(most.scripts);
    expect(sum(bodies('stylesheet'))).toBeLessThan(most.styles);
    expect(sum(bodies('font'))).toBeLessThan(most.fonts);
    expect(headersBelow('/app/dist/')).toBeLessThan(most.headers);
    expect(headersBelow('/api/')).toBeLessThan(most.callHeaders);
    expect(files.filter(({ kind }) => kind !== 'font').length).toBeLessThanOrEqual(most.requests);
    expect(files.filter(({ path }) => /dateFormats|phone|iban/.test(path))).toEqual([]);
  });
});

describe('the engine of masks', () => {
  const here = visited('settlements/northline-recall');

  it('C11-10, C7-07: comes after a text that was left, and the claim gets the shape that is shown', async () => {
    let letGo = () => {};
    const slow = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const page = await openPage(here.browser, `${here.product.url}/automotive`, (opening) =>
      opening.route('**/Masks-*.js', async (route) => {
        await slow;
        await route.continue();
      }),
    );
    const vin = field(page, 'Vehicle identification number (VIN)');
    await vin.fill('1M8GDM9A-XKP042788');
    await vin.blur();
    await expectSoon(vin).toHaveAttribute('aria-invalid', 'true');
    letGo();
    await expectSoon(vin).toHaveValue('1M8GDM9AXKP042788');
    await expectSoon(vin).not.toHaveAttribute('aria-invalid', 'true');
    await page.context().close();
  });
});

describe('the libraries of later pages', () => {
  const here = visited('settlements/lumora-refund');

  it('C11-10, C8-08: come with the first key, and judge the page that needs them, also after a reload', async () => {
    const asked: string[] = [];
    const page = await openPage(here.browser, here.product.url, async (opening) =>
      opening.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    );
    await shown(page, 'Apply for your refund');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('/phone-'))).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => asked.filter((path) => path.includes('/phone-')).length).toBe(1);
    await field(page, 'Claim ID').fill('LUM-2000001');
    await field(page, 'PIN').fill('48213');
    await press(page, 'Start my application');
    await shown(page, 'About you');
    const wrong = page.getByText('Enter a phone number of your country').first();
    const typeWrong = async () => {
      await field(page, 'Phone number').fill('12');
      await field(page, 'First name').focus();
      await expectSoon(wrong).toBeVisible();
    };
    await typeWrong();
    await page.reload();
    await shown(page, 'About you');
    await field(page, 'Phone number').fill('(206) 342-8631');
    await field(page, 'First name').focus();
    await expectSoon(wrong).toHaveCount(0);
    await typeWrong();
    await page.context().close();
  });

  it('C10-16: one that was lost is asked for again at the next try', async () => {
    const page = await openPage(here.browser, here.product.url);
    await page.route('**/phone-*.js', (route) => route.abort());
    await shown(page, 'Apply for your refund');
    await field(page, 'Claim ID').fill('LUM-2000001');
    await field(page, 'PIN').fill('48213');
    await press(page, 'Start my application');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await field(page, 'Claim ID').inputValue()).toBe('LUM-2000001');
    await page.unroute('**/phone-*.js');
    await press(page, 'Try again');
    await shown(page, 'About you');
    await page.context().close();
  });
});
