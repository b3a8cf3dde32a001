import { describe, expect, it } from 'vitest';
import { expect as see } from '../expect.ts';
import { exportedBytes, exportedClaims } from '../exported.ts';
import { field, openPage, press } from '../joints/visitor.ts';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { served } from '../served.ts';
import { byCode, byOwnFile, fileInPieces } from './resumed.ts';

const here = served('settlements/meridian-auto');

/** Pages after the first, from which the form is saved under a code and as a file in turns. */
const pages = itemizedClaim.stops.slice(1);

describe('a form that is saved and opened in another browser', () => {
  it('C10-11: at every page, under a code and as a file in turns, the claim is filed as it was entered', async () => {
    const { browser, product } = here;
    const { code, saved } = await fileInPieces(browser, product.url, {
      stops: itemizedClaim.stops,
      savingAt: (stop) => [byCode, byOwnFile][pages.indexOf(stop) % 2],
    });
    expect(saved.join()).not.toContain('4821');
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
    await byCode.find(page, saved.at(-1) ?? '');
    await field(page, 'Claim number').fill('MAF-100001');
    await field(page, 'PIN').fill('4821');
    await press(page, 'Open the saved form');
    await see(page.getByRole('alertdialog')).toContainText('We found nothing that was saved with this code.');
  });
});
