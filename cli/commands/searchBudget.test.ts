import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Budget } from '../../authoring/search/budget.ts';
import { InfeasibilityProver } from '../../authoring/search/infeasibilityProver.ts';
import { openSearch } from '../../authoring/search/openSearch.ts';
import { targetsOf } from '../../authoring/search/targets.ts';
import { readBundle } from '../../bundle/readBundle.ts';
import { bundleWith, change } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';
import { bought, DETAILS, rule, validated } from './search.testkit.ts';

const FIELDS = 100;

describe('the search of claimwright validate', () => {
  it('C12-01 C12-12: a search that is cut short says how far it got and how much is open, and gives no finding', async () => {
    const { code, err, found } = await validated([], '--budget', '300');
    expect({ code, found }).toEqual({ code: 0, found: [] });
    const said =
      /^Form standard: \d+ of \d+ found by a claim after (\d+) steps\. The budget is spent\. Not settled, (\d+):\n/;
    expect(err).toMatch(said);
    const [, steps, open] = said.exec(err) ?? [];
    // The last claim is judged whole.
    expect(Number(steps)).toBeLessThan(400);
    const named = err.match(/^ {2}whether /gm) ?? [];
    const [, more = '0'] = /^ {2}and (\d+) more$/m.exec(err) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(Number(open)).toBe(named.length + Number(more));
    // Proofs need less than their share here: the search alone was cut.
    expect((await validated([], '--budget', '520')).err).toMatch(said);
  });

  it('C12-12: the same findings, exit code and steps are come to whatever the clock does meanwhile', async () => {
    const given = { value: { field: 'email', model: 'claimantInfo' }, empty: false };
    const never = change('models.json', '/models/1/fields/3/rules', [
      rule('requiredWhen', given),
      rule('forbiddenWhen', given),
      { name: 'required' },
    ]);
    const first = await validated([never]);
    expect(first).toMatchObject({ code: 1, found: [{ code: 'stuck-form' }] });
    let now = 0;
    // A machine that stands still for ten seconds between any two looks at its clock.
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 10_000;
      return now;
    });
    vi.spyOn(Date, 'now').mockImplementation(() => Date.parse('2026-06-15T12:00:00Z') + now);
    expect(await validated([never])).toEqual(first);
    const cut = await validated([], '--budget', '300');
    expect(await validated([], '--budget', '300')).toEqual(cut);
    expect(cut.err).toContain('The budget is spent.');
  });

  it('C12-12: with --strict what is open fails where a budget was named alone, and it is said which would do', async () => {
    const named = await validated([], '--strict', '--budget', '300');
    expect({ code: named.code, found: named.found }).toEqual({ code: 1, found: [] });
    const [, enough = ''] = /^--budget (\d+) settles all of it\.$/m.exec(named.err) ?? [];
    expect(await validated([], '--strict', '--budget', enough)).toMatchObject({ code: 0, err: '' });
    expect((await validated([], '--budget', '300')).code).toBe(0);
  });

  it.each(['0', '-1', '1.5', 'much'])(
    'C12-12: a budget of %s is refused with what to give',
    async (budget) => {
      const { code, err } = await runCli(['validate', '.', `--budget=${budget}`]);
      expect({ code, err }).toEqual({
        code: 2,
        err: `claimwright: --budget cannot be "${budget}". Give a whole number of steps above zero.\n`,
      });
    },
  );

  it('C12-01: conditions that need an impossible search are given up within the budget, and that is said', async () => {
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
    const { code, err, found } = await validated(
      [
        ...fields.map((field) => change('models.json', '/models/1/fields/-', field)),
        ...[...numbers, { name: 'sum' }].map(({ name }) =>
          change('pages/standard/claimant-info.json', '/blocks/1/fields/-', { name, label: 'Field_Phone' }),
        ),
      ],
      '--budget',
      '100000',
    );
    expect({ code, errors: found.filter(({ code: of }) => of.startsWith('un')) }).toEqual({
      code: 0,
      errors: [],
    });
    expect(err).toMatch(
      /^Form standard: \d+ of \d+ found by a claim after \d+ steps\. .*Not settled, \d+:\n {2}whether a claim can be filed\n/s,
    );
  });

  it('C12-12: proofs read each constraint once, and spend steps for each constraint that they look at', async () => {
    const changes = Array.from({ length: FIELDS }, (_, index) => `more${index}`).flatMap((name) => {
      const rules = [rule('requiredWhen', bought('yes'))];
      return [
        change('models.json', '/models/2/fields/-', { name, type: 'string', rules }),
        change(DETAILS, '/blocks/0/fields/-', { name, label: 'Field_Phone' }),
      ];
    });
    const read = readBundle(bundleWith(changes));
    const { searchForm } = await openSearch(read, 'standard', new Date('2026-06-15'), new Budget(1));
    const targets = targetsOf(searchForm).filter(({ kind }) => kind !== 'form');
    const budget = new Budget(Number.POSITIVE_INFINITY);
    const prover = new InfeasibilityProver({ searchForm, budget });
    const written = vi.spyOn(JSON, 'stringify');
    onTestFinished(() => written.mockRestore());
    for (const target of targets) prover.proofOf(target);
    expect(written.mock.calls.length).toBeLessThan(60 * targets.length);
    // All of their rules read one answer, so that each proof about a field looks at all of them.
    expect(budget.spent).toBeGreaterThan(2 * FIELDS * FIELDS);
  });
});
