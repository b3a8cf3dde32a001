import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildForm } from '../../transforms/compile/buildForm.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { MASKS } from '../../transforms/masks/masks.ts';
import { readBundle } from '../readBundle.ts';
import { bundleWith, type Change, change, removeBundles } from '../testing/bundles.testkit.ts';
import { openBundle, validateBundle } from '../validateBundle.ts';

const INFO = 'pages/standard/claimant-info.json';
const DETAILS = 'pages/standard/claim-details.json';
const OUT = 'pages/standard/not-eligible.json';

const OPEN = { pages: [], authorization: { kind: 'open' as const } };

afterAll(removeBundles);

/** The codes that the bundle of `init` gets with these changes. */
async function codes(...changes: Change[]): Promise<string[]> {
  return (await validateBundle(bundleWith(changes))).map(({ code }) => code);
}

/** The messages and hints, for what authors read. */
async function words(...changes: Change[]): Promise<string[]> {
  return (await validateBundle(bundleWith(changes))).map(({ message, hint }) => `${message} ${hint}`);
}

const block = (value: unknown): Change => change(OUT, '/blocks/-', value);
const phoneRule = (rule: unknown): Change => change('models.json', '/models/1/fields/3/rules/0', rule);
const phone = (keys: object): Change =>
  change(INFO, '/blocks/1/fields/1', { name: 'phone', label: 'Field_Phone', ...keys });

describe('settlement.json', () => {
  it.each(['jnd-7-0-default', 'ftc-7-0-default', 'jnd-9-0-kontent'])(
    'R2-44: the theme %s is known',
    async (theme) => {
      expect(await codes(change('settlement.json', '/theme', theme))).toEqual([]);
    },
  );

  it('R2-44, R8-15: any other theme is a finding', async () => {
    expect(await codes(change('settlement.json', '/theme', 'dark'))).toEqual(['unknown-theme']);
    expect(await codes(change('settlement.json', '/theme', ''))).toEqual(['unknown-theme']);
  });

  it('R2-34: a logo is a PNG or WebP of its name, small enough, and in the bundle', async () => {
    const logo = (file: string) =>
      change('settlement.json', '/header', { logo: { file, altKey: 'Settlement_Name' } });
    const put = (file: string, bytes: Uint8Array) => {
      const folder = bundleWith([logo(file)]);
      mkdirSync(join(folder, 'images'));
      writeFileSync(join(folder, file), bytes);
      return validateBundle(folder);
    };
    const png = readFileSync('settlements/northline-recall/images/logo.png');
    expect(await put('images/logo.png', png)).toEqual([]);
    expect(await codes(logo('images/logo.png'))).toEqual(['logo-file']);
    expect(await put('images/logo.webp', png)).toMatchObject([{ code: 'logo-file' }]);
    expect(await put('images/logo.png', Buffer.from('<svg onload="alert(1)"/>'.repeat(9)))).toMatchObject([
      { code: 'logo-file', message: expect.stringContaining('not the picture') },
    ]);
    const large = Buffer.concat([png, Buffer.alloc(64 * 1024)]);
    expect(await put('images/logo.png', large)).toMatchObject([
      { code: 'logo-file', message: expect.stringContaining('65536 at most') },
    ]);
    expect(await codes(logo('images/logo.svg'))).toEqual(['bad-value']);
    expect(await codes(logo('images/../settlement.png'))).toEqual(['bad-value']);
  });

  it.each(['12/31/2035', '12/31/2035 11:59:59 PM', '02/29/2032 12:00:00 AM'])(
    'R5-32: the deadline %s is read',
    async (deadline) => {
      expect(
        await codes(change('settlement.json', '/deadlines/claimFilingDeadline/deadline', deadline)),
      ).toEqual([]);
    },
  );

  it.each([
    '2035-12-31',
    '12/31/35',
    '1/1/2035',
    '12/31/2035 23:59:59',
    '12/31/2035 11:59 PM',
    '02/30/2035',
    '12/31/2035 13:00:00 PM',
    '',
  ])('R5-32, R8-16: the deadline "%s" is a finding', async (deadline) => {
    expect(
      await codes(change('settlement.json', '/deadlines/claimFilingDeadline/deadline', deadline)),
    ).toEqual(['deadline-format']);
  });

  it.each([
    'Pacific',
    'Mountain',
    'Central',
    'Eastern',
    'Atlantic',
    'Newfoundland',
    'Alaskan',
    'Aleutian',
    'Yukon',
  ])('R9-12: the time zone of %s is known by its Windows name', async (zone) => {
    expect(await codes(change('settlement.json', '/timeZone', `${zone} Standard Time`))).toEqual([]);
  });

  it('R9-12, R8-16: any other time zone is a finding, for a deadline too', async () => {
    expect(await codes(change('settlement.json', '/timeZone', 'Central European Standard Time'))).toEqual([
      'unknown-time-zone',
    ]);
    expect(await codes(change('settlement.json', '/deadlines/claimFilingDeadline/timeZone', 'PST'))).toEqual([
      'unknown-time-zone',
    ]);
    expect(await words(change('settlement.json', '/timeZone', 'America/New_York'))).toEqual([
      'There is no time zone "America/New_York". Write its Windows name: "Eastern Standard Time".',
    ]);
  });

  it('R4-04, R8-15: an unexpected form type is a finding', async () => {
    expect(await codes(change('settlement.json', '/forms/standard/formType', 'Automotive'))).toEqual([
      'wrong-form-type',
    ]);
    expect(await codes(change('settlement.json', '/forms/standard/formType', 'Special'))).toEqual([
      'unknown-value',
    ]);
  });
});

describe('pages', () => {
  it('R2-19: a sequence that leads back, or whose ends are skipped, does not close', async () => {
    const skip = { value: { field: 'bought', model: 'claimDetails' }, equals: 'no' };
    expect(await codes(change('settlement.json', '/forms/standard/pages/-', 'claim-details'))).toEqual([
      'broken-sequence',
    ]);
    expect(await codes(change('pages/standard/landing.json', '/skipWhen', skip))).toEqual([
      'broken-sequence',
    ]);
    expect(await codes(change('pages/standard/confirmation.json', '/skipWhen', skip))).toEqual([
      'broken-sequence',
    ]);
    expect(await codes(change(INFO, '/skipWhen', skip))).toEqual([]);
  });

  it('C8-10: an exit leads out of the sequence', async () => {
    const exit = {
      when: { value: { field: 'bought', model: 'claimDetails' }, equals: 'no' },
      to: 'confirmation',
    };
    expect(await codes(change(DETAILS, '/exits/-', exit))).toEqual(['broken-sequence']);
  });

  it('R2-22, R8-15: two pages at one path are a finding', async () => {
    expect(await codes(change(OUT, '/path', '/standard/confirmation'))).toEqual(['duplicate-path']);
  });

  const rows = (count: number, keys: object) =>
    block({
      kind: 'displayRows',
      id: 'rows',
      model: 'claimTransactions',
      ...keys,
      fields: Array.from({ length: count }, () => ({ name: 'store', label: 'Field_Store' })),
    });

  it.each([
    { count: 12, keys: {}, wanted: [] },
    { count: 13, keys: {}, wanted: ['row-limit'] },
    { count: 11, keys: { allowDelete: true }, wanted: [] },
    { count: 12, keys: { allowDelete: true }, wanted: ['row-limit'] },
    { count: 12, keys: { allowEdit: true }, wanted: ['row-limit'] },
    { count: 12, keys: { allowEdit: false, allowDelete: false }, wanted: [] },
  ])('R5-45, R8-17: a row of $count values with $keys gets $wanted', async ({ count, keys, wanted }) => {
    expect(await codes(rows(count, keys))).toEqual(wanted);
  });

  it('R5-46, R8-17: a button or labelled value needs a label or an icon', async () => {
    const button = { kind: 'button', id: 'b', href: '/' };
    const value = { kind: 'value', id: 'v', model: 'claimantInfo', name: 'email' };
    for (const bare of [button, value]) {
      expect(await codes(block(bare))).toEqual(['missing-label']);
      expect(await codes(block({ ...bare, icon: 'mail' }))).toEqual([]);
      expect(await codes(block({ ...bare, labelKey: 'Field_Email' }))).toEqual([]);
    }
  });

  it('R5-46: a header needs a tag', async () => {
    const header = { kind: 'header', id: 'h', textKey: 'Landing_Title' };
    expect(await codes(block(header))).toEqual(['missing-tag']);
    expect(await codes(block({ ...header, tag: 'h3' }))).toEqual([]);
  });

  it('C5-03: display rows and values only show fields that are there', async () => {
    expect(
      await codes(block({ kind: 'value', id: 'v', model: 'claimantInfo', name: 'emial', icon: 'i' })),
    ).toEqual(['placed-field-missing']);
    expect(
      await codes(block({ kind: 'value', id: 'v', model: 'documentContexts', name: 'email', icon: 'i' })),
    ).toEqual(['unknown-model']);
  });
});

describe('files', () => {
  it('C5-03: texts and class lists that the settlement does not name are found', async () => {
    const schema = '{ "$schema": "../schemas/content.schema.json" }';
    expect(await codes({ file: 'content/xx.json', text: schema })).toContain('unexpected-file');
    expect(await codes({ file: 'claimants/lookup.csv', text: 'pin:credential\n1\n' })).toContain(
      'unexpected-file',
    );
  });
});

describe('placements', () => {
  it.each(Object.keys(MASKS))('R5-11: the mask %s is registered', async (maskName) => {
    expect(await codes(phone({ maskName }))).toEqual([]);
  });

  it('R5-11, R8-15: a mask that is not registered is a finding, in a dependency too', async () => {
    expect(await codes(phone({ maskName: 'iban' }))).toEqual(['unknown-mask']);
    const when = { value: { field: 'email' }, empty: false };
    expect(await codes(phone({ dependencies: [{ when, mask: 'iban' }] }))).toEqual(['unknown-mask']);
  });

  const country = { field: 'lastName' };
  const twoMasks = (a: unknown, b: unknown, mask = 'usZip') =>
    phone({
      dependencies: [
        { when: a, hide: false, mask: 'usPhone' },
        { when: b, hide: false, mask },
      ],
    });

  it.each([
    { a: { value: country, equals: 'US' }, b: { value: country, equals: 'CA' }, wanted: [] },
    { a: { value: country, equals: 'US' }, b: { value: country, notEquals: 'US' }, wanted: [] },
    { a: { value: country, equals: 'US' }, b: { not: { value: country, equals: 'US' } }, wanted: [] },
    { a: { value: country, in: ['US', 'PR'] }, b: { value: country, in: ['CA', 'MX'] }, wanted: [] },
    { a: { value: country, empty: true }, b: { value: country, empty: false }, wanted: [] },
    {
      a: {
        all: [
          { value: { field: 'email' }, empty: false },
          { value: country, equals: 'US' },
        ],
      },
      b: { value: country, equals: 'CA' },
      wanted: [],
    },
    { a: { value: country, equals: 'US' }, b: { value: country, equals: 'US ' }, wanted: ['mask-conflict'] },
    {
      a: { value: country, in: ['US', 'PR'] },
      b: { value: country, equals: 'PR' },
      wanted: ['mask-conflict'],
    },
    {
      a: { value: country, equals: 'US' },
      b: { value: { field: 'email' }, equals: 'CA' },
      wanted: ['mask-conflict'],
    },
    {
      a: { value: country, notEquals: 'US' },
      b: { value: country, notEquals: 'CA' },
      wanted: ['mask-conflict'],
    },
  ])('R4-14: masks while $a and while $b get $wanted', async ({ a, b, wanted }) => {
    expect(await codes(twoMasks(a, b))).toEqual(wanted);
  });

  it('R4-14: the same mask twice is no conflict', async () => {
    const when = { value: country, equals: 'US' };
    expect(await codes(twoMasks(when, when, 'usPhone'))).toEqual([]);
  });

  const typed = (type: string, component: string) => [
    change('models.json', '/models/1/fields/3', {
      name: 'phone',
      type,
      ...(type === 'date' ? { rules: [{ name: 'validDate' }] } : {}),
      ...(type === 'number' ? { rules: [{ name: 'precision', ordinalParams: [2] }] } : {}),
    }),
    phone({
      component,
      ...(component === 'select' || component === 'radio' ? { optionsList: 'countries' } : {}),
    }),
  ];

  it.each([
    ['string', 'textarea'],
    ['string', 'select'],
    ['string', 'signature'],
    ['number', 'radio'],
    ['number', 'confirm'],
    ['boolean', 'checkbox'],
    ['boolean', 'radio'],
    ['date', 'date'],
    ['date', 'text'],
    ['date', 'value'],
  ])('R8-17: a %s can be shown as %s', async (type, component) => {
    expect(await codes(...typed(type, component))).toEqual([]);
  });

  it.each([
    ['string', 'date'],
    ['string', 'checkbox'],
    ['string', 'file'],
    ['number', 'date'],
    ['number', 'textarea'],
    ['boolean', 'text'],
    ['boolean', 'date'],
    ['date', 'select'],
    ['date', 'radio'],
    ['date', 'file'],
  ])('R8-17: a %s cannot be shown as %s', async (type, component) => {
    expect(await codes(...typed(type, component))).toEqual(['wrong-component']);
  });

  it('C8-19: a group of boxes has boolean fields alone', async () => {
    const group = (name: string) =>
      change('pages/standard/claimant-info.json', '/blocks/-', {
        kind: 'choiceGroup',
        id: 'group',
        model: 'claimantInfo',
        labelKey: 'Field_Phone',
        fields: [{ name, label: 'Field_Phone' }],
      });
    const boolean = change('models.json', '/models/1/fields/-', { name: 'ticked', type: 'boolean' });
    expect(await codes(boolean, group('ticked'))).toEqual([]);
    expect(await codes(boolean, group('phone'))).toContain('wrong-component');
  });

  const wallet = (settings: object) =>
    change('settlement.json', '/wallet', {
      enabled: true,
      issuer: 'https://w.example',
      clientId: 'c',
      ...settings,
    });

  it('C6-05: a wallet that is enabled needs an issuer, which is https, a client id and the scope openid', async () => {
    expect(await codes(wallet({}))).toEqual([]);
    expect(await codes(wallet({ issuer: 'http://localhost:4290' }))).toEqual([]);
    expect(await codes(change('settlement.json', '/wallet', { enabled: false }))).toEqual([]);
    const missing = await words(change('settlement.json', '/wallet', { enabled: true }));
    expect(missing).toEqual([
      expect.stringContaining('no "clientId"'),
      expect.stringContaining('no "issuer"'),
    ]);
    expect(await codes(wallet({ issuer: 'http://w.example' }))).toEqual(['wallet-settings']);
    expect(await codes(wallet({ scopes: ['email'] }))).toEqual(['wallet-settings']);
  });

  it('C6-18: a form names one wallet account, and outside records', async () => {
    const email = change(INFO, '/blocks/1/fields/0', {
      name: 'email',
      label: 'Field_Email',
      hint: 'Hint_Email',
      component: 'wallet',
    });
    expect(await codes(email)).toEqual([]);
    expect(await codes(email, phone({ component: 'wallet' }))).toEqual(['wallet-field']);
  });

  it('R4-15, R8-17: a file field has no dependencies', async () => {
    const model = {
      metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
      fields: [{ name: 'file', type: 'file' }],
    };
    const dependencies = [{ when: { value: { field: 'bought', model: 'claimDetails' }, equals: 'yes' } }];
    const manager = {
      kind: 'recordManager',
      id: 'docs',
      model: 'documentContexts',
      fields: [{ name: 'file', label: 'Field_Store', dependencies }],
    };
    expect(
      await codes(change('models.json', '/models/-', model), change(DETAILS, '/blocks/-', manager)),
    ).toEqual(['file-dependency']);
  });

  it('R5-36: a model has one file field at most', async () => {
    const fields = [
      { name: 'first', type: 'file' },
      { name: 'second', type: 'file' },
    ];
    const model = { metadata: { formType: 'Standard', dtoMapping: 'documentContexts' }, fields };
    expect(await codes(change('models.json', '/models/-', model))).toEqual(['several-files']);
  });
});

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

describe('a Lookup form', () => {
  const page = (name: string, ...blocks: object[]): Change => ({
    file: `pages/lookup/${name}.json`,
    text: JSON.stringify({
      $schema: 'https://claimwright.example/schemas/page.schema.json',
      path: `/lookup/${name}`,
      titleKey: 'Landing_Title',
      blocks,
    }),
  });
  const lookup = (...pages: string[]): Change =>
    change('settlement.json', '/forms/lookup', {
      formType: 'Lookup',
      pages,
      authorization: { kind: 'open' },
    });
  const shown = { kind: 'copy', id: 'found', textKeys: ['Landing_Intro'] };

  it('R8-16: that leads to a confirmation is a finding: no call takes its claims', async () => {
    const changes = [lookup('vin', 'confirmation'), page('vin'), page('confirmation')];
    expect(await codes(...changes)).toEqual(['lookup-submitted']);
    expect(await words(...changes)).toEqual([
      'The Lookup form leads to the page confirmation, and no Lookup form can be submitted. ' +
        'Take the page away: let a page with a value or copy block be the last; to take claims, use the form standard, automotive or documents-upload.',
    ]);
  });

  it('R8-16: that shows a confirmation on a page of another name is a finding', async () => {
    const receipt = { kind: 'confirmation', id: 'receipt' };
    expect(await codes(lookup('vin', 'done'), page('vin'), page('done', receipt))).toEqual([
      'lookup-submitted',
    ]);
  });

  it('R8-16: that shows what was found is none', async () => {
    expect(await codes(lookup('vin', 'found'), page('vin'), page('found', shown))).toEqual([]);
  });
});

describe('other wordings of texts', () => {
  const lookup = change('models.json', '/models/-', {
    metadata: { formType: 'Lookup', dtoMapping: 'claimDetails' },
    fields: [{ name: 'found', type: 'string' }],
  });
  const variant = (...fields: string[]) =>
    change('settlement.json', '/contentVariants', {
      Landing_Intro: fields.map((field) => ({
        when: { value: { field, model: 'claimDetails' }, equals: 'yes' },
        key: 'Landing_Title',
      })),
    });

  it('C8-11: one by the answers of another form never holds, in that form and when it is served', async () => {
    const folder = bundleWith([lookup, variant('bought', 'found')]);
    expect(await validateBundle(folder)).toEqual([]);
    const { bundle } = readBundle(folder).view;
    const forms = { ...bundle.settlement.forms, lookup: { ...OPEN, formType: 'Lookup' as const } };
    const whole = { ...bundle, settlement: { ...bundle.settlement, forms } };
    const variants = (['standard', 'lookup'] as const).map((form) => {
      const { built, faults } = buildForm(readForm(whole, form));
      expect(faults).toEqual([]);
      return built?.plan.contentVariants?.Landing_Intro?.length;
    });
    expect(variants).toEqual([1, 1]);
  });

  it('C8-11: one by answers that no form has is told once', async () => {
    expect(await codes(lookup, variant('nobody'))).toEqual(['unknown-field']);
  });
});

describe('texts', () => {
  it.each(['<p>', '</p>', 'a <li> b', '<UL class="x">', '<ol/>', 'x<p >y'])(
    'R5-48: the text %s has a forbidden tag',
    async (text) => {
      expect(await codes(change('content/en.json', '/Landing_Intro', text))).toEqual(['forbidden-tag']);
    },
  );

  it.each(['a < p > b', '<b>bold</b>', '<pre>', '<link>', 'p, li, ul and ol', '<oled>'])(
    'R5-48: the text %s has none',
    async (text) => {
      expect(await codes(change('content/en.json', '/Landing_Intro', text))).toEqual([]);
    },
  );

  it('C2-04: a custom message key without a text is an error', async () => {
    const rule = { name: 'required', errorMessageKeys: { default: 'Error_Phone' } };
    expect(await codes(phoneRule(rule))).toEqual(['missing-text']);
    expect(await codes(phoneRule(rule), change('content/en.json', '/Error_Phone', 'Enter it'))).toEqual([]);
    expect(await codes(phoneRule(rule), change('content/en.json', '/Error_Phone_other', 'Enter it'))).toEqual(
      [],
    );
  });

  it('C2-04: texts of rules may be replaced; one that no rule has is unused', async () => {
    expect(await codes(change('content/en.json', '/Rule_required', 'Enter a value'))).toEqual([]);
    expect(await codes(change('content/en.json', '/Rule_records_max_one', 'Only one'))).toEqual([]);
    expect(await codes(change('content/en.json', '/Rule_requird', 'Enter a value'))).toEqual(['unused-text']);
  });
});

describe('class lists', () => {
  const list = (header: string): Change => ({
    file: 'claimants/standard.csv',
    text: `${header}\n${header.replaceAll(/[^,]+/g, 'A')}\n`,
  });

  it.each(['claimNumber:credential', 'a:prefill,b:private', 'a:credential+prefill,b:credential'])(
    'C6-14: the header %s is right',
    async (header) => {
      expect(await codes(list(header))).toEqual([]);
    },
  );

  it.each([
    'claimNumber',
    'claimNumber:secret',
    'ClaimNumber:credential',
    'a:private,a:private',
    ':private',
    '',
  ])('C6-14: the header "%s" is a finding', async (header) => {
    expect(await codes(list(header))).toEqual(['wrong-columns']);
  });

  it.each([
    ['a row too short', 'A,B\nA\nA,B\n', 3],
    ['a row too long', 'A,B\nA,B\n\nA,B,C\n', 5],
    ['a quote that is not closed', '"A,B\n', 2],
  ])('C5-03, C6-14: %s is a finding at its line', async (_what, rows, line) => {
    const folder = bundleWith([{ file: 'claimants/standard.csv', text: `a:credential,b:private\n${rows}` }]);
    expect(await validateBundle(folder)).toMatchObject([{ code: 'syntax-error', line, column: 1 }]);
  });
});

describe('faults are told once', () => {
  it.each([
    {
      what: 'a type misspelt, of a field that a name block places',
      changes: [change('models.json', '/models/1/fields/0/type', 'sting')],
      wanted: ['unknown-value'],
    },
    {
      what: 'a model missing from a block',
      changes: [
        change(INFO, '/blocks/1', {
          kind: 'fields',
          id: 'contact',
          fields: [
            { name: 'email', label: 'Field_Email' },
            { name: 'phone', label: 'Field_Phone', hint: 'Hint_Email' },
          ],
        }),
      ],
      wanted: ['unknown-model'],
    },
    {
      what: 'a model misspelt in a block',
      changes: [change(INFO, '/blocks/1/model', 'claimantInof')],
      wanted: ['unknown-model'],
    },
    {
      what: 'a required key far misspelt',
      changes: [change('models.json', '/models/1/fields/3', { nmex: 'phone', type: 'string' })],
      wanted: ['unknown-key'],
    },
    {
      what: 'a test without its value',
      changes: [change(DETAILS, '/exits/0/when', { equals: 'no' })],
      wanted: ['missing-key'],
    },
    {
      what: 'a page without its title',
      changes: [
        {
          file: 'pages/standard/claim-summary.json',
          text: '{"$schema":"page.schema.json","path":"/standard/claim-summary","blocks":[]}',
        },
      ],
      wanted: ['missing-key'],
    },
    {
      what: 'a field that is no object',
      changes: [change('models.json', '/models/1/fields/2', 5)],
      wanted: ['wrong-type'],
    },
    {
      what: 'a page whose name is misspelt in the sequence',
      changes: [change('settlement.json', '/forms/standard/pages/3', 'claim-sumary')],
      wanted: ['missing-page'],
    },
    {
      what: 'a key of a text misspelt',
      changes: [change(INFO, '/titleKey', 'ClaimantInfo_Titel')],
      wanted: ['missing-text'],
    },
    {
      what: '$schema misspelt',
      changes: [{ file: 'lists/x.json', text: '{"$shcema":"list.schema.json","values":[{"value":"a"}]}' }],
      wanted: ['unknown-key'],
    },
  ])('C5-03: $what', async ({ changes, wanted }) => {
    expect(await codes(...changes)).toEqual(wanted);
  });
});
