import { beforeAll, describe, expect, it } from 'vitest';
import type { DisplayName, FieldPlacement, ModelField } from '../../schemas/generated/types.ts';
import { bundleForm, entry, field, rule, type TestForm } from '../testing/forms.testkit.ts';
import { textsIn } from '../texts/builtIn.ts';

const DAYS = rule('range', ['01/31/2020', '12/31/2021'], { type: 'date' });
const FIELDS: [ModelField, DisplayName?][] = [
  [field('paid', [rule('range', [0.01, 2500])], 'number'), 'money'],
  [field('bare', [rule('range', [0.01, 2500])], 'number')],
  [field('miles', [rule('range', [null, 1234567.5])], 'number'), 'number'],
  [field('signed', [DAYS], 'date'), 'date'],
  [field('typed', [DAYS], 'date')],
  [field('step', [rule('multipleOf', [0.25])], 'number'), 'money'],
  [field('rate', [rule('range', [0.1, 0.25])], 'number'), 'percent'],
  [field('mills', [rule('range', [null, 0.005])], 'number'), 'money'],
  [
    field('total', [rule('range', [null, 1000])], 'number', {
      computed: { add: [{ field: 'paid' }, { field: 'miles' }] },
    }),
    'money',
  ],
  [
    field('share', [rule('range', [null, 0.5])], 'number', {
      computed: { multiply: [{ field: 'rate' }, 1] },
    }),
    'percent',
  ],
];

const CLAIM = {
  paid: '3000',
  bare: '3000',
  miles: '2000000',
  signed: '02/01/2022',
  typed: '02/01/2022',
  step: '0.3',
  rate: '25',
  mills: '1',
};

let form: TestForm;

beforeAll(async () => {
  const fields = FIELDS.map(
    ([{ name }, display]): FieldPlacement => ({ name, ...(display && { display }), label: `Label_${name}` }),
  );
  const block = { kind: 'fields' as const, id: 'about', model: 'claimantInfo', fields };
  form = await bundleForm({
    models: [
      entry(
        'claimantInfo',
        FIELDS.map(([one]) => one),
      ),
    ],
    pages: { start: { blocks: [block] } },
  });
});

/** Messages of each field, without the signs that keep a value in its direction. */
function said(culture: string): Record<string, string> {
  const messages = form.messages({ claimantInfo: CLAIM }, {}, textsIn(culture, {}));
  return Object.fromEntries(
    messages.map((message) => {
      const [path = '', text = ''] = message.split(/: (.*)/s);
      return [
        path.replace('claimantInfo.', ''),
        text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll('\u00a0', ' '),
      ];
    }),
  );
}

describe('C16-02: messages tell bounds', () => {
  it('as the field is shown, and bare where nothing is said of that', () => {
    expect(said('en')).toEqual({
      paid: 'The value must be between $0.01 and $2,500.00',
      bare: 'The value must be between 0.01 and 2500',
      miles: 'The value must be at most 1,234,567.5',
      signed: 'The value must be between January 31, 2020 and December 31, 2021',
      typed: 'The value must be between 01/31/2020 and 12/31/2021',
      step: 'The value must be a multiple of $0.25',
      rate: 'The value must be between 0.1 and 0.25',
      mills: 'The value must be at most 0.005',
      total: 'The value must be at most $1,000.00',
      share: 'The value must be at most 50%',
    });
  });

  it.each([
    [
      'es-US',
      'El valor debe estar entre $0.01 y $2,500.00',
      'El valor debe estar entre 31 de enero de 2020 y 31 de diciembre de 2021',
    ],
    [
      'es',
      'El valor debe estar entre 0,01 $ y 2500,00 $',
      'El valor debe estar entre 31 de enero de 2020 y 31 de diciembre de 2021',
    ],
    [
      'ar',
      'يجب أن تكون القيمة بين 0.01 $ و2,500.00 $',
      'يجب أن تكون القيمة بين 31 يناير 2020 و31 ديسمبر 2021',
    ],
  ])('in the form of %s', (culture, amounts, days) => {
    expect(said(culture)).toMatchObject({ paid: amounts, signed: days });
  });
});
