import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith, type Change, change, filesIn } from '../../bundle/testing/bundles.testkit.ts';
import { between, changed } from './differences.testkit.ts';

const MODELS = 'models.json';
const SETTLEMENT = 'settlement.json';
const DETAILS = 'pages/standard/claim-details.json';
const EN = 'content/en.json';
const TEMPLATE = join(import.meta.dirname, '../../cli/templates/consumer');
const PHONE = '/models/1/fields/3';
const AMOUNT = '/models/3/fields/1';

const textsWith = (texts: Record<string, string>): Change => {
  return {
    file: EN,
    text: JSON.stringify({ ...JSON.parse(readFileSync(join(TEMPLATE, EN), 'utf8')), ...texts }),
  };
};

/** The same bundle as somebody else would write it: keys in another order, names in PascalCase, no line breaks. */
function rewritten(folder: string): string {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, held]) => [key, turned(held)]),
    );
  };
  for (const file of filesIn(folder).filter((name) => name.endsWith('.json'))) {
    const path = join(folder, file);
    writeFileSync(path, JSON.stringify(turned(JSON.parse(readFileSync(path, 'utf8')))));
  }
  return folder;
}

describe('what two bundles say otherwise', () => {
  it('C12-04: another way to write the same is no difference: layout, order of keys, spelling of names and numbers, parts of a condition', () => {
    expect(between(bundleWith(), rewritten(bundleWith()))).toEqual([]);
    const isYes = { value: { field: 'bought', model: 'claimDetails' }, equals: 'yes' };
    const isNo = { value: { field: 'Bought', model: 'ClaimDetails' }, equals: 'no' };
    const now = [
      change(MODELS, `${AMOUNT}/rules/1/ordinalParams`, ['0.010', '10000.00']),
      change(MODELS, `${AMOUNT}/name`, 'AmountClaimed'),
      change(SETTLEMENT, '/deadlines/claimFilingDeadline', {
        deadline: '01/01/2036 01:59:59 AM',
        timeZone: 'Central Standard Time',
      }),
      change(DETAILS, '/blocks/1/dependencies/0/when', { any: [{ all: [isNo] }, isYes] }),
    ];
    const old = [change(DETAILS, '/blocks/1/dependencies/0/when', { any: [isYes, isNo] })];
    expect(changed(now, old)).toEqual([]);
  });

  it.each([
    ['a higher bound', [0.01, 20000], 'looser', 'at least 0.01, at most 20000'],
    ['a lower bound above', [0.01, 5000], 'stricter', 'at least 0.01, at most 5000'],
    ['a higher bound below', [1, 10000], 'stricter', 'at least 1, at most 10000'],
    ['an open bound', [null, 10000], 'looser', 'at most 10000'],
    ['both to other sides', [1, 20000], 'changed', 'at least 1, at most 20000'],
  ])(
    'C12-04: of bounds it is told whether more is let through: %s',
    (_what, ordinalParams, effect, words) => {
      expect(changed([change(MODELS, `${AMOUNT}/rules/1/ordinalParams`, ordinalParams)])).toEqual([
        `${effect} claimTransactions.amountClaimed, rule range: at least 0.01, at most 10000 → ${words}`,
      ]);
    },
  );

  it('C12-04: a rule more is stricter, a rule less looser, and their messages are not told besides', () => {
    const phone = [
      { name: 'required', errorMessageKeys: { default: 'Error_Email' } },
      { name: 'regularExpression', ordinalParams: ['^[0-9]+$'] },
    ];
    expect(changed([change(MODELS, `${PHONE}/rules`, phone)])).toEqual([
      'looser claimantInfo.phone, rule format: usPhone → -',
      'stricter claimantInfo.phone, rule required: - → ',
      'stricter claimantInfo.phone, rule regularExpression: - → ^[0-9]+$',
    ]);
  });

  it('C12-04: of two rules of one kind that which stayed is found, wherever it stands', () => {
    const check = (least: number) => ({
      name: 'assert',
      namedParams: { condition: { value: { field: 'total' }, atLeast: least } },
    });
    const rules = (...least: number[]) => change(MODELS, '/models/2/fields/2/rules', least.map(check));
    expect(changed([rules(2, 3)], [rules(1, 2, 3)])).toEqual([
      'looser claimDetails.total, rule assert: claimDetails.total is at least 1 → -',
    ]);
  });

  it('C12-04: a pattern and a condition that change are told with what both say in plain words', () => {
    const pattern = (text: string) =>
      change(MODELS, `${PHONE}/rules/0`, { name: 'regularExpression', ordinalParams: [text] });
    expect(changed([pattern('^[0-9]{10}$')], [pattern('^[0-9]+$')])).toEqual([
      'changed claimantInfo.phone, rule regularExpression: ^[0-9]+$ → ^[0-9]{10}$',
    ]);
    const when = {
      any: [
        { value: { field: 'bought' }, equals: 'yes' },
        { value: { field: 'email', model: 'claimantInfo' }, empty: true },
      ],
    };
    expect(changed([change(DETAILS, '/blocks/0/fields/1/dependencies/0/when', when)])).toEqual([
      'changed claimDetails.boughtOn is shown: where claimDetails.bought is "yes" → where claimDetails.bought is "yes" or claimantInfo.email is empty',
    ]);
  });

  it('C12-04: fields, models, and what is calculated', () => {
    const added = [
      change(MODELS, '/models/2/fields/-', { name: 'extra', type: 'number', rules: [{ name: 'required' }] }),
    ];
    expect(changed(added)).toEqual(['stricter claimDetails.extra: - → a number, and must be answered']);
    expect(changed([], added)).toEqual(['gone claimDetails.extra: a number → -']);
    expect(changed([change(MODELS, '/models/2/fields/3', { name: 'extra', type: 'string' })], added)).toEqual(
      ['changed claimDetails.extra: a number → a text', 'looser claimDetails.extra, rule required:  → -'],
    );
    const sum = { add: [{ sum: 'amountClaimed', of: 'claimTransactions' }, 5] };
    expect(changed([change(MODELS, '/models/2/fields/2/computed', sum)])).toEqual([
      'changed claimDetails.total, calculated: the sum of claimTransactions.amountClaimed → (the sum of claimTransactions.amountClaimed + 5)',
    ]);
  });

  it('C12-04: pages, their order, exits and conditions; what stands on a page that is gone is not told besides', () => {
    const pages = (names: string[]) => change(SETTLEMENT, '/forms/standard/pages', names);
    const [landing, info, details, summary, confirmation] = [
      ...['landing', 'claimant-info', 'claim-details', 'claim-summary', 'confirmation'],
    ];
    const swapped = [landing, details, info, summary, confirmation].map(String);
    expect(changed([pages(swapped)])).toEqual([
      `changed order of the pages: ${[landing, info, details, summary, confirmation].join(', ')} → ${swapped.join(', ')}`,
    ]);
    expect(changed([pages([landing, info, summary, confirmation].map(String))])).toEqual([
      'gone page /standard/claim-details: a page of the form, “Your purchases” → -',
      'gone page /standard/not-eligible: a page that an exit leads to, “You cannot file a claim” → -',
    ]);
    const now = [
      change(DETAILS, '/exits/0/when/equals', ''),
      change(DETAILS, '/skipWhen', { value: { field: 'email', model: 'claimantInfo' }, empty: true }),
    ];
    expect(changed(now)).toEqual([
      'added the page is skipped: - → where claimantInfo.email is empty',
      'changed exit to not-eligible: where claimDetails.bought is "no" → where claimDetails.bought is empty',
    ]);
    const exit = {
      when: { value: { field: 'email', model: 'claimantInfo' }, empty: true },
      to: 'not-eligible',
    };
    expect(changed([change('pages/standard/claimant-info.json', '/exits', [exit])])).toEqual([
      'stricter exit to not-eligible: - → where claimantInfo.email is empty',
    ]);
  });

  it('C12-04: an option less is stricter, one more looser, and a field that moved is told as such', () => {
    const option = (value: string) => ({ value, label: `Option_${value === 'yes' ? 'Yes' : 'No'}` });
    const options = (...values: string[]) =>
      change(DETAILS, '/blocks/0/fields/0/options', values.map(option));
    expect(changed([options('yes')])).toEqual(['stricter claimDetails.bought, options: yes, no → yes']);
    expect(changed([options('yes', 'no', 'unsure')])).toEqual([
      'looser claimDetails.bought, options: yes, no → yes, no, unsure',
    ]);
    const { fields } = JSON.parse(readFileSync(join(TEMPLATE, DETAILS), 'utf8')).blocks[0];
    const moved = [
      change(DETAILS, '/blocks/0/fields', fields.slice(0, 1)),
      change(DETAILS, '/blocks/2/fields/-', fields[1]),
    ];
    expect(changed(moved)).toEqual([
      'changed claimDetails.boughtOn, where it is asked: on the page claim-details in the block purchase → on the page claim-details in the block total',
    ]);
  });

  it('C12-04: what a page demands by itself, and which records and documents', () => {
    expect(changed([change(DETAILS, '/blocks/1/min', 2)])).toEqual([
      'stricter block purchases, min: at least 1 record → at least 2 records',
    ]);
    expect(changed([change(MODELS, '/models/3/rules/0/namedParams/max', 30)])).toEqual([
      'looser claimTransactions, rule records: at most 20 → at most 30',
    ]);
    const required = (value: unknown) => change(DETAILS, '/blocks/0/fields/1/required', value);
    const when = { value: { field: 'bought' }, equals: 'yes' };
    expect(changed([required(true)], [required(when)])).toEqual([
      'stricter claimDetails.boughtOn, required by the page: where claimDetails.bought is "yes" → always',
    ]);
  });

  it('C12-04: a text that is worded otherwise is told once for each culture, wherever it is shown', () => {
    const spanish = change(SETTLEMENT, '/cultures', { en: 'English', es: 'Español' });
    const es = (texts: object): Change => ({ file: 'content/es.json', text: JSON.stringify(texts) });
    expect(changed([textsWith({ Option_Yes: 'Yes, I did' })])).toEqual([
      'changed Option_Yes (en): “Yes” → “Yes, I did”',
    ]);
    expect(
      changed(
        [spanish, es({ Option_Yes: 'Claro', Option_No: 'No' })],
        [spanish, es({ Option_Yes: 'Sí', Option_No: 'No' })],
      ),
    ).toEqual(['changed Option_Yes (es): “Sí” → “Claro”']);
    const [one] = between(bundleWith(), bundleWith([textsWith({ Option_Yes: 'Yes, I did' })]));
    expect(one).toMatchObject({
      form: 'standard',
      page: '/standard/claim-details',
      subject: 'text',
      effect: null,
    });
  });

  it('C12-04: another key with the same text is no difference; with another text it is told where it is shown', () => {
    const label = change(DETAILS, '/blocks/0/fields/0/label', 'Field_Other');
    const { Field_Bought: same = '' } = JSON.parse(textsWith({}).text);
    expect(changed([textsWith({ Field_Other: same }), label])).toEqual([]);
    expect(changed([textsWith({ Field_Other: 'Did you buy it?' }), label])).toEqual([
      `changed claimDetails.bought, label (en): “${same}” → “Did you buy it?”`,
    ]);
  });

  it('C12-04: deadlines, cultures, ways in, documents, lists and the shape of class lists', () => {
    const now = [
      change(SETTLEMENT, '/deadlines/claimFilingDeadline/deadline', '12/31/2034'),
      change(SETTLEMENT, '/cultures', { en: 'English', es: 'Español' }),
      { file: 'content/es.json', text: '{"Option_Yes": "Sí"}' },
      change(SETTLEMENT, '/forms/standard/authorization', [
        { kind: 'classList', match: [['claimNumber', 'pin']] },
        { kind: 'open' },
      ]),
      change(SETTLEMENT, '/forms/standard/documents', { maxFiles: 5, accept: ['.pdf', '.png'] }),
      { file: 'claimants/standard.csv', text: 'claimNumber:credential,pin:credential\nA-1,1\n' },
      { file: 'lists/stores.json', text: '{"values":[{"value":"Market"}]}' },
      change(SETTLEMENT, '/characterWhitelist', null),
    ];
    const old = [
      change(SETTLEMENT, '/forms/standard/documents', { maxFiles: 9, accept: ['.pdf'] }),
      { file: 'claimants/standard.csv', text: 'claimNumber:credential+prefill,city:prefill\nA-1,X\n' },
      { file: 'lists/stores.json', text: '{"values":[{"value":"Market"},{"value":"Mall"}]}' },
    ];
    const fields = [
      { name: 'claimNumber', type: 'string' },
      { name: 'pin', type: 'string' },
    ];
    const withFields = change(MODELS, '/models/0/fields', fields);
    expect(changed([...now, withFields], [...old, withFields])).toEqual([
      'stricter deadline claimFilingDeadline: 12/31/2035 11:59:59 PM, Pacific Standard Time → 12/31/2034, Pacific Standard Time',
      'added culture es: - → Español',
      expect.stringMatching(/^looser characters that may be typed: .* → all$/),
      'stricter list stores, values: Market, Mall → Market',
      'looser way in classList: - → by the class list: claimNumber and pin',
      'gone class list, column city: prefill → -',
      'stricter most documents: 9 → 5',
      'looser kinds of files that are taken: .pdf → .pdf, .png',
      'changed class list, column claimNumber: credential+prefill → credential',
      'added class list, column pin: - → credential',
    ]);
  });

  it('C12-04: a label is no part of the rules that speak of it', () => {
    const rules = [{ name: 'sameAs', ordinalParams: ['bought'] }];
    const same = change(MODELS, '/models/2/fields/-', { name: 'again', type: 'string', rules });
    const label = change(DETAILS, '/blocks/0/fields/0/label', 'Option_Yes');
    expect(changed([same, label], [same])).toEqual([
      expect.stringMatching(/^changed claimDetails\.bought, label \(en\): “.*” → “Yes”$/),
    ]);
  });

  it('C12-04: both places are told, each in its own bundle', () => {
    const rules = [
      ...['required', 'characterSetRestriction', 'validDate'].map((name) => ({ name })),
      { name: 'maxLength', ordinalParams: [9] },
    ];
    const found = between(bundleWith([change(MODELS, '/models/1/fields/0/rules', rules)]), bundleWith());
    const one = found.find(({ name }) => name === 'claimantInfo.firstName, rule maxLength');
    expect(one).toMatchObject({ subject: 'rule', change: 'changed', effect: 'looser' });
    expect([one?.old, one?.new]).toEqual([
      { file: MODELS, line: 30, column: 13, words: 'at most 9 characters' },
      { file: MODELS, line: 27, column: 13, words: 'at most 50 characters' },
    ]);
  });
});
