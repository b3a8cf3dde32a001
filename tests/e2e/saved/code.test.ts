import { describe, expect, it } from 'vitest';
import { expect as see } from '../expect.ts';
import { exportedBytes, exportedClaims } from '../exported.ts';
import { field, openPage, press } from '../joints/visitor.ts';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { served } from '../served.ts';
import { byCode, fileInPieces } from './resumed.ts';

const here = served('settlements/meridian-auto');

describe('a form that is saved with a code and opened in another browser', () => {
  it('C10-11: at every page, with begun entries and documents, the claim is filed as it was entered', async () => {
    const { browser, product } = here;
    const { code, saved } = await fileInPieces(browser, product.url, {
      stops: itemizedClaim.stops,
      savingAt: () => byCode,
    });
    expect(new Set(saved).size).toBe(1);
    const [filed, ...others] = await exportedClaims(product.data);
    expect(others).toEqual([]);
    expect(filed?.referenceCode).toBe(code);
    const pin = expect.stringMatching(/^hashed:/);
    expect(filed?.claim).toEqual({
      ...itemizedClaim.stored,
      credentials: Object.assign({}, itemizedClaim.stored.credentials, { pin }),
    });
    for (const [index, { content }] of itemizedClaim.documents.entries()) {
      const bytes = await exportedBytes(product.data, filed?.documents[index]?.path);
      expect(content.equals(bytes)).toBe(true);
    }
    // Filing deletes what was saved.
    const page = await openPage(browser, product.url);
    await byCode.find(page, saved[0] ?? '');
    await field(page, 'Claim number').fill('MAF-100001');
    await field(page, 'PIN').fill('4821');
    await press(page, 'Open the saved form');
    await see(page.getByRole('alertdialog')).toContainText('We found nothing that was saved with this code.');
  });
});
