import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClaimPersistence } from './claimPersistence.ts';
import { type FileStore, memoryFiles } from './fileStore.ts';

afterEach(() => window.sessionStorage.clear());

/** The stores of a browser, which outlive each load of the page. */
function browser() {
  const stores: Record<string, FileStore> = {};
  const report = vi.fn();
  const openFiles = (key: string) => (stores[key] ??= memoryFiles());
  const load = () => createClaimPersistence({ storage: window.sessionStorage, openFiles, report });
  return { stores, report, load };
}

const file = new File(['a'], 'a.pdf');

describe('the reference code of a claim', () => {
  it('C17-05: is there for the confirmation where the browser has no room for it, and goes when it is dropped', () => {
    const { report, load } = browser();
    const copies = load();
    copies.open('first');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    copies.keepReceipt('standard', '947XC-65UU9', null);
    full.mockRestore();
    expect(copies.receiptOf('standard')).toEqual({ code: '947XC-65UU9', filedAt: null });
    expect(report).toHaveBeenCalledTimes(1);
    copies.dropReceipt('standard');
    expect(copies.receiptOf('standard')).toBeNull();
  });
});

describe('files of a session', () => {
  it('C15-07: copies count as removed only once the files are gone', async () => {
    const { stores, load } = browser();
    const kept = memoryFiles();
    let letGo = () => {};
    const slow = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    stores.first = { ...kept, clear: () => slow.then(kept.clear) };
    const copies = load();
    copies.open('first');
    await copies.files().put('doc-1', file);
    const seen: string[] = [];
    const gone = copies.forget().then(() => seen.push('gone'));
    await Promise.resolve();
    expect(seen).toEqual([]);
    letGo();
    await gone;
    expect(await kept.ids()).toEqual([]);
  });

  it('C6-17: whoever signs in anew and reloads has the files that were chosen before, those too that an earlier reload kept', async () => {
    const { stores, report, load } = browser();
    const before = load();
    before.open('first');
    await before.files().put('doc-1', file);
    const reloaded = load();
    reloaded.open('first');
    await reloaded.files().put('doc-2', file);
    reloaded.open('second');
    await vi.waitFor(async () => expect(await stores.second?.ids()).toEqual(['doc-2', 'doc-1']));
    await vi.waitFor(async () => expect(await stores.first?.ids()).toEqual([]));
    expect(await reloaded.files().get('doc-1')).toBe(file);
    const again = load();
    again.open('second');
    expect(await again.files().get('doc-1')).toBe(file);
    expect(await again.files().get('doc-2')).toBe(file);
    expect(report).not.toHaveBeenCalled();
  });

  it('C6-17: files from before a reload stay at hand when another tab, where somebody else signed in, clears their store', async () => {
    const { stores, load } = browser();
    stores.first = memoryFiles();
    await stores.first.put('doc-1', file);
    const reloaded = load();
    reloaded.open('first');
    await vi.waitFor(() => expect(reloaded.files().get('doc-1')).resolves.toBe(file));
    await new Promise((resolve) => setTimeout(resolve));
    await stores.first.clear();
    expect(await reloaded.files().get('doc-1')).toBe(file);
    reloaded.open('second');
    await vi.waitFor(async () => expect(await stores.second?.ids()).toEqual(['doc-1']));
  });

  it('C6-16: whoever signs in after everything was removed has none of the files, at once or after a reload', async () => {
    const { stores, load } = browser();
    const copies = load();
    copies.open('first');
    await copies.files().put('doc-1', file);
    copies.forget();
    copies.open('second');
    await vi.waitFor(async () => expect(await stores.first?.ids()).toEqual([]));
    expect(await copies.files().get('doc-1')).toBeUndefined();
    expect(await stores.second?.ids()).toEqual([]);
  });

  it('C6-17: the session that is opened again, after a claim was filed in it, keeps the files of the next', async () => {
    const { load } = browser();
    const copies = load();
    copies.open('first');
    copies.forget();
    copies.open('first');
    copies.open('first');
    await copies.files().put('doc-1', file);
    const reloaded = load();
    reloaded.open('first');
    expect(await reloaded.files().get('doc-1')).toBe(file);
  });
});
