import { afterAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../bundle/findings/finding.ts';
import { readBundle } from '../../bundle/readBundle.ts';
import { bundleWith, type Change, change, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { Prover } from '../../bundle/witness/prover.ts';
import { targetsOf } from '../../bundle/witness/targets.ts';
import { effortOf, openSearch } from '../forms/openSearch.ts';
import { runCli } from '../testing/runCli.ts';

afterAll(removeBundles);

async function validated(changes: Change[], ...more: string[]) {
  const { out, err, code } = await runCli(['validate', '--format', 'json', ...more, bundleWith(changes)]);
  const findings: Finding[] = JSON.parse(out);
  return { code, err, found: findings.map(({ code: of, file, message }) => ({ code: of, file, message })) };
}

const rules = (model: number, field: number, text: string): Change => ({
  file: 'models.json',
  pointer: `/models/${model}/fields/${field}/rules`,
  text,
});

/** What the search finds, in short: code, place and message. */
async function searched(...changes: Change[]): Promise<string[]> {
  const { found, err } = await validated(changes);
  expect(err).toBe('');
  return found.map(({ code, file, message }) => `${code} ${file}: ${message.replaceAll(/:\d+\)/g, ')')}`);
}

const DETAILS = 'pages/standard/claim-details.json';
const given = (field: string, model: string, empty = false) => ({ value: { field, model }, empty });
const bought = (equals: string) => ({ value: { field: 'bought', model: 'claimDetails' }, equals });
const rule = (name: string, condition: unknown) => ({ name, namedParams: { condition } });

/** Another field of the contact, or of what was bought, with rules, where a page asks for it. */
const contactField = (own: unknown[], placement: object = {}): Change[] => [
  change('models.json', '/models/1/fields/-', { name: 'more', type: 'string', rules: own }),
  change('pages/standard/claimant-info.json', '/blocks/1/fields/-', {
    name: 'more',
    label: 'Field_Phone',
    ...placement,
  }),
];
const detailsField = (own: unknown[], placement: object = {}): Change[] => [
  change('models.json', '/models/2/fields/-', { name: 'more', type: 'string', rules: own }),
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

/** A receipt is needed for each purchase, and is asked for on the page after them: the claimant never comes to it. */
const RECEIPTS_LATER: Change[] = [
  change('models.json', '/models/-', {
    metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
    rules: [
      {
        name: 'documentsRequired',
        namedParams: { documents: [{ kind: 'receipt', per: 'claimTransactions' }] },
      },
    ],
    fields: [
      { name: 'file', type: 'file', rules: [{ name: 'required' }] },
      {
        name: 'kind',
        type: 'string',
        rules: [{ name: 'required' }, { name: 'oneOf', ordinalParams: ['receipt'] }],
      },
      { name: 'claimTransactionId', type: 'string' },
    ],
  }),
  change('models.json', '/models/3/fields/-', { name: 'claimTransactionId', type: 'string' }),
  {
    file: 'pages/standard/receipts.json',
    text: JSON.stringify({
      $schema: '../../schemas/page.schema.json',
      path: '/standard/receipts',
      titleKey: 'Purchases_Title',
      blocks: [
        {
          kind: 'recordManager',
          id: 'receipts',
          model: 'documentContexts',
          addLabelKey: 'Purchases_Title',
          finishLabelKey: 'Purchases_Title',
          fields: [
            {
              name: 'kind',
              label: 'Field_Phone',
              component: 'radio',
              options: [{ value: 'receipt', label: 'Option_Yes' }],
            },
            { name: 'file', label: 'Field_Phone' },
          ],
        },
      ],
    }),
  },
  change('settlement.json', '/forms/standard/pages', [
    'landing',
    'claimant-info',
    'claim-details',
    'receipts',
    'claim-summary',
    'confirmation',
  ]),
];

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

  it('C12-01: --no-search leaves the search out', async () => {
    expect((await validated([rules(1, 3, PHONE_FORBIDDEN)], '--no-search')).found).toEqual([]);
  });

  it('C12-01: a search that is cut short says how far it got, and gives no finding', async () => {
    const { code, err, found } = await validated([], '--effort', '40');
    expect({ code, found }).toEqual({ code: 0, found: [] });
    const said =
      /^Form standard: \d+ of \d+ found by a claim after (\d+) judgements\. The effort was spent\. Not settled:\n/;
    expect(err).toMatch(said);
    expect(Number(said.exec(err)?.[1])).toBeLessThanOrEqual(41);
  });

  it('C12-01: an option that no claim may choose is told, though a later page has an exit', async () => {
    expect(await searched(...contactField([rule('assert', NOT_POST)], OPTIONS))).toEqual([
      'unusable-option pages/standard/claimant-info.json: claimantInfo.more can never be "post": required of claimantInfo.lastName (models.json), assert of claimantInfo.more (models.json) exclude each other.',
    ]);
  });

  it('C12-01: an option on the way to an exit is none, whatever later pages ask', async () => {
    const later = rule('assert', bought('yes'));
    expect(await searched(change('models.json', '/models/4/fields/0/rules/-', later))).toEqual([]);
  });

  it('C12-01: the proof counts the rules up to an exit, and no later ones', async () => {
    const later = change('models.json', '/models/4/fields/0/rules/-', rule('assert', bought('yes')));
    const read = readBundle(bundleWith([later]));
    const { knowledge } = await openSearch(read, 'standard', new Date('2026-06-15'), effortOf(1));
    const no = targetsOf(knowledge).find((target) => target.kind === 'option' && target.value === 'no');
    const prover = new Prover({ knowledge, isLate: () => false });
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

  it('C12-01: a document for each purchase that only a later page takes makes a form that nobody can file', async () => {
    const { code, found } = await validated(RECEIPTS_LATER);
    expect(code).toBe(1);
    expect(found.map(({ code: of }) => of)).toEqual(['stuck-form']);
    expect(found[0]?.message.replaceAll(/:\d+\)/g, ')')).toBe(
      'No claim of the form standard can be filed: required of claimDetails.bought (models.json), records of claimTransactions (models.json), documentsRequired for each of claimTransactions, whose documents a later page asks for (models.json), exit 1 of the page claim-details (pages/standard/claim-details.json) exclude each other.',
    );
  });

  it('C12-01: a list in each record that no page can fill in makes a form that nobody can file', async () => {
    const { code, found } = await validated([
      change('models.json', '/models/3/fields/-', {
        name: 'purchases',
        type: 'list',
        rules: [{ name: 'records', namedParams: { min: 1 } }],
        fields: [{ name: 'item', type: 'string' }],
      }),
      change(DETAILS, '/blocks/1/fields/-', { name: 'purchases', label: 'Field_Phone' }),
    ]);
    expect({ code, codes: found.map(({ code: of }) => of) }).toEqual({ code: 1, codes: ['unfilled-list'] });
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

  it('C12-01: a record that cannot be saved before the next one is there is not entered page by page', async () => {
    const together = rule('assert', {
      value: { sum: 'amountClaimed', of: 'claimTransactions' },
      atLeast: 100,
    });
    const range = { name: 'range', ordinalParams: [1, 60] };
    const amounts = change('models.json', '/models/3/fields/1/rules', [
      { name: 'required' },
      range,
      together,
    ]);
    expect(await searched(amounts)).toEqual([]);
    const manager = change(DETAILS, '/blocks/1', {
      kind: 'recordManager',
      id: 'purchases',
      model: 'claimTransactions',
      titleKey: 'Purchases_Title',
      addLabelKey: 'Purchases_Title',
      finishLabelKey: 'Purchases_Title',
      required: true,
      dependencies: [{ when: bought('yes') }],
      fields: [
        { name: 'store', label: 'Field_Store' },
        { name: 'amountClaimed', label: 'Field_Amount', maskName: 'currencyDecimals' },
      ],
    });
    const { err, found } = await validated([amounts, manager], '--effort', '2000');
    expect(found).toEqual([]);
    expect(err).toContain('whether a claim can be filed');
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
