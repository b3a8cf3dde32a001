import { describe, expect, it } from 'vitest';
import { exportedBytes, exportedClaims } from '../exported.ts';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { served } from '../served.ts';
import { byOwnFile, fileInPieces } from './resumed.ts';

const here = served('settlements/meridian-auto');

describe('a form that is saved as a file and opened in another browser', () => {
  it('C10-11: at every page, with begun entries and documents, the claim is filed as it was entered', async () => {
    const { browser, product } = here;
    const { code, saved } = await fileInPieces(browser, product.url, {
      stops: itemizedClaim.stops,
      savingAt: () => byOwnFile,
    });
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
    expect(saved.join()).not.toContain('4821');
  });
});
