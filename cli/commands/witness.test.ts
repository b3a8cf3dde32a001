import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundleWith, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const NOW = ['--now', '2026-06-15T19:00:00Z'];

afterAll(removeBundles);

it('C12-01: explain --witness prints a claim that can be filed, as a case file that cases runs', async () => {
  const folder = bundleWith();
  const { code, out, err } = await runCli(['explain', folder, '--form', 'standard', '--witness', ...NOW]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  mkdirSync(join(folder, 'cases'), { recursive: true });
  const file = join(folder, 'cases', 'witness.cases.json');
  writeFileSync(file, out);
  expect((await runCli(['cases', file])).out).toBe('1 passed, 0 failed\n');
  const again = await runCli(['explain', folder, '--form', 'standard', '--witness', ...NOW]);
  expect(again.out).toBe(out);
});

it('C12-01: explain --witness says where it found none, and goes with a form alone', async () => {
  const folder = bundleWith([
    {
      file: 'models.json',
      pointer: '/models/1/fields/0/rules',
      text: '[{ "name": "required" }, { "name": "oneOf", "ordinalParams": ["a"] }, { "name": "minLength", "ordinalParams": [2] }]',
    },
  ]);
  const { code, out, err } = await runCli(['explain', folder, '--form', 'standard', '--witness', ...NOW]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('No claim of the form standard was found that can be filed.');
  const alone = await runCli(['explain', folder, '--page', '/standard/landing', '--witness']);
  expect(alone).toMatchObject({
    code: 2,
    err: 'claimwright: --witness is about a form: it goes with --form FORM.\n',
  });
});
