import { expect, it } from 'vitest';
import { NOON, type SharedStores } from './claims.contract.ts';

/** What every engine must know of keys and acts. */
export function evidenceContract(open: () => Promise<SharedStores>): void {
  it('C13-03, C13-07: an instance whose keys are not those that the data was made with learns which are lost', async () => {
    const { one, other } = await open();
    expect(await one.keys.areNeeded()).toBe(false);
    expect(await one.keys.register(['new', 'old'], NOON)).toEqual([]);
    expect(await other.keys.areNeeded()).toBe(true);
    expect(await other.keys.register(['another'], NOON)).toEqual(['new']);
    expect(await other.keys.register(['newer', 'new'], NOON)).toEqual([]);
    expect((await one.keys.register(['another', 'new'], NOON)).sort()).toEqual(['newer']);
  });
}
