import { describe, expect, it, vi } from 'vitest';
import { createWhitelist } from './whitelist.ts';

describe('whitelist', () => {
  it('R3-04, R8-16: it is fetched once; a failure has its own name and leaves null', async () => {
    const load = vi.fn(async () => 'abc');
    const whitelist = createWhitelist(load);
    await whitelist.initialise();
    await whitelist.initialise();
    expect(load).toHaveBeenCalledTimes(1);
    expect(whitelist.state.allowedCharacters).toBe('abc');
    const broken = createWhitelist(() => Promise.reject(new Error('down')));
    await expect(broken.initialise()).rejects.toThrow('Could not get allowed characters');
    expect(broken.state.allowedCharacters).toBeNull();
  });
});
