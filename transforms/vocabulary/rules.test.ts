import { describe, expect, it } from 'vitest';
import { LIST_RULES } from '../../tests/oracle/listRules.ts';
import { FIELD_RULES, isOfRequiredFamily as isOfFamilyOfTheContract } from '../../tests/oracle/rules.ts';
import { messageOf } from '../messages/messageOf.ts';
import {
  bundleForm,
  entry,
  faultsOfRule,
  field,
  inlineFaults,
  inlineForm,
  rule,
} from '../testing/forms.testkit.ts';
import { EN } from '../texts/en.ts';
import { RULE_MESSAGES } from './ruleMessages.ts';
import { ADAPTERS, isOfRequiredFamily, JUDGED_RULES, RULE_NAMES, ruleNameOf } from './rules.ts';
import { createRuntime } from './runtime.ts';
import { ALL_TOOLS } from './tools.testkit.ts';

/** The names of contract sections 4 and 8, as the oracle writes them out once more: a new rule is added there, not here. */
const NAMED_BY_THE_CONTRACT = [...FIELD_RULES, ...LIST_RULES];

const NO_CONTENT = { culture: 'en', active: {}, fallback: EN };

describe('the tables of rules', () => {
  it('C4-21 R5-12: every rule of the contract has one adapter and a message', () => {
    expect(RULE_NAMES.toSorted()).toEqual(NAMED_BY_THE_CONTRACT.toSorted());
    expect(Object.keys(ADAPTERS).sort()).toEqual(RULE_NAMES.toSorted());
    for (const name of RULE_NAMES)
      expect(messageOf({ path: '', rule: name, params: {} }, NO_CONTENT)).not.toBe('');
  });

  it('C4-21: every rule is in the runtime of every page, and only validDate asks for the date library', () => {
    const context = () => {
      throw new Error('Nothing is judged here');
    };
    const rulesIn = (part: string) => Object.keys(createRuntime(part, context, ALL_TOOLS) ?? {});
    const [own, dates] = [rulesIn('#claimwright/runtime'), rulesIn('#claimwright/dates')];
    expect(own.sort()).toEqual(JUDGED_RULES.toSorted());
    expect(dates).toEqual(['validDate']);
    for (const part of ['#claimwright/iban', '#claimwright/phone']) expect(rulesIn(part)).toEqual(['format']);
    expect(createRuntime('#claimwright/dates', context, {})).toBeUndefined();
  });

  it('C2-04: variants of a rule’s message have texts of their own beside the rule’s', () => {
    for (const rule of RULE_NAMES) {
      const messages = RULE_MESSAGES[rule];
      for (const variant of Object.keys('variants' in messages ? messages.variants : {})) {
        const [text, own] = [undefined, variant].map((of) =>
          messageOf({ path: '', rule, params: {}, ...(of && { variant: of }) }, NO_CONTENT),
        );
        expect([rule, variant, own]).not.toEqual([rule, variant, text]);
        expect(own).not.toBe('');
      }
    }
  });

  it('C3-02: the required family is that of the contract, with the minimum of records', () => {
    const family = RULE_NAMES.filter((name) => isOfRequiredFamily(name));
    const ofContract = FIELD_RULES.filter(isOfFamilyOfTheContract);
    expect(family.toSorted()).toEqual([...ofContract, 'documentsRequired'].sort());
    expect(isOfRequiredFamily('records', 'min')).toBe(true);
    expect(isOfRequiredFamily('records', 'max')).toBe(false);
    expect(isOfRequiredFamily('computed')).toBe(false);
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
          hint: 'Did you mean "required"?',
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
