import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FindingsError } from '../../bundle/findings/findingsError.ts';
import { bundleWith, type Change, change } from '../../bundle/testing/bundles.testkit.ts';
import { buildApp } from '../../scripts/buildApp.mjs';
import { startServer } from '../../server/main.ts';
import { runCli } from '../testing/runCli.ts';

const INFO = 'pages/standard/claimant-info.json';

// A fresh clone has no built app, which a server wants.
beforeAll(() => buildApp());
const SHORT_ROW = 'a class list with a short row';

/** Bundles with errors of each kind: of files, of meta-schemas, across files, of rules, conditions and placements. */
const BROKEN: { what: string; changes: Change[]; code: string }[] = [
  {
    what: 'text that is no JSON',
    changes: [{ file: 'models.json', text: '{ "models": [ }' }],
    code: 'syntax-error',
  },
  {
    what: 'a byte-order mark',
    changes: [{ file: 'content/en.json', text: '\uFEFF{}' }],
    code: 'byte-order-mark',
  },
  {
    what: 'a key twice',
    changes: [
      {
        file: 'lists/a.json',
        text: '{ "$schema": "list.schema.json", "values": [{ "value": "a", "value": "b" }] }',
      },
    ],
    code: 'duplicate-key',
  },
  { what: 'a key misspelt', changes: [change(INFO, '/titelKey', 'x')], code: 'unknown-key' },
  { what: 'a value of the wrong type', changes: [change(INFO, '/blocks', {})], code: 'wrong-type' },
  {
    what: 'a list without its column',
    changes: [{ file: 'lists/a.csv', text: 'name\nx\n' }],
    code: 'wrong-columns',
  },
  {
    what: 'a list with a line too long',
    changes: [{ file: 'lists/a.csv', text: 'value,label\nx,y,z\n' }],
    code: 'syntax-error',
  },
  {
    what: 'a title of a class list without its mark',
    changes: [{ file: 'claimants/standard.csv', text: 'claimNumber\nA\n' }],
    code: 'wrong-columns',
  },
  {
    what: SHORT_ROW,
    changes: [
      change('settlement.json', '/forms/standard/authorization', {
        kind: 'classList',
        match: [['claimNumber']],
      }),
      change('models.json', '/models/0/fields/-', { name: 'claimNumber', type: 'string' }),
      { file: 'claimants/standard.csv', text: 'claimNumber:credential,a:private\nA,B\nA\n' },
    ],
    code: 'syntax-error',
  },
  {
    what: 'a pattern that some texts make slow',
    changes: [
      change('models.json', '/models/1/fields/3/rules/0', {
        name: 'regularExpression',
        ordinalParams: ['^(\\w+\\s?)+$'],
      }),
    ],
    code: 'slow-pattern',
  },
  {
    what: 'a pattern that cannot be decided',
    changes: [
      change('models.json', '/models/1/fields/3/rules/0', {
        name: 'regularExpression',
        ordinalParams: ['^([a-z])[a-z]*\\1$'],
      }),
    ],
    code: 'slow-pattern',
  },
  {
    what: 'a theme that is not there',
    changes: [change('settlement.json', '/theme', 'dark')],
    code: 'unknown-theme',
  },
  {
    what: 'a deadline in another format',
    changes: [change('settlement.json', '/deadlines/claimFilingDeadline/deadline', '2035-12-31')],
    code: 'deadline-format',
  },
  {
    what: 'a page that is not there',
    changes: [change('settlement.json', '/forms/standard/pages/1', 'claimant')],
    code: 'missing-page',
  },
  {
    what: 'a rule misspelt',
    changes: [change('models.json', '/models/1/fields/3/rules/0', { name: 'requird' })],
    code: 'unknown-rule',
  },
  {
    what: 'a rule that names no field',
    changes: [
      change('models.json', '/models/1/fields/3/rules/0', {
        name: 'requiredWhen',
        namedParams: { condition: { value: { field: 'emial' }, empty: true } },
      }),
    ],
    code: 'unknown-field',
  },
  {
    what: 'a placed field misspelt',
    changes: [change(INFO, '/blocks/1/fields/1/name', 'phoen')],
    code: 'placed-field-missing',
  },
  {
    what: 'a model misspelt in a block',
    changes: [change(INFO, '/blocks/1/model', 'claimantInof')],
    code: 'unknown-model',
  },
  {
    what: 'a text that is not there',
    changes: [change(INFO, '/titleKey', 'Nothing_Here')],
    code: 'missing-text',
  },
  {
    what: 'a culture without texts',
    changes: [change('settlement.json', '/cultures/fr', 'Français')],
    code: 'missing-file',
  },
];

/** What the text format says of places and codes: `models.json:3:5 error unknown-rule`. */
function placesIn(text: string): string[] {
  return text.split('\n').filter((line) => /^\S+:\d+:\d+ (?:error|warning) [a-z0-9-]+$/.test(line));
}

describe('a bundle at fault', () => {
  it.each(BROKEN)(
    'C5-01, C5-03: with $what gets the same findings from validate, serve, compile and cases, and from the start of the server',
    async ({ what, changes, code }) => {
      const folder = bundleWith(changes);
      const data = join(folder, '.data');
      const validated = await runCli(['validate', folder]);
      const wanted = placesIn(validated.out);
      expect(validated.code).toBe(1);
      expect(wanted.join('\n')).toContain(` error ${code}`);
      for (const words of [
        ['serve', folder, '--port', '0', '--data', data],
        ['compile', folder, '--out', join(folder, '.out')],
        ['cases', folder],
      ]) {
        const refused = await runCli(words, { cwd: folder });
        expect(placesIn(refused.err), words[0]).toEqual(wanted);
        expect(refused.code, words[0]).toBe(1);
      }
      const starting = startServer({ bundleDir: folder, port: 0, dataDir: data });
      const error = await starting.then(
        () => undefined,
        (raised: unknown) => raised,
      );
      if (!(error instanceof FindingsError)) throw new Error('The server has started.');
      expect(
        error.findings.map((one) => `${one.file}:${one.line}:${one.column} ${one.severity} ${one.code}`),
      ).toEqual(wanted);
      // Only rows of class lists are looked at when the data folder is there to take them in.
      expect(existsSync(data)).toBe(what === SHORT_ROW);
    },
  );
});
