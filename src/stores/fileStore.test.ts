import { describe, expect, it, vi } from 'vitest';
import { cachedFiles, type FileStore, indexedFiles, memoryFiles } from './fileStore.ts';

describe('what survives a reload', () => {
  it('C6-12, C6-17: files are kept by clientId, at hand even where the browser offers no store for them', async () => {
    const refuse = () => Promise.reject(new Error('private window'));
    const broken: FileStore = { put: refuse, get: refuse, ids: refuse, delete: refuse, clear: refuse };
    const onError = vi.fn();
    const files = cachedFiles(broken, onError);
    const file = new File(['x'], 'a.pdf');
    await files.put('d-1', file);
    expect(await files.get('d-1')).toBe(file);
    expect(await files.get('d-2')).toBeUndefined();
    expect(onError).toHaveBeenCalledTimes(1);
    const behind = memoryFiles();
    await behind.put('d-3', file);
    expect(await cachedFiles(behind, onError).get('d-3')).toBe(file);
  });

  it('C17-05: a store that the browser refuses at once is said to be refused, and a file is at hand all the same', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    const [onRefused, onError] = [vi.fn(), vi.fn()];
    const files = cachedFiles(indexedFiles('claimwright-first', onRefused), onError);
    const file = new File(['x'], 'a.pdf');
    await files.put('d-1', file);
    expect(await files.get('d-1')).toBe(file);
    expect(onRefused).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});
