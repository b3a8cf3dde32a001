import { describe, expect, it } from 'vitest';
import { MASKS } from '../../transforms/masks/masks.ts';
import { change } from '../testing/bundles.testkit.ts';
import { codes, DETAILS, INFO, phone, words } from '../testing/findings.testkit.ts';

/** The field phone without the format that only one mask writes. */
const anyPhone = change('models.json', '/models/1/fields/3/rules', [
  { name: 'maxLength', ordinalParams: [40] },
]);

describe('placements', () => {
  it.each(Object.keys(MASKS))('R5-11: the mask %s is registered', async (maskName) => {
    expect(await codes(anyPhone, phone({ maskName }))).toEqual([]);
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
    expect(await codes(anyPhone, twoMasks(a, b))).toEqual(wanted);
  });

  const total = { field: 'total', model: 'claimDetails' };
  const bought = { field: 'boughtOn', model: 'claimDetails' };
  const below = { value: total, lessThan: 5 };
  const above = { value: total, atLeast: 5 };

  it.each([
    { a: below, b: above, wanted: false },
    { a: below, b: { value: 5, lessThan: total }, wanted: false },
    { a: below, b: { value: total, lessThan: 4 }, wanted: true },
    { a: below, b: { value: total, empty: true }, wanted: false },
    { a: { value: total, equals: 1 }, b: { value: total, equals: '1.0' }, wanted: true },
    { a: { value: country, equals: 1 }, b: { value: country, notEquals: '1' }, wanted: true },
    {
      a: { value: { count: 'claimTransactions' }, atMost: 1 },
      b: { value: { count: 'claimTransactions' }, atLeast: 2 },
      wanted: false,
    },
    {
      a: { value: { add: [total, 1] }, equals: 2 },
      b: { value: { add: [total, 1] }, equals: 3 },
      wanted: false,
    },
    { a: { value: bought, equals: '2024-01-31' }, b: { value: bought, equals: '01/31/2024' }, wanted: true },
    // A text that is no number is neither below 5 nor from 5 on.
    { a: { not: below }, b: { not: above }, wanted: true },
  ])('R4-14: masks while $a and while $b conflict: $wanted', async ({ a, b, wanted }) => {
    const found = await codes(anyPhone, twoMasks(a, b));
    expect(found.includes('mask-conflict')).toBe(wanted);
  });

  it('R4-14: a condition at fault is no conflict beside its fault', async () => {
    const when = { value: { field: 'lastNam' }, empty: false };
    const other = { value: country, empty: false };
    expect(await codes(anyPhone, twoMasks(when, other))).toEqual(['unknown-field']);
  });

  it('R4-14: the same mask twice is no conflict', async () => {
    const when = { value: country, equals: 'US' };
    expect(await codes(anyPhone, twoMasks(when, when, 'usPhone'))).toEqual([]);
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
    ['string', 'yesNo'],
    ['number', 'radio'],
    ['number', 'confirm'],
    ['boolean', 'checkbox'],
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
    ['boolean', 'yesNo'],
    ['number', 'yesNo'],
    ['boolean', 'date'],
    ['date', 'select'],
    ['date', 'radio'],
    ['date', 'file'],
  ])('R8-17: a %s cannot be shown as %s', async (type, component) => {
    expect(await codes(...typed(type, component))).toEqual(['wrong-component']);
  });

  it('C8-21: a display fits the type of its field', async () => {
    const shownAs = (type: string, display: string) => {
      const [field] = typed(type, 'value');
      if (!field) throw new Error('There is no field.');
      return codes(field, phone({ component: 'value', display }));
    };
    expect(await shownAs('number', 'money')).toEqual([]);
    expect(await shownAs('string', 'percent')).toEqual([]);
    expect(await shownAs('date', 'date')).toEqual([]);
    expect(await shownAs('number', 'date')).toEqual(['wrong-display']);
    expect(await shownAs('date', 'number')).toEqual(['wrong-display']);
    expect(await shownAs('boolean', 'money')).toEqual(['wrong-display']);
    expect(await shownAs('boolean', 'text')).toEqual([]);
  });

  it('C8-20: a boolean field with radio options is a finding that says so, a text field with them is none', async () => {
    expect(await codes(...typed('boolean', 'radio'))).toEqual(['boolean-radio']);
    const bare = [change('models.json', '/models/1/fields/3', { name: 'phone', type: 'boolean' })];
    expect(await codes(...bare, phone({ component: 'radio' }))).toEqual(['boolean-radio']);
    expect(await codes(...typed('boolean', 'checkbox'))).toEqual([]);
    expect(await codes(...typed('string', 'radio'))).toEqual([]);
    const [said] = await words(...bare, phone({ component: 'radio' }));
    expect(said).toContain('cannot stay unanswered');
  });

  it('C8-20: a yes/no question has its answers already', async () => {
    expect(await codes(anyPhone, phone({ component: 'yesNo', optionsList: 'countries' }))).toEqual([
      'surplus-options',
    ]);
    const options = [{ value: 'yes', label: 'Field_Phone' }];
    expect(await codes(anyPhone, phone({ component: 'yesNo', options }))).toEqual(['surplus-options']);
    expect(await codes(anyPhone, phone({ component: 'yesNo' }))).toEqual([]);
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

  it('C10-26: a name whose wording changes says whose it is', async () => {
    const when = { value: { field: 'bought', model: 'claimDetails' }, equals: 'no' };
    const worded = change('settlement.json', '/contentVariants', {
      Name_First: [{ when, key: 'Field_Email' }],
    });
    expect(
      await codes(
        worded,
        change(INFO, '/blocks/0', { kind: 'name', id: 'name', model: 'claimantInfo', layout: 'first-last' }),
      ),
    ).toEqual(['unsaid-person']);
    expect(await codes(worded, change(INFO, '/blocks/0/person', 'self'))).toEqual([]);
    expect(await codes(worded, change(INFO, '/blocks/0/person', when))).toEqual([]);
  });

  it('C10-28: a field that repeats one with two masks is a finding, one with the same mask everywhere none', async () => {
    const again = { name: 'again', type: 'string', rules: [{ name: 'sameAs', ordinalParams: ['phone'] }] };
    const when = { value: { field: 'email' }, empty: false };
    const masked = (mask: string) => [
      anyPhone,
      change('models.json', '/models/1/fields/-', again),
      change(INFO, '/blocks/1/fields/-', { name: 'again', label: 'Field_Phone' }),
      phone({ maskName: 'usPhone', dependencies: [{ when, hide: false, mask }] }),
    ];
    expect(await codes(...masked('internationalPhone'))).toEqual(['repeated-masks']);
    expect((await words(...masked('internationalPhone'))).join()).toContain('with every bracket');
    expect(await codes(...masked('usPhone'))).toEqual([]);
  });

  it('C15-08, R4-15, R8-17: a file field has no dependencies', async () => {
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
    const changes = [change('models.json', '/models/-', model), change(DETAILS, '/blocks/-', manager)];
    expect(await codes(...changes)).toEqual(['file-dependency']);
    expect((await words(...changes)).join()).toContain('Dependency behaviour is not supported');
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
