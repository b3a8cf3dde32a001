import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageMirror } from './mirror.ts';

afterEach(() => window.sessionStorage.clear());

describe('what survives a reload', () => {
  it('C6-17: the mirror is read back under its session’s key; other sessions’ copies are removed', () => {
    storageMirror(window.sessionStorage, 'old', vi.fn()).write({ a: 1 });
    window.sessionStorage.setItem('other', 'kept');
    const mirror = storageMirror(window.sessionStorage, 'new', vi.fn());
    expect(Object.keys(window.sessionStorage)).toEqual(['other']);
    mirror.write({ b: 2 });
    expect(storageMirror(window.sessionStorage, 'new', vi.fn()).read()).toEqual({ b: 2 });
    mirror.wipe();
    expect(mirror.read()).toBeNull();
  });

  it('C6-17: a copy that cannot be written or read is reported, and nothing is thrown', () => {
    const onError = vi.fn();
    const full = {
      ...window.sessionStorage,
      setItem: () => {
        throw new Error('quota');
      },
    } as unknown as Storage;
    storageMirror(full, 'k', onError).write({});
    window.sessionStorage.setItem('claimwright:k', '{broken');
    expect(storageMirror(window.sessionStorage, 'k', onError).read()).toBeNull();
    expect(onError).toHaveBeenCalledTimes(2);
  });
});
