import { afterAll, describe, expect, it } from 'vitest';
import { bundleWith, change, removeBundles } from '../testing/bundles.testkit.ts';
import { codes, DETAILS, phoneRule, words } from '../testing/findings.testkit.ts';
import { openBundle, validateBundle } from '../validateBundle.ts';

afterAll(removeBundles);

describe('models and rules', () => {
  it('R5-12, R8-15: a rule without an adapter is a finding that names what was probably meant', async () => {
    expect(await codes(phoneRule({ name: 'maxLenght', ordinalParams: [20] }))).toEqual(['unknown-rule']);
    expect(await words(phoneRule({ name: 'maxLenght', ordinalParams: [20] }))).toEqual([
      'There is no validation adapter for the API validation type maxLenght. Did you mean maxLength?',
    ]);
    expect(await codes(phoneRule({ name: 'MaxLength', ordinalParams: [20] }))).toEqual([]);
  });

  it('R8-16: no model, or several models, of one dtoMapping are findings', async () => {
    expect(await codes(change('models.json', '/models/1/metadata/dtoMapping', 'claimInfo'))).toEqual([
      'unknown-model',
    ]);
    const twice = { metadata: { formType: 'Standard', dtoMapping: 'ClaimantInfo' }, fields: [] };
    expect(await codes(change('models.json', '/models/-', twice))).toEqual(['duplicate-model']);
    expect(
      await codes(change('models.json', '/models/1/metadata/prepopulatedSubModel', 'claimInfo')),
    ).toEqual(['unknown-model']);
  });

  it.each(['^[0-9]+$', '^(?:a|b)$', '^a$|^b$', '^[|]$', '^(?=.*[0-9]).{8,}$', '^a\\$$'])(
    'C4-12: the pattern %s is anchored',
    async (pattern) => {
      expect(await codes(phoneRule({ name: 'regularExpression', ordinalParams: [pattern] }))).toEqual([]);
    },
  );

  it.each(['[0-9]+', '^[0-9]+', '[0-9]$', '^a|b$', '^a\\$'])(
    'C4-12: the pattern %s is not anchored',
    async (pattern) => {
      expect(await codes(phoneRule({ name: 'regularExpression', ordinalParams: [pattern] }))).toEqual([
        'unanchored-pattern',
      ]);
    },
  );

  it('C4-12, C13-05: a pattern whose beginning is not anchored is slow too where it repeats up to the end', async () => {
    const rule = { name: 'regularExpression', ordinalParams: ['[0-9]+$'] };
    expect(await codes(phoneRule(rule))).toEqual(['slow-pattern', 'unanchored-pattern']);
  });

  it.each(['^(a+)+$', '^(a|a)*$', '^([a-z]+)*[0-9]$', '^(\\w+\\s?)*$'])(
    'C5-03: the pattern %s is open to catastrophic backtracking',
    async (pattern) => {
      expect(await codes(phoneRule({ name: 'regularExpression', ordinalParams: [pattern] }))).toEqual([
        'slow-pattern',
      ]);
    },
  );

  it.each(['^(\\w+\\s?)+$', '^([a-z])[a-z]*\\1$'])(
    'C13-05: a bundle with the pattern %s is refused when it is served',
    async (pattern) => {
      const folder = bundleWith([phoneRule({ name: 'regularExpression', ordinalParams: [pattern] })]);
      const opened = openBundle(folder, { withCases: true, withRows: true });
      await expect(opened).rejects.toMatchObject({ findings: [{ code: 'slow-pattern', severity: 'error' }] });
    },
  );

  it.each([
    ['is as short as may be', [{ name: 'maxLength', ordinalParams: [1000] }], []],
    ['is longer', [{ name: 'maxLength', ordinalParams: [1001] }], ['slow-pattern']],
    ['has no bound', [], ['slow-pattern']],
  ])(
    'C13-05: a pattern that takes the square of the length is found where its field %s',
    async (_what, more, found) => {
      const pattern = { name: 'regularExpression', ordinalParams: ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$'] };
      const folder = bundleWith([
        change('models.json', '/models/1/fields/-', {
          name: 'extra',
          type: 'string',
          rules: [pattern, ...more],
        }),
      ]);
      const findings = await validateBundle(folder);
      const slow = findings.filter(({ code }) => code === 'slow-pattern');
      expect(slow.map(({ code }) => code)).toEqual(found);
      for (const { hint } of slow) expect(hint).toMatch(/Or give the field a maxLength of at most 1000: /);
    },
  );

  it('C5-03: a slow pattern in a condition is found too', async () => {
    const when = { value: { field: 'bought', model: 'claimDetails' }, matches: '^(a+)+$' };
    expect(await codes(change(DETAILS, '/exits/0/when', when))).toEqual(['slow-pattern']);
  });

  it('C5-03: a required field on no page is found; a computed one or one of a list without a block is not', async () => {
    const required = { name: 'extra', type: 'string', rules: [{ name: 'required' }] };
    expect(await codes(change('models.json', '/models/1/fields/-', required))).toEqual(['required-unplaced']);
    expect(await codes(change('models.json', '/models/1/fields/-', { ...required, computed: 'x' }))).toEqual(
      [],
    );
    const list = { metadata: { formType: 'Standard', dtoMapping: 'documentContexts' }, fields: [required] };
    expect(await codes(change('models.json', '/models/-', list))).toEqual([]);
  });
});
