import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../authoring/search/budget.ts';
import { InfeasibilityProver } from '../../authoring/search/infeasibilityProver.ts';
import { openSearch } from '../../authoring/search/openSearch.ts';
import { targetsOf } from '../../authoring/search/targets.ts';
import { readBundle } from '../../bundle/readBundle.ts';
import { bundleWith, type Change, change } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';
import { bought, DETAILS, given, rule, searched, validated } from './search.testkit.ts';

const rules = (model: number, field: number, text: string): Change => ({
  file: 'models.json',
  pointer: `/models/${model}/fields/${field}/rules`,
  text,
});

/** Another field of the contact, or of what was bought, with rules, where a page asks for it. */
const contactField = (own: unknown[], placement: object = {}): Change[] => [
  change('models.json', '/models/1/fields/-', { name: 'more', type: 'string', rules: own }),
  change('pages/standard/claimant-info.json', '/blocks/1/fields/-', {
    name: 'more',
    label: 'Field_Phone',
    ...placement,
  }),
];
const detailsField = (own: unknown[], placement: object = {}, type = 'string'): Change[] => [
  change('models.json', '/models/2/fields/-', { name: 'more', type, rules: own }),
  change(DETAILS, '/blocks/0/fields/-', { name: 'more', label: 'Field_Phone', ...placement }),
];
const OPTIONS = {
  component: 'radio',
  options: [
    { value: 'mail', label: 'Option_Yes' },
    { value: 'post', label: 'Option_No' },
  ],
};
const NOT_POST = {
  any: [{ value: { field: 'more' }, equals: 'mail' }, given('lastName', 'claimantInfo', true)],
};

const EMAIL_GIVEN = '{ "value": { "field": "email", "model": "claimantInfo" }, "empty": false }';
const NAMED = '{ "value": { "field": "firstName", "model": "claimantInfo" }, "empty": false }';
const PHONE_FORBIDDEN = `[{ "name": "requiredWhen", "namedParams": { "condition": ${EMAIL_GIVEN} } }, { "name": "forbiddenWhen", "namedParams": { "condition": ${NAMED} } }]`;

describe('the search of claimwright validate', () => {
  it('C12-01: a form that can be filed gives no finding, and everything it offers is found', async () => {
    expect(await validated([])).toEqual({ code: 0, err: '', found: [] });
  });

  it('C12-01: rules that exclude each other in every claim are named at their lines', async () => {
    const { code, found } = await validated([rules(1, 3, PHONE_FORBIDDEN)]);
    expect(code).toBe(1);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ code: 'stuck-form', file: 'models.json' });
    expect(found[0]?.message).toMatch(
      /^No claim of the form standard can be filed: .* exclude each other\.$/,
    );
    for (const name of [
      'requiredWhen of claimantInfo.phone',
      'forbiddenWhen of claimantInfo.phone',
      'required of claimantInfo.email',
      'required of claimantInfo.firstName',
    ])
      expect(found[0]?.message).toContain(`${name} (models.json:`);
  });

  it('C12-01: that nobody can file stands for the warnings about the same rules', async () => {
    const both = ['requiredWhen', 'forbiddenWhen'].map((name) => rule(name, given('email', 'claimantInfo')));
    const { code, found } = await validated([change('models.json', '/models/1/fields/3/rules', both)]);
    expect({ code, codes: found.map(({ code: of }) => of) }).toEqual({ code: 1, codes: ['stuck-form'] });
  });

  it('C12-01: a rule that compares a number with its field excludes as one that compares the field', async () => {
    const total = { field: 'total' };
    const both = [
      { value: 5, atMost: total },
      { value: total, lessThan: 5 },
    ].map((condition) => rule('assert', condition));
    const { found } = await validated([
      change('models.json', '/models/2/fields/2/rules', [{ name: 'required' }, ...both]),
    ]);
    expect(found.map(({ code }) => code)).toEqual(['stuck-form']);
  });

  it('C12-01: --no-search leaves the search out', async () => {
    expect((await validated([rules(1, 3, PHONE_FORBIDDEN)], '--no-search')).found).toEqual([]);
  });

  it('C12-01: an option that no claim may choose is told, though a later page has an exit', async () => {
    expect(await searched(...contactField([rule('assert', NOT_POST)], OPTIONS))).toEqual([
      'unusable-option pages/standard/claimant-info.json: claimantInfo.more can never be "post": required of claimantInfo.lastName (models.json), assert of claimantInfo.more (models.json) exclude each other.',
    ]);
  });

  it('C12-01: what may follow from a misspelt option is to be mended there', async () => {
    const misspelt = change(DETAILS, '/blocks/0/fields/0/options/1/value', 'on');
    const { out } = await runCli(['validate', bundleWith([misspelt])]);
    expect(out).toMatch(/refuses the option "on"\.\n {2}Did you mean "no"\?/);
    const [, line] = /claim-details\.json:(\d+):\d+ warning refused-option/.exec(out) ?? [];
    expect(out).toContain(
      `Nobody reaches the exit to not-eligible.\n  Mend ${DETAILS}:${line} first: this may follow from it.`,
    );
  });

  it('C12-01: an option on the way to an exit is none, whatever later pages ask', async () => {
    const later = rule('assert', bought('yes'));
    expect(await searched(change('models.json', '/models/4/fields/0/rules/-', later))).toEqual([]);
  });

  it('C12-01: a page on one line has the findings that it has on many', async () => {
    const twice = { component: 'radio', options: [...OPTIONS.options, ...OPTIONS.options] };
    const changes = [
      ...detailsField([rule('assert', NOT_POST)], OPTIONS),
      change('models.json', '/models/2/fields/-', { name: 'other', type: 'string' }),
      change(DETAILS, '/blocks/0/fields/-', { name: 'other', label: 'Field_Phone', ...twice }),
    ];
    const pretty = await validated(changes);
    const text = JSON.stringify(JSON.parse(readFileSync(join(bundleWith(changes), DETAILS), 'utf8')));
    const flat = await validated([...changes, { file: DETAILS, text }]);
    const codes = ({ found }: typeof flat) => found.map(({ code, file }) => `${code} ${file}`).sort();
    expect(codes(flat)).toEqual(codes(pretty));
    expect(codes(flat)).toContain(`unusable-option ${DETAILS}`);
    expect(codes(flat)).toContain(`duplicate-option ${DETAILS}`);
  });

  it('C12-01: the proof counts the rules up to an exit, and no later ones', async () => {
    const later = change('models.json', '/models/4/fields/0/rules/-', rule('assert', bought('yes')));
    const read = readBundle(bundleWith([later]));
    const { searchForm } = await openSearch(read, 'standard', new Date('2026-06-15'), new Budget(1));
    const no = targetsOf(searchForm).find((target) => target.kind === 'option' && target.value === 'no');
    const prover = new InfeasibilityProver({ searchForm, budget: new Budget(Number.POSITIVE_INFINITY) });
    expect(no && prover.proofOf(no)).toBeUndefined();
    expect(no).toBeDefined();
  });

  it('C12-01: an exit whose answer its own page refuses is told with the option that leads to it', async () => {
    const own = rule('assert', { any: [bought('yes'), given('lastName', 'claimantInfo', true)] });
    expect(await searched(change('models.json', '/models/2/fields/0/rules/-', own))).toEqual([
      'unusable-option pages/standard/claim-details.json: claimDetails.bought can never be "no": required of claimantInfo.lastName (models.json), assert of claimDetails.bought (models.json) exclude each other.',
    ]);
  });

  it('C12-01: an exit that nobody reaches is told', async () => {
    const when = { all: [bought('no'), given('lastName', 'claimantInfo', true)] };
    expect(await searched(change(DETAILS, '/exits/0/when', when))).toEqual([
      'unreached-page pages/standard/claim-details.json: Nobody reaches the exit to not-eligible: required of claimantInfo.lastName (models.json).',
    ]);
  });

  it('C12-01: a field that every claim leaves empty is told', async () => {
    const never = rule('forbiddenWhen', given('firstName', 'claimantInfo'));
    expect(await searched(...contactField([never, { name: 'maxLength', ordinalParams: [9] }]))).toEqual([
      'unusable-field models.json: claimantInfo.more can never have a value: required of claimantInfo.firstName (models.json), forbiddenWhen of claimantInfo.more (models.json) exclude each other.',
    ]);
  });

  it('C12-01: a page that is skipped in every claim is told, and not its fields', async () => {
    const found = await searched(
      {
        file: 'pages/standard/more.json',
        text: JSON.stringify({
          $schema: '../../schemas/page.schema.json',
          path: '/standard/more',
          titleKey: 'ClaimDetails_Title',
          skipWhen: given('firstName', 'claimantInfo'),
          blocks: [
            {
              kind: 'fields',
              id: 'more',
              model: 'claimDetails',
              fields: [{ name: 'more', label: 'Field_Phone' }],
            },
          ],
        }),
      },
      change('models.json', '/models/2/fields/-', {
        name: 'more',
        type: 'string',
        rules: [{ name: 'maxLength', ordinalParams: [9] }],
      }),
      change('settlement.json', '/forms/standard/pages', [
        'landing',
        'claimant-info',
        'more',
        'claim-details',
        'claim-summary',
        'confirmation',
      ]),
    );
    expect(found).toEqual([
      'unreached-page pages/standard/more.json: Nobody reaches the page more: required of claimantInfo.firstName (models.json).',
    ]);
  });

  it('C12-01: a rule that can never fail is told', async () => {
    const found = await searched(
      ...detailsField([rule('requiredWhen', bought('no'))], {
        dependencies: [{ when: { value: { field: 'boughtOn' }, empty: false } }],
      }),
    );
    expect(found).toEqual(['never-failing models.json: requiredWhen of claimDetails.more can never fail.']);
  });

  it('C12-01: a side of a condition that no answers bring is told at the test that has it', async () => {
    const never = { all: [bought('no'), given('boughtOn', 'claimDetails')] };
    const condition = { any: [never, given('phone', 'claimantInfo')] };
    expect(await searched(...detailsField([rule('requiredWhen', condition)]))).toEqual([
      'one-sided-condition models.json: The condition can never be true.',
    ]);
  });

  it('C2-01 C12-01: the model of a rule and of a block may begin with a capital', async () => {
    const asked = { value: { field: 'bought' }, equals: 'yes' };
    const own = rule('requiredWhen', asked);
    const elsewhere = { ...own, namedParams: { ...own.namedParams, validationContext: 'ClaimDetails' } };
    const changes = [
      ...contactField([elsewhere]),
      change('models.json', '/models/2/fields/-', { name: 'extra', type: 'string' }),
      change(DETAILS, '/blocks/-', {
        kind: 'fields',
        id: 'extra',
        model: 'ClaimDetails',
        dependencies: [{ when: asked }],
        fields: [{ name: 'extra', label: 'Field_Phone' }],
      }),
    ];
    expect(await searched(...changes)).toEqual([]);
  });

  it('C12-01 C8-35: an option of a number field that reads as no number is in no claim that can be filed', async () => {
    const values = ['0', '1', '3+'].map((value) => ({ value, label: 'Option_Yes' }));
    const changes = detailsField([], { component: 'select', options: values }, 'number');
    expect(await searched(...changes)).toEqual([
      `refused-option ${DETAILS}: The rule number of more refuses the option "3+".`,
    ]);
    const args = ['explain', bundleWith(changes), '--form', 'standard', '--witness', '--of'];
    expect(await runCli([...args, 'claimDetails.more=1'])).toMatchObject({ code: 0 });
    expect(await runCli([...args, 'claimDetails.more=3+'])).toMatchObject({ code: 1, out: '' });
  });

  it('C12-01 C8-35: a default that a number field cannot read is in no claim that can be filed', async () => {
    const changes = detailsField([], { defaultValue: 'none' }, 'number');
    expect(await searched(...changes)).toEqual([
      `wrong-default ${DETAILS}: The default "none" of more is refused by its rule number.`,
    ]);
    const { code, out } = await runCli(['explain', bundleWith(changes), '--form', 'standard', '--witness']);
    expect(code).toBe(0);
    expect(out).not.toContain('"none"');
  });

  it('C12-01 C8-35: that a number field offers the texts of a list is told', async () => {
    const values = ['few', 'many'].map((value) => ({ value, label: value }));
    const text = JSON.stringify({ $schema: '../../../schemas/list.schema.json', values });
    const changes = detailsField([], { component: 'select', optionsList: 'counts' }, 'number');
    expect(await searched(...changes, { file: 'lists/counts.json', text })).toEqual([
      `unusable-option ${DETAILS}: claimDetails.more can never be "few": number of claimDetails.more (models.json).`,
    ]);
  });

  it('C12-01: prefill that its own rules refuse is told: a cell of the class list, and a default', async () => {
    const { code, found } = await validated([
      change('settlement.json', '/forms/standard/authorization', {
        kind: 'classList',
        match: [['claimNumber']],
      }),
      change('models.json', '/models/0/fields', [{ name: 'claimNumber', type: 'string' }]),
      change('pages/standard/claimant-info.json', '/blocks/1/fields/0/prepopulatedDataKey', 'mail'),
      change('pages/standard/claimant-info.json', '/blocks/1/fields/1/defaultValue', 'none'),
      { file: 'claimants/standard.csv', text: 'claimNumber:credential,mail:prefill\nA-1,nobody\n' },
    ]);
    expect(code).toBe(0);
    expect(found.map(({ code: of, file }) => `${of} ${file}`)).toEqual([
      'row-value claimants/standard.csv',
      'wrong-default pages/standard/claimant-info.json',
    ]);
  });
});
