import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith } from '../testing/bundles.testkit.ts';
import { validateBundle } from '../validateBundle.ts';

/** Its makes of vehicles are named by a rule, compared by a condition and written in a class list. */
const SAMPLE = resolve('settlements/meridian-auto');

describe('a list that rule, condition and class list read, in a file of the wrong shape', () => {
  it.each([
    ['[]', 'wrong-type'],
    ['[{ "value": "a" }]', 'wrong-type'],
    ['"a"', 'wrong-type'],
    ['null', 'wrong-type'],
    ['{ "$schema": "https://example.com/list.schema.json" }', 'missing-key'],
    ['{ "$schema": "https://example.com/list.schema.json", "values": [] }', 'bad-value'],
    ['{ "$schema": "https://example.com/list.schema.json", "values": 5 }', 'wrong-type'],
    ['{ "values":', 'syntax-error'],
    ['', 'syntax-error'],
  ])('C5-02, C5-03: %s is one finding, of the list', async (text, code) => {
    const folder = bundleWith([], SAMPLE);
    writeFileSync(join(folder, 'lists/vehicleMakes.json'), text);
    const findings = await validateBundle(folder);
    expect(findings.map((finding) => `${finding.file} ${finding.code}`)).toEqual([
      `lists/vehicleMakes.json ${code}`,
    ]);
  });
});
