import { describe, expect, it } from 'vitest';
import {
  bundleFaults,
  bundleForm,
  claimantForm,
  entry,
  faultsOfRule,
  field,
  inlineForm,
  rule,
} from '../testing/forms.testkit.ts';
import { EN } from '../texts/en.ts';

describe('oneOf', () => {
  it('C8-07 C3-06: the value equals one of the values given, compared by its field’s type', async () => {
    const form = await claimantForm(
      field('text', [rule('oneOf', ['a', 'b c', '10'])]),
      field('number', [rule('oneOf', [10, '2.50'])], 'number'),
    );
    for (const value of ['a', ' b c ', '10']) expect(form.textsOf('text', value)).toEqual([]);
    for (const value of ['A', 'b', '10.0'])
      expect(form.textsOf('text', value)).toEqual(['Choose a value from the list']);
    for (const value of ['10.00', 10, 2.5]) expect(form.textsOf('number', value)).toEqual([]);
    expect(form.textsOf('number', '25')).toEqual(['Choose a value from the list']);
  });

  it('C8-07 C9-01: a list of the bundle gives the values', async () => {
    const models = [entry('claimantInfo', [field('own', [rule('oneOf', [], { list: 'makes' })])])];
    const lists = { makes: { values: [{ value: 'Saab', label: 'SAAB' }, { value: 'Volvo' }] } };
    const form = await bundleForm({ models, lists });
    expect(form.textsOf('own', 'Volvo')).toEqual([]);
    for (const value of ['SAAB', 'Fiat'])
      expect(form.textsOf('own', value)).toEqual(['Choose a value from the list']);
    expect(bundleFaults({ models, lists: {} })).toEqual([
      'unknown-list models.json /models/0/fields/0/rules/0/namedParams/list',
    ]);
    expect(faultsOfRule(rule('oneOf', []))).toEqual(['missing-parameter ']);
    expect(faultsOfRule(rule('oneOf', [], { list: 5 }))).toEqual(['wrong-parameter /namedParams/list']);
  });
});

describe('precision', () => {
  it('C8-07: decimal places count without trailing zeros; what is no number fails', async () => {
    const form = await claimantForm(
      field('cents', [rule('precision', [2])], 'number'),
      field('whole', [rule('precision', [0])], 'number'),
    );
    for (const value of ['1,234.50', '1.2500', 0.25, 7]) expect(form.textsOf('cents', value)).toEqual([]);
    for (const value of ['0.125', 1e-7])
      expect(form.textsOf('cents', value)).toEqual(['At most 2 decimal places are allowed']);
    expect(form.textsOf('cents', 'abc')).toEqual(['Enter a number', 'At most 2 decimal places are allowed']);
    expect(form.textsOf('whole', '7.000')).toEqual([]);
    expect(form.textsOf('whole', '7.001')).toHaveLength(1);
  });

  it('C5-03: the places are a whole number', () => {
    for (const places of ['2', 0.5, -1])
      expect(faultsOfRule(rule('precision', [places]))).toEqual(['wrong-parameter /ordinalParams/0']);
    expect(faultsOfRule(rule('precision', []))).toEqual(['missing-parameter ']);
  });
});

describe('number', () => {
  it('C8-35 C3-05: a number field fails once on text that is no number, without a rule, and a text field never', async () => {
    const form = await inlineForm([entry('claimDetails', [field('amount', [], 'number'), field('text')])]);
    const told = (value: unknown) => form.messages({ claimDetails: { amount: value, text: value } });
    for (const value of ['ten', '5 USD', '1,00', '-', '.', '1e3', '٢٠'])
      expect([value, told(value)]).toEqual([value, ['claimDetails.amount: Enter a number']]);
    for (const value of ['', ' ', null, 0, '.50', '-.5', '1,234.50'])
      expect(form.messages({ claimDetails: { amount: value } })).toEqual([]);
  });
});

describe('multipleOf', () => {
  it('C8-07: whole multiples in exact decimals, negative ones and zero included', async () => {
    const form = await claimantForm(
      field('tenth', [rule('multipleOf', [0.1])], 'number'),
      field('dozen', [rule('multipleOf', ['12'])], 'number'),
    );
    for (const value of ['0.3', 0.3, '-1.10', '0', '1,000,000,000,000,000,000,000.7'])
      expect([value, form.textsOf('tenth', value)]).toEqual([value, []]);
    for (const value of ['0.35', '0.30000000000000000001'])
      expect([value, form.textsOf('tenth', value)]).toEqual([value, ['The value must be a multiple of 0.1']]);
    expect(form.textsOf('tenth', 'x')).toEqual(['Enter a number', 'The value must be a multiple of 0.1']);
    expect(form.textsOf('dozen', '144')).toEqual([]);
    expect(form.textsOf('dozen', '145')).toEqual(['The value must be a multiple of 12']);
  });

  it('C5-03: the step is a number above zero', () => {
    for (const step of [0, '0.00', -2, 'x', true, null])
      expect([step, faultsOfRule(rule('multipleOf', [step]))]).toEqual([
        step,
        ['wrong-parameter /ordinalParams/0'],
      ]);
    expect(faultsOfRule(rule('multipleOf', []))).toEqual(['missing-parameter ']);
  });
});

describe('sameAs', () => {
  const models = [
    entry('claimantInfo', [
      field('email'),
      field('strict', [rule('sameAs', ['Email'])]),
      field('loose', [rule('sameAs', ['email'], { loose: true })]),
    ]),
  ];

  it('C8-07 R3-16: both trimmed, the same text passes; loose ignores case and folds white space', async () => {
    const form = await bundleForm({ models });
    const email = ' Ann  de\u00a0Wit ';
    for (const value of ['Ann  de\u00a0Wit', ' Ann  de\u00a0Wit'])
      expect(form.textsOf('strict', value, { email })).toEqual([]);
    for (const value of ['ann  de\u00a0wit', 'Ann de Wit'])
      expect(form.textsOf('strict', value, { email })).toEqual(['The value must be the same as email']);
    for (const value of ['ann de wit', 'ANN  DE WIT'])
      expect(form.textsOf('loose', value, { email })).toEqual([]);
    expect(form.textsOf('loose', 'annde wit', { email })).toHaveLength(1);
    expect(form.textsOf('strict', 'x', { email: null })).toHaveLength(1);
  });

  it('C3-03 C8-07: the same text in another normal form is the same', async () => {
    const form = await bundleForm({ models });
    expect(form.textsOf('strict', 'é', { email: 'e\u0301' })).toEqual([]);
  });

  it('C8-07: the message names the other field by its label where a page gives it one', async () => {
    const fields = [{ name: 'email', label: 'Label_Email' }, { name: 'strict' }];
    const form = await bundleForm({
      models,
      pages: { one: { blocks: [{ kind: 'fields', id: 'a', model: 'claimantInfo', fields }] } },
    });
    const texts = { culture: 'es', active: { Label_Email: 'Correo' }, fallback: EN };
    expect(form.messages({ claimantInfo: { strict: 'x' } }, {}, texts)).toEqual([
      'claimantInfo.strict: The value must be the same as Correo',
    ]);
  });

  it('C10-28: what a format writes between the digits counts in neither text, and a number is the same however written', async () => {
    const again = (format: string) => [
      entry('claimantInfo', [
        field('first', [rule('format', [format])]),
        field('again', [rule('sameAs', ['first'])]),
        field('amount', [], 'number'),
        field('amountAgain', [rule('sameAs', ['amount'])], 'number'),
      ]),
    ];
    const phone = await bundleForm({ models: again('usPhone') });
    const first = '(305) 555-0177';
    for (const value of ['3055550177', '305-555-0177', '305 555 0177', first])
      expect(phone.textsOf('again', value, { first })).toEqual([]);
    expect(phone.textsOf('again', '3055550178', { first })).toHaveLength(1);
    const dates = await bundleForm({
      models: [
        entry('claimantInfo', [
          field('born', [], 'date'),
          field('again', [rule('sameAs', ['born'])], 'date'),
        ]),
      ],
    });
    expect(dates.textsOf('again', '01/02/1990', { born: '01/02/1990 ' })).toEqual([]);
    expect(dates.textsOf('again', '02/01/1990', { born: '01/02/1990' })).toHaveLength(1);
    const vin = await bundleForm({ models: again('vin') });
    expect(vin.textsOf('again', 'a-b', { first: 'ab' })).toContain('The value must be the same as first');
    const loosely = await bundleForm({
      models: [
        entry('claimantInfo', [
          field('name'),
          field('typed', [rule('sameAs', ['name'])]),
          field('again', [rule('sameAs', ['name'], { loose: true })]),
        ]),
      ],
    });
    expect(loosely.textsOf('again', 'ada \u00a0 lovelace', { name: 'Ada Lovelace' })).toEqual([]);
    expect(loosely.textsOf('typed', 'ada lovelace', { name: 'Ada Lovelace' })).toHaveLength(1);
    expect(phone.textsOf('amountAgain', '1000.00', { amount: '1,000' })).toEqual([]);
    expect(phone.textsOf('amountAgain', '1000.01', { amount: '1,000' })).toHaveLength(1);
  });

  it('C5-03: the other field must be there, loose is true or false', () => {
    expect(faultsOfRule(rule('sameAs', ['nobody']))).toEqual(['unknown-field /ordinalParams/0']);
    expect(faultsOfRule(rule('sameAs', []))).toEqual(['missing-parameter ']);
    expect(faultsOfRule(rule('sameAs', ['other'], { loose: 1 }))).toEqual([
      'wrong-parameter /namedParams/loose',
    ]);
  });
});
