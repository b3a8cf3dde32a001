import { describe, expect, it } from 'vitest';
import { isInstalled, nodeFault } from './runtime.mjs';

const lock = {
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-darwin': { version: '1.0.0', optional: true },
};

describe('whether the packages of the lock file are installed', () => {
  it('they are when each is there in its version; an optional one of another platform may be absent', () => {
    expect(isInstalled(lock, { 'node_modules/a': { version: '1.0.0' } }, () => true)).toBe(true);
  });

  it.each([
    ['one is missing', {}],
    ['one has another version', { 'node_modules/a': { version: '1.0.1' } }],
    [
      'an optional one that is there has another version',
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-darwin': { version: '0.9.0' } },
    ],
  ])('they are not when %s', (_why, installed) => {
    expect(isInstalled(lock, installed, () => true)).toBe(false);
  });

  it('they are not when npm noted a package whose folder is gone', () => {
    expect(isInstalled(lock, { 'node_modules/a': { version: '1.0.0' } }, () => false)).toBe(false);
  });
});

describe('which Node will do', () => {
  it.each([
    ['20.19.0', 'linux-x64'],
    ['22.12.0', 'linux-arm64'],
    ['24.1.0', 'darwin-arm64'],
  ])('%s on %s', (version, platform) => {
    expect(nodeFault(version, platform)).toBeNull();
  });

  it.each([
    ['18.20.4', 'linux-x64', 'needs Node 20.19 or newer'],
    ['20.18.9', 'linux-x64', 'needs Node 20.19 or newer'],
    ['22.12.0', 'darwin-arm64', 'Install Node 24 and try again.'],
  ])('%s on %s is refused in one line that says what to do', (version, platform, line) => {
    expect(nodeFault(version, platform)).toContain(line);
    expect(nodeFault(version, platform)).not.toContain('\n');
  });
});
