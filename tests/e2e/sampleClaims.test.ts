import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE, faultsOf } from './accessibility/checks.ts';
import { openReadingRoom } from './accessibility/spoken.ts';
import type { Shelf } from './accessibility/transcripts.ts';
import { type Looks, walkPages } from './accessibility/walk.ts';
import { exportedBytes, exportedClaims } from './exported.ts';
import { faultsOfAnswers } from './faultsOfAnswers.ts';
import { press, type Stop, upload } from './journey.ts';
import { breachClaim, breachDocuments, childsClaim } from './journeys/breachStops.ts';
import {
  forgottenDocument,
  productClaim,
  productLookup,
  repossessionClaim,
} from './journeys/financeStops.ts';
import { refundApplication } from './journeys/refundStops.ts';
import { visit } from './person.ts';
import { type Served, served } from './served.ts';
import { speak } from './speak.ts';
import { watchPage } from './watchPage.ts';

const PHONE = { width: 375, height: 812 };
const LOOKS: Looks = { opened: [], pressed: [], filled: (page) => faultsOf(page, EVERYWHERE) };

/** Where what is said of the pages is kept (`accessibility/transcripts.ts`). */
type Read = Pick<Shelf, 'form' | 'cultures' | 'ending'>;

/** Files a claim on a phone; reads and looks at each of its pages unless another claim had them; answers the last. */
async function file({ browser, product }: Served, stops: readonly Stop[], read?: Read): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const watch = await watchPage(page);
  await page.goto(product.url + stops[0]?.path);
  const faults: string[] = [];
  if (read) {
    const room = await openReadingRoom(browser);
    faults.push(...(await walkPages(page, { ...read, room, stops, looks: LOOKS })));
  } else for (const stop of stops) await visit(page, stop);
  expect([...faults, ...watch.problems()]).toEqual([]);
  return page;
}

const codeOn = (page: Page) => page.locator('.cw-receipt-code').innerText();

describe('lumora-refund', () => {
  const here = served('settlements/lumora-refund');

  it('C10-02: files an application with a charge that the records do not show, and the export has it as it was entered; Back stays at the receipt, with the focus on its heading', async () => {
    const page = await file(here, refundApplication, {
      form: 'lumora-refund/standard',
      cultures: ['en', 'es-US', 'ar'],
    });
    const referenceCode = await codeOn(page);
    await page.goBack();
    const heading = page.getByRole('heading', { level: 1, name: 'We have your application' });
    await expect.poll(() => heading.evaluate((place) => place === document.activeElement)).toBe(true);
    expect(await codeOn(page)).toBe(referenceCode);
    const [filed, ...others] = await exportedClaims(here.product.data);
    expect(others).toEqual([]);
    expect(filed).toMatchObject({ form: 'standard', entry: 'classList', referenceCode });
    expect(filed?.claim).toMatchObject({
      prepopulatedData: [{ claimId: 'LUM-2000001', memberSince: '05/14/2021', totalPaid: '419.72' }],
      claimantInfo: { firstName: 'Maria', phone: '(206) 342-8631', mailingCountry: 'US' },
      claimDetails: { agrees: 'no', freeTrial: true, paymentMethod: 'check', requested: '419.72' },
      claimTransactions: [{ transactionDate: '05/14/2021', amountClaimed: '29.99', netAmount: '24.99' }],
      signature: { certified: true, signature: 'Maria Alvarez' },
    });
  });

  it('C8-23: its ways in stand apart from what follows, without a frame of the browser’s own', async () => {
    const page = await here.browser.newPage({ viewport: PHONE });
    await page.goto(here.product.url);
    const ways = page.getByRole('group', { name: 'Do you have a letter or an email from us?' });
    const [above, below] = [await ways.boundingBox(), await page.locator('.cw-blocks').boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(15);
    expect(await ways.evaluate((group) => getComputedStyle(group).borderTopWidth)).toBe('0px');
  });
});

describe('larkmoor-breach', () => {
  const here = served('settlements/larkmoor-breach');

  it('C10-02, R4-08: a refused entry takes the focus to its first field in error, not to the file that was told of before', async () => {
    const page = await here.browser.newPage({ viewport: PHONE });
    await page.goto(here.product.url);
    for (const stop of breachClaim.slice(0, 3)) await visit(page, stop);
    const virus = { name: 'virus.exe', mimeType: 'application/octet-stream', content: Buffer.from('MZ') };
    const steps = [upload('Document that shows this loss', virus), press('Save this loss')];
    await visit(page, { path: '/standard/losses', heading: 'Your losses and your time', steps });
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent);
    await expect.poll(focused).toContain('Kind of loss');
  });

  it('C6-07, C6-11, C7-06: files a claim with a notice, and one for a child without; the receipt prints no text over another, the export has both as they were entered, and each document’s bytes', async () => {
    const { product } = here;
    const receipt = await file(here, breachClaim, {
      form: 'larkmoor-breach/standard',
      cultures: ['en', 'es-US'],
    });
    expect(await faultsOfAnswers(receipt)).toEqual([]);
    const codes = [
      await codeOn(receipt),
      await codeOn(
        await file(here, childsClaim, { form: 'larkmoor-breach/for-a-child', cultures: ['en', 'es-US'] }),
      ),
    ];
    const [own, childs, ...others] = await exportedClaims(product.data);
    expect(others).toEqual([]);
    expect([own?.referenceCode, childs?.referenceCode]).toEqual(codes);
    expect(own).toMatchObject({
      entry: 'classList',
      claim: {
        prepopulatedData: [{ claimNumber: 'LMH-200001', stateAtIncident: 'CA' }],
        claimDetails: {
          wantsCalifornia: true,
          lossPayment: '5000.00',
          timePayment: '125.00',
          payment: '5000.00',
        },
        claimTransactions: [
          { kind: 'loss', category: 'fraud', amountClaimed: '6,400.00' },
          { kind: 'time', description: 'Calls with the bank', hours: '6.5' },
        ],
        documentContexts: [{ kind: 'lossProof' }, { kind: 'report', claimTransactionId: null }],
      },
    });
    expect(linkOf(own?.claim.documentContexts)).toBe(linkOf(own?.claim.claimTransactions));
    for (const [index, { content }] of breachDocuments.entries()) {
      const path = own?.documents[index]?.path;
      expect(content.equals(await exportedBytes(product.data, path)), `bytes of ${path}`).toBe(true);
    }
    expect(childs).toMatchObject({
      entry: 'open',
      claim: {
        claimantInfo: {
          connection: 'patient',
          filingFor: 'child',
          filerName: 'Ada Okafor',
          birthDate: '05/14/2011',
        },
        claimDetails: { wantsCash: true, wantsMonitoring: true, paymentMethod: 'check' },
        signature: { signature: 'Ada Okafor', childSignature: 'Tobi Okafor' },
      },
    });
  });
});

/** The link of the first record of a list. */
function linkOf(records: unknown): unknown {
  return Array.isArray(records) ? records[0]?.claimTransactionId : undefined;
}

describe('harborline-finance', () => {
  const here = served('settlements/harborline-finance');

  const cultures = ['en', 'es-US'];
  const of = (form: string) => ({ form: `harborline-finance/${form}`, cultures });

  it('files a claim about products and a document for it, and the export has both as they were entered', async () => {
    const filed = await file(here, productClaim, of('standard'));
    const code = await codeOn(filed);
    for (const culture of cultures) {
      await speak(filed, culture);
      expect(await faultsOfAnswers(filed), culture).toEqual([]);
    }
    await file(here, forgottenDocument(code), { ...of('documents-upload'), ending: code.slice(-3) });
    const [product, document, ...others] = await exportedClaims(here.product.data);
    expect(others).toEqual([]);
    const [proof] = product?.documents ?? [];
    expect(product).toMatchObject({ form: 'standard', entry: 'classList', referenceCode: code });
    expect(product?.claim).toMatchObject({
      prepopulatedData: [{ claimNumber: 'HMC-300001', agreementDate: '03/14/2019', mailing: 'first' }],
      claimDetails: { productTotal: '895', productRefund: '403.4', costsPaid: '85.00', estimate: '488.40' },
      claimTransactions: [
        { kind: 'product', otherProduct: 'Key replacement', price: '895.00', refundDue: '403.40' },
        { kind: 'cost', costKind: 'lateFee', transactionDate: '09/15/2022', amountClaimed: '85.00' },
      ],
      documentContexts: [{ kind: 'costProof', claimTransactionId: expect.stringMatching(/./) }],
    });
    expect(proof?.name).toBe('late-fee receipt.pdf');
    expect(document).toMatchObject({ form: 'documents-upload', addedTo: product?.id });
  });

  it('files a claim about a repossession, which the export has as it was entered, and a look-up, which files nothing', async () => {
    const before = await exportedClaims(here.product.data);
    await file(here, repossessionClaim, of('automotive'));
    await file(here, productLookup, of('lookup'));
    const [repossession, ...others] = (await exportedClaims(here.product.data)).slice(before.length);
    expect(others).toEqual([]);
    expect(repossession).toMatchObject({
      form: 'automotive',
      claim: {
        claimDetails: {
          gotNotice: 'no',
          shareOfDeficiency: '250.13',
          propertyPaid: '90.00',
          estimate: '590.13',
        },
        claimTransactions: [{ kind: 'property', description: 'Child seat', amountClaimed: '90.00' }],
      },
    });
  });
});
