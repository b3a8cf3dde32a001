import { describe, expect, it } from 'vitest';
import { isInstalled } from './runtime.mjs';

const lock = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-darwin': { version: '1.0.0', optional: true },
};

describe('whether the packages of the lock file are installed', () => {
  it('they are when each is there in its version; an optional one of another platform may be absent', () => {
    expect(isInstalled(lock, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  it.each([
    ['one is missing', {}],
    ['one has another version', { 'node_modules/a': { version: '1.0.1' } }],
    [
      'an optional one that is there has another version',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-darwin': { version: '0.9.0' } },
    ],
  ])('they are not when %s', (_why, installed) => {
    expect(isInstalled(lock, installed)).toBe(false);
  });
});
