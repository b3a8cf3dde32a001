import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  [['--port', '4997'], 'npm run dev -- BUNDLE takes the folder of a bundle, and nothing else: not "--port".'],
  [['settlements/meridian-auto', 'again'], 'not "again"'],
  [['settlements/none'], 'settlements/none is no folder of a bundle: it has no settlement.json.'],
])('npm run dev with %s says what it takes, and starts nothing', (words, line) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/dev.mjs', ...words], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(line);
});
