import { describe, expect, it } from 'vitest';
import {
  bundleForm,
  claimantForm,
  entry,
  faultsOfRule,
  field,
  inlineForm,
  rule,
} from '../testing/forms.testkit.ts';
import { EN } from '../texts/en.ts';

const required = [rule('required')];
const onClient = [rule('requiredOnClientOnly')];

const form = await inlineForm([
  entry('claimantInfo', [
    field('name', required),
    field('amount', required, 'number'),
    field('agree', required, 'boolean'),
    field('clientName', onClient),
    field('clientAgree', onClient, 'boolean'),
  ]),
  entry('documentContexts', [field('name'), field('file', required, 'file')], { rules: [rule('required')] }),
]);

const FILLED = {
  claimantInfo: { name: 'A', amount: 0, agree: true, clientName: 'A', clientAgree: true },
  documentContexts: [{ name: 'a', file: { name: 'a.pdf', size: 0, type: 'application/pdf' } }],
};

function withField(name: string, value: unknown) {
  return { ...FILLED, claimantInfo: { ...FILLED.claimantInfo, [name]: value } };
}

describe('required', () => {
  it('C4-01 R5-14: a value that is empty after trimming fails with its message, any other passes', () => {
    for (const value of [null, undefined, '', '   ', '\u00a0\u2003\n'])
      expect([value, form.messages(withField('name', value))]).toEqual([
        value,
        ['claimantInfo.name: Value is required'],
      ]);
    for (const value of ['a', ' a ', '0', 'false', '\u200b'])
      expect([value, form.failures(withField('name', value))]).toEqual([value, []]);
  });

  it('C3-01 C4-01: zero is a value, and false satisfies no required boolean field', () => {
    expect(form.failures(withField('amount', 0))).toEqual([]);
    for (const value of [false, null, undefined])
      expect(form.messages(withField('agree', value))).toEqual(['claimantInfo.agree: Value is required']);
  });

  it('C3-01 C3-02: no file and no record are empty', () => {
    const noFile = { ...FILLED, documentContexts: [{ name: 'a', file: null }] };
    expect(form.failures(noFile)).toEqual(['documentContexts.0.file required']);
    expect(form.failures({ ...FILLED, documentContexts: [] })).toEqual(['documentContexts required']);
  });

  it('C2-03 R5-14: the rule may be spelt with a capital letter and is reported as the contract spells it', async () => {
    const pascal = await claimantForm(field('name', [rule('Required')]));
    expect(pascal.failures({})).toEqual(['claimantInfo.name required']);
  });

  it('C3-02: every rule outside the required family passes on an empty value', async () => {
    const rules = [
      rule('range', [1, 2]),
      rule('characterSetRestriction'),
      rule('endDate', ['start']),
      rule('maxLength', [0]),
      rule('preventFutureDate'),
      rule('preventFutureShortDate'),
      rule('regularExpression', ['^x$']),
      rule('validDate'),
      rule('forbiddenWhen', [], { condition: { value: true, equals: true } }),
      rule('assert', [], { condition: { value: true, equals: false } }),
      rule('oneOf', ['x']),
      rule('precision', [0]),
      rule('multipleOf', [7]),
      rule('sameAs', ['start']),
      rule('format', ['email']),
    ];
    const empty = await claimantForm(field('own', rules), field('start', [], 'date'));
    for (const value of [null, '', ' \t '])
      expect(empty.failures({ claimantInfo: { own: value, start: '01/01/2020' } })).toEqual([]);
    const { length } = empty.failures(
      { claimantInfo: { own: 'z?', start: '01/01/2020' } },
      { allowedCharacters: 'z' },
    );
    expect(length).toBe(rules.length);
  });
});

describe('requiredOnClientOnly', () => {
  it('C4-02 C4-23 R5-14: browser and CLI demand the value, the server does not', () => {
    const claim = withField('clientName', ' ');
    for (const audience of ['browser', 'cli'] as const)
      expect(form.messages(claim, { audience })).toEqual(['claimantInfo.clientName: Value is required']);
    expect(form.failures(claim, { audience: 'server' })).toEqual([]);
    expect(form.failures(withField('clientAgree', false))).toEqual([
      'claimantInfo.clientAgree requiredOnClientOnly',
    ]);
    expect(form.failures(withField('name', null), { audience: 'server' })).toEqual([
      'claimantInfo.name required',
    ]);
  });

  it('C4-23 R3-16: errors of a clientOnly field count in the browser and the CLI, never on the server', async () => {
    const confirm = await claimantForm(
      field('email'),
      field('confirmEmailAddress', [rule('required'), rule('sameAs', ['email'])], 'string', {
        clientOnly: true,
      }),
    );
    const claim = { claimantInfo: { email: 'a@b.org', confirmEmailAddress: 'other' } };
    for (const audience of ['browser', 'cli'] as const) {
      expect(confirm.failures(claim, { audience })).toEqual(['claimantInfo.confirmEmailAddress sameAs']);
      expect(confirm.failures({}, { audience })).toEqual(['claimantInfo.confirmEmailAddress required']);
    }
    for (const sent of [claim, {}]) expect(confirm.failures(sent, { audience: 'server' })).toEqual([]);
  });

  it('C4-23: clientOnly fields within the records of a record are left alone by the server too', async () => {
    const inner = [field('again', [rule('required')], 'string', { clientOnly: true })];
    const nested = await inlineForm([
      entry('claimTransactions', [field('items', [], 'list', { fields: inner })]),
    ]);
    const claim = { claimTransactions: [{ items: [{}] }] };
    expect(nested.failures(claim)).toEqual(['claimTransactions.0.items.0.again required']);
    expect(nested.failures(claim, { audience: 'server' })).toEqual([]);
  });
});

describe('a checkbox that its page demands', () => {
  const box = (more: object) => ({ model: 'claimantInfo', name: 'agree', ...more });
  const models = [entry('claimantInfo', [field('agree', [], 'boolean'), field('kind')])];
  const page = (more: object) => ({
    models,
    pages: {
      one: {
        blocks: [
          { kind: 'fields' as const, id: 'a', fields: [box(more), { model: 'claimantInfo', name: 'kind' }] },
        ],
      },
    },
  });

  it('R5-47 C4-23: it is required unconditionally in browser, server and CLI', async () => {
    const always = await bundleForm(page({ required: true }));
    for (const audience of ['browser', 'server', 'cli'] as const)
      expect(always.messages({}, { audience })).toEqual(['claimantInfo.agree: Value is required']);
    expect(always.failures({ claimantInfo: { agree: true } })).toEqual([]);
    expect((await bundleForm(page({ required: false }))).failures({})).toEqual([]);
  });

  it('R5-47 C4-23: it is required while its condition on another field holds', async () => {
    const condition = { value: { field: 'kind' }, equals: 'x' };
    const sometimes = await bundleForm(page({ required: condition }));
    expect(sometimes.messages({ claimantInfo: { kind: 'x' } }, { audience: 'server' })).toEqual([
      'claimantInfo.agree: The value is required',
    ]);
    expect(sometimes.failures({ claimantInfo: { kind: 'y' } })).toEqual([]);
  });

  it('R5-47: what is not ticked is told in the words of its page, always or by another field', async () => {
    for (const required of [true, { value: { field: 'kind' }, equals: 'x' }]) {
      const form = await bundleForm(page({ required, requiredMessageKey: 'Tick' }));
      const texts = { culture: 'en', active: { Tick: 'Tick the box' }, fallback: EN };
      expect(form.messages({ claimantInfo: { kind: 'x' } }, {}, texts)).toEqual([
        'claimantInfo.agree: Tick the box',
      ]);
    }
  });
});

describe('parameters', () => {
  it('C5-03: required and requiredOnClientOnly take none', () => {
    for (const name of ['required', 'requiredOnClientOnly']) {
      expect(faultsOfRule(rule(name, ['x']))).toEqual(['unknown-parameter /ordinalParams/0']);
      expect(faultsOfRule(rule(name, [], { message: 'x' }))).toEqual([
        'unknown-parameter /namedParams/message',
      ]);
    }
  });
});
