import { describe, expect, it } from 'vitest';
import { bundleForm, entry, field, inlineForm, NOON, rule } from '../testing/forms.testkit.ts';
import { emptyClaim } from './complete.ts';
import { isEmptyDraft, judgeDraft } from './draft.ts';
import { loadForm } from './loadForm.ts';
import { errorsOfPage, pagesOfError } from './pageVerdict.ts';

const form = await inlineForm([
  entry('ClaimantInfo', [
    field('FirstName', [rule('regularExpression', ['^A']), rule('maxLength', [3])]),
    field('agree', [], 'boolean'),
    field('born', [rule('preventFutureDate')], 'date'),
    field('free', [rule('characterSetRestriction')]),
    field('amount', [rule('range', [1, 2])], 'number'),
  ]),
  entry('claimDetails', [field('note', [rule('maxLength', [1])])]),
  entry('claimTransactions', [
    field('second', [rule('maxLength', [1])]),
    field('amountClaimed', [rule('range', [1, 9])], 'number'),
    field('items', [rule('records', [], { max: 1 })], 'list', {
      fields: [field('code', [rule('maxLength', [1])]), field('ok', [], 'boolean')],
    }),
  ]),
  entry('documentContexts', [field('file', [], 'file'), field('name')]),
]);

describe('complete', () => {
  it('C4-21 C2-01 R3-45: absent models and fields are null, booleans false, lists empty, names in camelCase', () => {
    const empty = {
      claimantInfo: { firstName: null, agree: false, born: null, free: null, amount: null },
      claimDetails: { note: null },
      claimTransactions: [],
      documentContexts: [],
    };
    for (const claim of [{}, null, { claimantInfo: null, claimTransactions: null }])
      expect(form.judge(claim).claim).toEqual(empty);
    expect(emptyClaim(form.plan)).toEqual(empty);
    expect(
      form.judge({ claimTransactions: [{ items: [{ code: 'a' }] }, {}] }).claim.claimTransactions,
    ).toEqual([
      { second: null, amountClaimed: null, items: [{ code: 'a', ok: false }] },
      { second: null, amountClaimed: null, items: [] },
    ]);
  });

  it('C4-21 C5-05: the claim handed in is left as it was', () => {
    const claim = Object.freeze({ claimantInfo: Object.freeze({ firstName: 'B' }) });
    expect(form.failures(claim)).toEqual(['claimantInfo.firstName regularExpression']);
    expect(claim).toEqual({ claimantInfo: { firstName: 'B' } });
  });
});

describe('validate', () => {
  it('C4-20 R5-13: errors come in the order of models, records, fields and rules of the configuration', () => {
    const claim = {
      claimTransactions: [
        { amountClaimed: 0, second: 'xx', items: [{ code: 'xx' }, { code: 'yy' }] },
        { second: 'xx' },
      ],
      claimDetails: { note: 'xx' },
      claimantInfo: { amount: 9, free: 'z', firstName: 'BBBB' },
    };
    expect(form.failures(claim)).toEqual([
      'claimantInfo.firstName regularExpression',
      'claimantInfo.firstName maxLength',
      'claimantInfo.free characterSetRestriction',
      'claimantInfo.amount range',
      'claimDetails.note maxLength',
      'claimTransactions.0.second maxLength',
      'claimTransactions.0.amountClaimed range',
      'claimTransactions.0.items records',
      'claimTransactions.0.items.0.code maxLength',
      'claimTransactions.0.items.1.code maxLength',
      'claimTransactions.1.second maxLength',
    ]);
  });

  it('C4-20: rules keep their order whatever their kind: later rules of the same kind included', async () => {
    const rules = [
      rule('maxLength', [1]),
      rule('format', ['ein']),
      rule('maxLength', [2]),
      rule('oneOf', ['x']),
    ];
    const ordered = await inlineForm([entry('claimantInfo', [field('own', rules)])]);
    expect(ordered.messages({ claimantInfo: { own: 'abc' } })).toEqual([
      'claimantInfo.own: The maximum length allowed is 1',
      'claimantInfo.own: The value is not in the expected format',
      'claimantInfo.own: The maximum length allowed is 2',
      'claimantInfo.own: Choose a value from the list',
    ]);
  });

  it('C3-07: values of the wrong JSON type and unknown names are named apart, and no rule is judged there', () => {
    const verdict = form.judge({
      claimantInfo: { firstName: 5, agree: 'yes', amount: true, born: '01/01/2000', free: 'z', nobody: 1 },
      claimDetails: 'x',
      signature: { signature: 'x' },
      claimTransactions: [{ items: [{ code: 7 }] }, 5],
      documentContexts: [
        { file: { name: 'a', size: -1, type: 'b' } },
        { file: { name: 'a', size: 1 } },
        { file: 'a.pdf' },
        { file: { name: 'a', size: 1, type: 'b', path: '/' } },
        { file: { name: 'a.pdf', size: 1, type: 'application/pdf' } },
      ],
    });
    expect(verdict.structure.map(({ path, rule: kind }) => `${path} ${kind}`).sort()).toEqual(
      [
        ...['claimantInfo.firstName type', 'claimantInfo.agree type', 'claimantInfo.amount type'],
        ...['claimantInfo.nobody unknown', 'claimDetails type', 'signature unknown'],
        ...['claimTransactions.0.items.0.code type', 'claimTransactions.1 type'],
        ...[0, 1, 2, 3].map((index) => `documentContexts.${index}.file type`),
      ].sort(),
    );
    expect(verdict.errors.map(({ path }) => path)).toEqual(['claimantInfo.free']);
  });

  it('C4-21: an open tab crosses midnight without recompiling', () => {
    const born = (now: Date) => form.failures({ claimantInfo: { born: '05/20/2026' } }, { now });
    expect(born(NOON)).toEqual(['claimantInfo.born preventFutureDate']);
    expect(born(new Date('2026-05-21T06:59:59.999Z'))).toEqual(['claimantInfo.born preventFutureDate']);
    expect(born(new Date('2026-05-21T07:00:00.000Z'))).toEqual([]);
    expect(born(NOON)).toEqual(['claimantInfo.born preventFutureDate']);
  });

  it('C4-21 R3-04: the whitelist arrives while the form is open', () => {
    const free = (allowedCharacters: string | null) =>
      form.failures({ claimantInfo: { free: 'z' } }, { allowedCharacters });
    expect(free(null)).toEqual(['claimantInfo.free characterSetRestriction']);
    expect(free('xyz')).toEqual([]);
    expect(free('x')).toEqual(['claimantInfo.free characterSetRestriction']);
  });

  it('C4-21: a runtime part that was not handed in is named, not missed', async () => {
    const dated = await inlineForm([entry('claimantInfo', [field('own', [rule('validDate')])])]);
    const module = {
      plan: dated.plan,
      requires: dated.requires,
      default: (load: (part: string) => unknown) => {
        load('#claimwright/dates');
        return () => true;
      },
    };
    expect(() => loadForm(module)).toThrow(
      'The validator asks for #claimwright/dates, which was not loaded.',
    );
  });
});

describe('a page’s part of a verdict', () => {
  it('C4-21 C4-23: a page shows the errors of what it places; the whole verdict keeps the others', async () => {
    const paged = await bundleForm({
      models: [
        entry('claimantInfo', [
          field('a', [rule('required')]),
          field('b', [rule('required')]),
          field('nowhere', [rule('required')]),
        ]),
        entry('claimTransactions', [field('amountClaimed', [rule('required')])], {
          rules: [rule('records', [], { min: 2 })],
        }),
      ],
      pages: {
        one: { blocks: [{ kind: 'fields', id: 'x', model: 'claimantInfo', fields: [{ name: 'A' }] }] },
        two: {
          blocks: [
            { kind: 'fields', id: 'x', model: 'ClaimantInfo', fields: [{ name: 'b' }, { name: 'a' }] },
            { kind: 'recordTable', id: 't', model: 'claimTransactions', fields: [{ name: 'amountClaimed' }] },
          ],
        },
      },
    });
    const verdict = paged.judge({ claimTransactions: [{}] });
    const of = (page: string) => errorsOfPage(verdict, paged.plan, page).map(({ path }) => path);
    expect(of('one')).toEqual(['claimantInfo.a']);
    expect(of('two')).toEqual([
      'claimantInfo.a',
      'claimantInfo.b',
      'claimTransactions',
      'claimTransactions.0.amountClaimed',
    ]);
    expect(verdict.errors.map(({ path }) => path)).toContain('claimantInfo.nowhere');
    expect(verdict.errors.map((error) => pagesOfError(error, paged.plan))).toEqual([
      ['one', 'two'],
      ['two'],
      [],
      ['two'],
      ['two'],
    ]);
  });
});

describe('drafts', () => {
  const saved = [{ second: 'a', amountClaimed: 1, items: [] }];
  const context = { now: NOON, allowedCharacters: 'abc', culture: 'en', audience: 'browser' as const };
  const claim = form.judge({ claimantInfo: { firstName: 'B' }, claimTransactions: saved }).claim;

  it('R4-10 C4-21: a draft is judged in its place among the saved records, its errors relative to it', () => {
    const draft = { second: 'xx', amountClaimed: null, items: [] };
    const verdict = judgeDraft(claim, form.loaded, context, 'claimTransactions', draft);
    expect(verdict.errors.map(({ path, rule: name }) => `${path} ${name}`)).toEqual(['second maxLength']);
    expect(verdict.record).toEqual(draft);
    expect(claim.claimTransactions).toEqual(saved);
    expect(
      judgeDraft(claim, form.loaded, context, 'claimTransactions', { amountClaimed: 5 }, 0).errors,
    ).toEqual([]);
  });

  it('C3-01 R5-42: a draft in which nothing was entered is empty, a ticked box is an entry', () => {
    expect(isEmptyDraft({ a: null, b: ' ', c: false, d: [] })).toBe(true);
    expect(isEmptyDraft({ a: null, c: true })).toBe(false);
    expect(isEmptyDraft({ a: 0 })).toBe(false);
  });
});
