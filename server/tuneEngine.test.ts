import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ENGINE_FLAGS } from './tuneEngine.ts';

it('the engine knows what it is told: while it runs, it would leave out in silence what it does not know', () => {
  const { status, stderr } = spawnSync(process.execPath, [...ENGINE_FLAGS, '--eval', '0'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});
