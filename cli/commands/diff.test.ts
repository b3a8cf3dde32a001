import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith, type Change, change } from '../../bundle/testing/bundles.testkit.ts';
import { TEST_BUNDLE } from '../../server/testing/samples.testkit.ts';
import { temporaryFolder } from '../../server/testing/testServer.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const MODELS = 'models.json';

describe('claimwright diff', () => {
  it('C12-04: ends with 0 where nothing differs, and with 1 and both places where something does', async () => {
    const old = bundleWith();
    expect(await runCli(['diff', old, bundleWith()])).toEqual({ code: 0, out: 'No differences.\n', err: '' });
    const now = bundleWith([change(MODELS, '/models/3/fields/1/rules/1/ordinalParams', [0.01, 500])]);
    const { code, out, err } = await runCli(['diff', old, now]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(
      new RegExp(
        [
          '^Form standard, page /standard/claim-details',
          ' {2}stricter {2}claimTransactions\\.amountClaimed, rule range',
          ' +old {2}at least 0\\.01, at most 10000 {2}models\\.json:\\d+:\\d+',
          ' +new {2}at least 0\\.01, at most 500 {2}models\\.json:\\d+:\\d+',
          '',
          '1 difference: 1 stricter\\.\n$',
        ].join('\n'),
      ),
    );
  });

  it('C12-04: a bundle at fault is told with its folder, each of the two, and ends with 2', async () => {
    const [old, now] = [
      bundleWith([change('settlement.json', '/theme', 7)]),
      bundleWith([change(MODELS, '/models/1/fields/0/rules/0/name', 'requird')]),
    ];
    const { code, out, err } = await runCli(['diff', `${old}/`, now]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`${old}/settlement.json:4:12 error wrong-type`);
    expect(err).toContain(`${now}/models.json:`);
    expect(err).toContain('unknown-rule');
  });

  it('C12-04: whatever `validate` calls an error is told, and all of it: also what is only found between files', async () => {
    const texts = JSON.parse(readFileSync(join(bundleWith(), 'content/en.json'), 'utf8'));
    const { Field_Email: _email, ...rest } = texts;
    const without: Change = { file: 'content/en.json', text: JSON.stringify(rest) };
    const own = [{ name: 'maxLength', ordinalParams: [50], namedParams: { least: 2 } }];
    const now = bundleWith([without, change(MODELS, '/models/1/fields/0/rules', own)]);
    const { code, out, err } = await runCli(['diff', bundleWith(), now]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('error missing-text');
    expect(err).toContain('error unknown-parameter');
    const { out: validated } = await runCli(['validate', now]);
    const summary = (text: string) => text.trimEnd().split('\n').at(-1);
    expect(summary(err)).toBe(summary(validated));
  });

  it.each([
    [
      ['diff'],
      /^claimwright: diff needs two folders, the old bundle and the new one: claimwright diff OLD NEW/,
    ],
    [['diff', 'nowhere', 'nowhere'], /^claimwright: There is no folder .*nowhere\.$/],
    [
      ['diff', TEST_BUNDLE, TEST_BUNDLE, '--data', 'nowhere'],
      /^claimwright: There is no data folder nowhere\./,
    ],
    [
      ['diff', TEST_BUNDLE, TEST_BUNDLE, '--format', 'jsn'],
      /^claimwright: --format cannot be "jsn"\. Did you mean "json"\?$/,
    ],
  ])('C12-04: %j is answered by one line and exit code 2', async (words, line) => {
    const { code, out, err } = await runCli(words, { cwd: temporaryFolder() });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.split('\n')).toEqual([expect.stringMatching(line), '']);
  });

  it('C12-04: an empty data folder is told in one line', async () => {
    const { code, err } = await runCli(['diff', TEST_BUNDLE, TEST_BUNDLE, '--data', temporaryFolder()]);
    expect(code).toBe(2);
    expect(err).toMatch(/^claimwright: .* holds no claims that a server has stored\..*\n$/);
  });
});
