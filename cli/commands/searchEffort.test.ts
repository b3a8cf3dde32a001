import { afterAll, describe, expect, it } from 'vitest';
import { change, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { rule, validated } from './search.testkit.ts';

afterAll(removeBundles);

describe('the search of claimwright validate', () => {
  it('C12-01: a search that is cut short says how far it got, and gives no finding', async () => {
    const { code, err, found } = await validated([], '--effort', '40');
    expect({ code, found }).toEqual({ code: 0, found: [] });
    const said =
      /^Form standard: \d+ of \d+ found by a claim after (\d+) judgements\. The effort was spent\. Not settled:\n/;
    expect(err).toMatch(said);
    expect(Number(said.exec(err)?.[1])).toBeLessThanOrEqual(41);
  });

  it('C12-01: conditions that need an impossible search are given up in the time stated, and that is said', async () => {
    const cube = (name: string) => ({ multiply: [{ field: name }, { field: name }, { field: name }] });
    const rules = [{ name: 'required' }, { name: 'precision', ordinalParams: [0] }];
    const numbers = ['x', 'y', 'z'].map((name) => ({ name, type: 'number', rules }));
    // Each is made twice of the one before: whoever followed all ways would take a year.
    const doubled = Array.from({ length: 24 }, (_, at) => ({
      name: `d${at}`,
      type: 'number',
      computed: { add: [{ field: at === 0 ? 'x' : `d${at - 1}` }, { field: at === 0 ? 'y' : `d${at - 1}` }] },
    }));
    const is33 = {
      all: [
        { value: { add: ['x', 'y', 'z'].map(cube) }, equals: 33 },
        { value: { field: 'd23' }, greaterThan: 1 },
      ],
    };
    const fields = [...numbers, ...doubled, { name: 'sum', type: 'boolean', rules: [rule('assert', is33)] }];
    const started = process.cpuUsage();
    const { code, err, found } = await validated(
      [
        ...fields.map((field) => change('models.json', '/models/1/fields/-', field)),
        ...[...numbers, { name: 'sum' }].map(({ name }) =>
          change('pages/standard/claimant-info.json', '/blocks/1/fields/-', { name, label: 'Field_Phone' }),
        ),
      ],
      '--effort',
      '3000',
    );
    expect({ code, errors: found.filter(({ code: of }) => of.startsWith('un')) }).toEqual({
      code: 0,
      errors: [],
    });
    expect(err).toMatch(
      /^Form standard: \d+ of \d+ found by a claim after \d+ judgements\. .*Not settled:\n {2}whether a claim can be filed\n/s,
    );
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(30_000);
  });
});
