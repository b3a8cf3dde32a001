import { describe, expect, it } from 'vitest';
import { KEYWORD_DEFINITIONS } from '../keywords/definitions.ts';
import { KEYWORDS } from '../keywords/keywords.ts';
import { messageOf } from '../messages/messageOf.ts';
import { RULE_MESSAGES } from '../messages/ruleMessages.ts';
import {
  bundleForm,
  entry,
  faultsOfRule,
  field,
  inlineFaults,
  inlineForm,
  rule,
} from '../testing/forms.testkit.ts';
import { REQUIRED_FAMILY, RULE_KEYWORDS, type RuleName, ruleNameOf, ruleOfKeyword } from './names.ts';
import { RULES } from './rules.ts';

const NAMES = Object.keys(RULE_KEYWORDS) as RuleName[];

/** The names of contract sections 4 and 8, written out once more. */
const NAMED_BY_THE_CONTRACT = [
  ...['required', 'requiredOnClientOnly', 'range', 'characterSetRestriction', 'endDate', 'maxLength'],
  ...['requiredIf', 'nestedRequiredIf', 'requiredIfOtherPropertyMatchesRegex', 'preventFutureDate'],
  ...['preventFutureShortDate', 'regularExpression', 'requireOnePropertyValTrue'],
  ...[
    'requireOnePropertyToHaveAValue',
    'requireOneTransactionToHaveAValue',
    'validDate',
    'confirmNoneIfEmpty',
  ],
  ...['requiredWhen', 'forbiddenWhen', 'assert', 'records', 'documentsRequired', 'oneOf', 'precision'],
  ...['multipleOf', 'sameAs', 'format'],
];

const NO_CONTENT = { culture: 'en', active: {}, fallback: {} };

describe('the tables of rules', () => {
  it('C4-21 R5-12: every rule has one adapter, one keyword, one definition and a message', () => {
    expect([...NAMES].sort()).toEqual([...NAMED_BY_THE_CONTRACT].sort());
    expect(Object.keys(RULES).sort()).toEqual([...NAMES].sort());
    const definitions = KEYWORD_DEFINITIONS.map(({ keyword }) => keyword);
    expect(new Set(Object.values(RULE_KEYWORDS)).size).toBe(NAMES.length);
    expect(definitions.sort()).toEqual(Object.values(RULE_KEYWORDS).sort());
    for (const name of NAMES) {
      expect(RULES[name].name).toBe(name);
      expect(ruleOfKeyword(RULE_KEYWORDS[name])).toBe(name);
      expect(messageOf({ path: '', rule: name, params: {} }, NO_CONTENT)).not.toBe('');
    }
  });

  it('C4-21: every keyword has its function in the runtime that its definition names', () => {
    for (const { keyword, runtime } of KEYWORD_DEFINITIONS)
      expect([keyword, runtime === '#claimwright/runtime' ? keyword in KEYWORDS : keyword]).toEqual([
        keyword,
        runtime === '#claimwright/runtime' ? true : 'validDate',
      ]);
  });

  it('C2-04: variants of a rule’s message have texts of their own beside the rule’s', () => {
    for (const [rule, messages] of Object.entries(RULE_MESSAGES))
      for (const variant of Object.keys('variants' in messages ? messages.variants : {})) {
        const [text, own] = [undefined, variant].map((of) =>
          messageOf({ path: '', rule, params: {}, ...(of && { variant: of }) }, NO_CONTENT),
        );
        expect([rule, variant, own]).not.toEqual([rule, variant, text]);
        expect(own).not.toBe('');
      }
  });

  it('C3-02: the required family is that of the contract', () => {
    expect([...REQUIRED_FAMILY].sort()).toEqual(
      [
        ...['required', 'requiredOnClientOnly', 'requiredIf', 'nestedRequiredIf'],
        ...[
          'requiredIfOtherPropertyMatchesRegex',
          'requireOnePropertyValTrue',
          'requireOnePropertyToHaveAValue',
        ],
        ...['requireOneTransactionToHaveAValue', 'confirmNoneIfEmpty', 'requiredWhen', 'documentsRequired'],
      ].sort(),
    );
  });
});

describe('names of rules', () => {
  it('C2-03 R5-25: only the first letter is compared without case', () => {
    expect(ruleNameOf('RequireOnePropertyToHaveAValue')).toBe('requireOnePropertyToHaveAValue');
    expect(ruleNameOf('maxLength')).toBe('maxLength');
    for (const name of ['maxlength', 'MAXLENGTH', 'toString', 'constructor', ''])
      expect(ruleNameOf(name)).toBeUndefined();
  });

  it('R5-12 R8-15 C2-03: an unknown rule is a developer error at its name, with the nearest name as a hint', async () => {
    expect(faultsOfRule(rule('requird'))).toEqual(['unknown-rule /name']);
    const building = inlineForm([entry('claimantInfo', [field('a', [rule('requird')])])]);
    await expect(building).rejects.toMatchObject({
      name: 'ConfigurationError',
      faults: [
        {
          file: 'cases.json',
          pointer: '/models/0/fields/0/rules/0/name',
          code: 'unknown-rule',
          message: 'There is no validation adapter for the API validation type requird',
          hint: 'Did you mean required?',
        },
      ],
    });
    await expect(building).rejects.toThrow(
      'cases.json/models/0/fields/0/rules/0/name: There is no validation adapter',
    );
  });

  it('R5-13 R8-17: all faults of a form are joined in one error', async () => {
    const rules = [rule('nothing'), rule('maxLength', ['x']), rule('endDate', ['nobody'])];
    const building = inlineForm([entry('claimantInfo', [field('a', rules)])]);
    await expect(building).rejects.toThrow(
      /rules\/0\/name.*\n.*rules\/1\/ordinalParams\/0.*\n.*rules\/2\/ordinalParams\/0/,
    );
  });
});

describe('where a rule may stand', () => {
  it('C5-03: rules for values do not stand on lists, nor rules for lists on values', () => {
    expect(faultsOfRule(rule('range', [1, 2]), 'string')).toEqual([]);
    const onList = (name: string, params: Record<string, unknown> = {}) =>
      inlineFaults([entry('claimTransactions', [field('a')], { rules: [rule(name, [], params)] })]);
    expect(onList('range')).toEqual(['misplaced-rule /models/0/rules/0']);
    expect(onList('required')).toEqual([]);
    expect(onList('confirmNoneIfEmpty')).toEqual(['misplaced-rule /models/0/rules/0']);
    expect(faultsOfRule(rule('records', [], { min: 1 }))).toEqual(['misplaced-rule ']);
  });

  it('C2-01: an entry’s own rules are for list models', () => {
    expect(inlineFaults([entry('claimantInfo', [field('a')], { rules: [rule('required')] })])).toEqual([
      'misplaced-rule /models/0/rules',
    ]);
  });
});

describe('validationContext', () => {
  const details = entry('claimDetails', [
    field('kind'),
    field('start', [], 'date'),
    field('flag', [], 'boolean'),
  ]);
  const context = { validationContext: 'ClaimDetails' };

  it('C4-18 R5-28: every field that the parameters name is looked up in that model instead', async () => {
    const form = await inlineForm([
      details,
      entry('claimantInfo', [
        field('kind'),
        field('start', [], 'date'),
        field('flag', [], 'boolean'),
        field('ifKind', [rule('requiredIf', ['kind', 'x'], context)]),
        field('end', [rule('endDate', ['start'], context)], 'date'),
        field('one', [rule('requireOnePropertyValTrue', ['flag'], context)]),
        field('same', [rule('sameAs', ['kind'], context)]),
        field('cond', [
          rule('requiredWhen', [], { ...context, condition: { value: { field: 'kind' }, equals: 'x' } }),
        ]),
        field('named', [
          rule('requiredWhen', [], {
            ...context,
            condition: { value: { field: 'kind', model: 'claimantInfo' }, equals: 'mine' },
          }),
        ]),
      ]),
    ]);
    const claim = {
      claimDetails: { kind: 'x', start: '06/01/2020', flag: false },
      claimantInfo: { kind: 'mine', start: '01/01/2000', flag: true, end: '01/01/2010', same: 'mine' },
    };
    expect(form.failures(claim)).toEqual([
      'claimantInfo.ifKind requiredIf',
      'claimantInfo.end endDate',
      'claimantInfo.one requireOnePropertyValTrue',
      'claimantInfo.same sameAs',
      'claimantInfo.cond requiredWhen',
      'claimantInfo.named requiredWhen',
    ]);
    const agreeing = {
      claimDetails: { kind: 'y', flag: true },
      claimantInfo: { kind: 'x', same: 'y', end: '01/01/1999' },
    };
    expect(form.failures(agreeing)).toEqual([]);
  });

  it('C4-18 C4-19: inside a record it redirects from the record’s own fields to the model', async () => {
    const form = await inlineForm([
      details,
      entry('claimTransactions', [
        field('kind'),
        field('own', [rule('requiredIf', ['kind', 'x'])]),
        field('redirected', [rule('requiredIf', ['kind', 'x'], context)]),
      ]),
    ]);
    expect(
      form.failures({ claimDetails: { kind: 'x' }, claimTransactions: [{ kind: 'y' }, { kind: 'x' }] }),
    ).toEqual([
      'claimTransactions.0.redirected requiredIf',
      'claimTransactions.1.own requiredIf',
      'claimTransactions.1.redirected requiredIf',
    ]);
  });

  it('C4-18 R8-16: a list, an unknown model and a field that the model lacks are configuration errors', () => {
    const list = entry('claimTransactions', [field('kind')]);
    const faults = (validationContext: unknown, name = 'kind') =>
      faultsOfRule(rule('requiredIf', [name, 'x'], { validationContext }), 'string', [details, list]);
    expect(faults('claimDetails')).toEqual([]);
    expect(faults('ClaimTransactions')).toEqual(['wrong-context /namedParams/validationContext']);
    expect(faults('signature')).toEqual(['unknown-model /namedParams/validationContext']);
    expect(faults('nothing')).toEqual(['unknown-model /namedParams/validationContext']);
    expect(faults(5)).toEqual(['wrong-parameter /namedParams/validationContext']);
    expect(faults('claimDetails', 'other')).toEqual(['unknown-field /ordinalParams/0']);
  });
});

describe('marks', () => {
  it('C4-24 R5-31: only the rules that mark do so', async () => {
    const form = await bundleForm({
      models: [
        entry('claimantInfo', [
          field('kind'),
          ...['required', 'requiredOnClientOnly'].map((name) => field(name, [rule(name)])),
          field('ranged', [rule('range', [1, 2])]),
        ]),
      ],
    });
    const marks = Object.fromEntries(
      (form.plan.models[0]?.fields ?? []).map(({ name, required }) => [name, required]),
    );
    expect(marks).toEqual({ kind: undefined, required: true, requiredOnClientOnly: true, ranged: undefined });
  });
});
