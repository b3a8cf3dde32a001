import { describe, expect, it } from 'vitest';
import { type Change, change } from '../testing/bundles.testkit.ts';
import { block, codes, DETAILS, findings, INFO, phone, words } from '../testing/findings.testkit.ts';

const MODELS = 'models.json';
type Rule = Record<string, unknown>;
const rule = (name: string, ...ordinalParams: unknown[]): Rule => ({ name, ordinalParams });
const judged = (name: string, condition: unknown): Rule => ({
  name,
  namedParams: { condition },
  errorMessageKeys: { default: 'Field_Total' },
});
const days = (min: string, max: string): Rule => ({
  ...rule('range', min, max),
  namedParams: { type: 'date' },
});
const isBought = { value: { field: 'bought' }, equals: 'yes' };
/** A field more of claimDetails, and its place beside the others. */
const field = (type: string, rules: Rule[], placed: Rule = {}): Change[] => [
  change(MODELS, '/models/2/fields/-', { name: 'extra', type, rules }),
  change(DETAILS, '/blocks/0/fields/-', { name: 'extra', label: 'Field_Bought', ...placed }),
];
const options = (...values: unknown[]) => values.map((value) => ({ value, label: 'Option_Yes' }));
const documents = (demand: Rule): Change[] => [
  change(MODELS, '/models/-', {
    metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
    fields: [
      { name: 'kind', type: 'string' },
      { name: 'file', type: 'file' },
    ],
    rules: [{ name: 'documentsRequired', namedParams: { documents: [demand] } }],
  }),
  change(DETAILS, '/blocks/-', {
    kind: 'recordManager',
    id: 'documents',
    model: 'documentContexts',
    fields: [
      { name: 'kind', label: 'Field_Store', component: 'select', options: options('receipt') },
      { name: 'file', label: 'Field_Amount' },
    ],
  }),
];

describe('C12-10: rules against rules', () => {
  it.each<[string, string, Rule[]]>([
    ['ranges', 'number', [rule('range', 1, 5), rule('range', 6, 9)]],
    ['ranges of days', 'date', [days('01/01/2015', '12/31/2016'), days('01/01/2018', '12/31/2019')]],
    ['a range and values', 'number', [rule('range', 1, 5), rule('oneOf', 6, 7)]],
    ['a range and multiples', 'number', [rule('range', 1, 5), rule('multipleOf', 10)]],
    ['a range and decimals', 'number', [rule('range', 0.1, 0.5), rule('precision', 0)]],
    ['a range of numbers and a date', 'date', [rule('range', 1, 5)]],
    ['lengths', 'string', [rule('minLength', 9), rule('maxLength', 5)]],
    ['a length and values', 'string', [rule('maxLength', 2), rule('oneOf', 'abc', 'def')]],
    ['a pattern and values', 'string', [rule('regularExpression', '^[0-9]{3}$'), rule('oneOf', 'abc')]],
  ])('C12-10: %s that exclude each other', async (_what, type, rules) => {
    expect(await codes(...field(type, rules))).toEqual(['excluded-values']);
  });

  it.each<[string, string, Rule[]]>([
    ['ranges', 'number', [rule('range', 1, 5), rule('range', 5, 9)]],
    ['a range and multiples', 'number', [rule('range', -5, 5), rule('multipleOf', 10)]],
    ['an open range and multiples', 'number', [rule('range', 1, null), rule('multipleOf', 10)]],
    ['a range and decimals', 'number', [rule('range', 0.19, 0.25), rule('precision', 1)]],
    [
      'patterns',
      'string',
      [rule('regularExpression', '^[0-9]{3}$'), rule('regularExpression', '^[0-9]{2}7$')],
    ],
    ['a pattern and a length', 'string', [rule('regularExpression', '^[0-9]{3,}$'), rule('maxLength', 3)]],
    [
      'a pattern that looks ahead',
      'string',
      [rule('regularExpression', '^(?=.*[0-9]).{8}$'), rule('maxLength', 8)],
    ],
  ])('C12-10: %s that meet are no finding', async (_what, type, rules) => {
    expect(await codes(...field(type, rules))).toEqual([]);
  });

  it.each<[string, Rule[], string]>([
    ['nothing', [rule('regularExpression', '^a$b')], 'The pattern matches no text,'],
    ['no character', [rule('regularExpression', '^[^\\s\\S]$')], 'The pattern matches no text,'],
    [
      'nothing so short',
      [rule('regularExpression', '^[0-9]{10}$'), rule('maxLength', 5)],
      'No text of 1 to 5 characters matches the pattern,',
    ],
    [
      'nothing so long',
      [rule('regularExpression', '^[0-9]{3}$'), rule('minLength', 5)],
      'No text of 5 or more characters matches the pattern,',
    ],
    [
      'nothing of another pattern',
      [rule('regularExpression', '^[0-9]{3}$'), rule('regularExpression', '^[a-z]{3}$')],
      'No text matches the pattern and the other patterns of the field,',
    ],
    [
      'nothing of the format',
      [rule('regularExpression', '^[a-z]+$'), rule('format', 'usZip')],
      'No text matches the pattern and the other patterns of the field,',
    ],
  ])('C12-10: a pattern that matches %s', async (_what, rules, says) => {
    const found = await findings(...field('string', rules));
    expect(found.map(({ code }) => code)).toEqual(['empty-pattern']);
    expect(found[0]?.message).toContain(says);
  });

  it('C12-10: a format against the length of its field', async () => {
    const found = await findings(...field('string', [rule('format', 'vin'), rule('maxLength', 10)]));
    expect(found.map(({ code }) => code)).toEqual(['empty-pattern']);
    expect(found[0]?.message).toContain('No text of 1 to 10 characters is of the format,');
  });

  it.each<[string, Change[]]>([
    ['of one rule', [change(MODELS, '/models/3/rules/0/namedParams', { min: 5, max: 2 })]],
    ['of two rules', [change(MODELS, '/models/3/rules/-', { name: 'records', namedParams: { min: 25 } })]],
    ['of a block', [change(DETAILS, '/blocks/1/min', 30)]],
    ['of documents', documents({ kind: 'receipt', min: 3, max: 1 })],
    [
      "of documents beside the form's",
      [
        ...documents({ kind: 'receipt', min: 3 }),
        change('settlement.json', '/forms/standard/documents', { maxFiles: 2 }),
      ],
    ],
  ])('C12-10: a least number %s above the most', async (_what, changes) => {
    expect(await codes(...changes)).toEqual(['inverted-counts']);
  });

  it.each<[string, Rule]>([
    ['requiredWhen', judged('requiredWhen', isBought)],
    ['requiredIf', rule('requiredIf', 'bought', 'yes')],
    ['required', { name: 'required' }],
  ])('C12-10: %s and forbidden on one condition', async (_what, asked) => {
    const rules = [asked, judged('forbiddenWhen', isBought)];
    expect(await codes(...field('string', rules))).toEqual(['required-forbidden']);
    // Hidden while it is forbidden, it is asked for on no such claim.
    const shown = { dependencies: [{ when: { value: { field: 'bought' }, equals: 'no' } }] };
    expect(await codes(...field('string', rules, shown))).not.toContain('required-forbidden');
  });

  it('C12-10: a required field that is only shown, unless something fills it', async () => {
    const rules = [{ name: 'required' }];
    expect(await codes(...field('string', rules, { component: 'value' }))).toEqual(['readonly-required']);
    expect(await codes(...field('string', rules, { component: 'value', defaultValue: 'x' }))).toEqual([]);
    const shown = { name: 'extra', label: 'Field_Total', component: 'value' };
    const elsewhere = block({ kind: 'fields', id: 'shown', model: 'claimDetails', fields: [shown] });
    expect(await codes(...field('string', rules), elsewhere)).toEqual([]);
  });

  it('C12-10: a field that is only shown is asked for on a condition', async () => {
    const asked = (...rules: Rule[]) => field('string', rules, { component: 'value' });
    const onValue = (value: unknown) => ({ value: { field: 'bought' }, equals: value });
    expect(await codes(...asked(rule('requiredIf', 'bought', 'yes')))).toEqual(['readonly-required']);
    expect(await codes(...asked(judged('requiredWhen', isBought)))).toEqual(['readonly-required']);
    const matching = rule('requiredIfOtherPropertyMatchesRegex', 'bought', '^yes$');
    expect(await codes(...asked(matching))).toEqual(['readonly-required']);
    const never = { all: [isBought, onValue('no')] };
    expect(await codes(...asked(judged('requiredWhen', never)))).toEqual(['constant-condition']);
    const whileNot = { component: 'value', dependencies: [{ when: onValue('no') }] };
    expect(await codes(...field('string', [judged('requiredWhen', isBought)], whileNot))).toEqual([
      'hidden-required',
    ]);
    const hidden = { component: 'value', dependencies: [{ when: never }] };
    expect(await codes(...field('string', [{ name: 'required' }], hidden))).toEqual(['constant-condition']);
  });

  it('C12-10: a required field that is placed nowhere', async () => {
    const [unplaced] = field('string', [{ name: 'required' }]);
    expect(unplaced && (await codes(unplaced))).toEqual(['required-unplaced']);
  });

  it('C12-10: a field that is asked for while it is hidden', async () => {
    const shown = [{ when: { value: { field: 'bought' }, equals: 'no' } }];
    expect(await codes(change(DETAILS, '/blocks/0/fields/1/dependencies', shown))).toEqual([
      'hidden-required',
    ]);
  });
});

describe('C12-10: options, defaults and masks against rules', () => {
  it('C12-10: an option that oneOf refuses, with the value that was meant', async () => {
    const changed = change(DETAILS, '/blocks/0/fields/0/options/0/value', 'Yes');
    expect(await codes(changed)).toEqual(['refused-option']);
    expect(String(await words(changed))).toContain('Did you mean "yes"?');
    const long = field('string', [rule('maxLength', 2)], {
      component: 'select',
      options: options('ab', 'abc'),
    });
    expect(await codes(...long)).toEqual(['refused-option']);
  });

  it('C12-10 C8-35: an option and a default of a number field that read as no number', async () => {
    const chosen = { component: 'select', options: options('0', '1,000', 2, '3+') };
    expect(await words(...field('number', [], chosen))).toEqual([
      'The rule number of extra refuses the option "3+". Write a number, or give the field another type.',
    ]);
    expect(await codes(...field('string', [], chosen))).toEqual([]);
    expect(await words(...field('number', [rule('oneOf', 'few', 'many')]))).toEqual([
      'Nothing that extra may hold passes: the values of oneOf are refused by number. Write a number, or give the field another type.',
    ]);
    expect(await codes(...field('number', [], { defaultValue: 'none' }))).toEqual(['wrong-default']);
    expect(await codes(...field('number', [], { defaultValue: '1,000' }))).toEqual([]);
  });

  it('C12-10: a misspelt value of oneOf is told once, and not where the option is meant', async () => {
    const misspelt = change(MODELS, '/models/2/fields/0/rules/1/ordinalParams', ['yess', 'no']);
    expect(await codes(misspelt)).toEqual(['refused-option']);
  });

  it('C12-10: a value without option', async () => {
    const more = change(MODELS, '/models/2/fields/0/rules/1/ordinalParams/-', 'maybe');
    expect(await codes(more)).toEqual(['unoffered-value']);
    expect(await codes(more, change(DETAILS, '/blocks/0/fields/0/defaultValue', 'maybe'))).toEqual([
      'wrong-default',
    ]);
  });

  it.each([
    ['options', change(DETAILS, '/blocks/0/fields/0/options/-', { value: 'yes', label: 'Option_No' })],
    ['values of oneOf', change(MODELS, '/models/2/fields/0/rules/1/ordinalParams/-', 'yes')],
  ])('C12-10: duplicate %s', async (_what, changed) => {
    expect(await codes(changed)).toEqual(['duplicate-option']);
  });

  it.each([
    ['is no option', change(DETAILS, '/blocks/0/fields/0/defaultValue', 'maybe')],
    ['is of another type', change(INFO, '/blocks/1/fields/0/defaultValue', true)],
    ['a rule refuses', change(INFO, '/blocks/1/fields/0/defaultValue', 'nobody')],
  ])('C12-10: a default that %s', async (_what, changed) => {
    expect(await codes(changed)).toEqual(['wrong-default']);
  });

  it('C12-10: a default that is no day of the calendar, or with characters that may not be typed', async () => {
    const day = field('date', [{ name: 'validDate' }], { defaultValue: '02/30/2020' });
    expect(await codes(...day)).toEqual(['wrong-default']);
    const text = field('string', [{ name: 'characterSetRestriction' }], { defaultValue: '\u2603' });
    expect(await codes(...text)).toEqual(['wrong-default']);
    const anything = change('settlement.json', '/characterWhitelist', null);
    expect(await codes(...text, anything)).not.toContain('wrong-default');
  });

  it('C12-10: a mask against the format, the pattern and the length of its field', async () => {
    expect(await codes(phone({ maskName: 'vin' }))).toEqual(['mask-against-rule']);
    const masked = { maskName: 'usPhone' };
    expect(await codes(...field('string', [rule('regularExpression', '^[0-9]{5}$')], masked))).toEqual([
      'mask-against-rule',
    ]);
    expect(await codes(...field('string', [rule('maxLength', 10)], masked))).toEqual(['mask-against-rule']);
    expect(await codes(...field('string', [rule('maxLength', 14)], masked))).toEqual([]);
    expect(await codes(...field('string', [rule('maxLength', 5)], { maskName: 'usZip' }))).toEqual([]);
  });

  it('C12-10: a computed field as an input', async () => {
    expect(await codes(change(DETAILS, '/blocks/2/fields/0/component', 'text'))).toEqual(['computed-input']);
    expect(await codes(change(DETAILS, '/blocks/2/fields/0/component', 'select'))).toEqual([
      'computed-input',
    ]);
  });
});
