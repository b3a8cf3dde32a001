import { describe, expect, it } from 'vitest';
import { claimantForm, faultsOfRule, field, rule } from '../testing/forms.testkit.ts';
import { EN } from '../texts/en.ts';

const condition = { value: { field: 'kind' }, equals: 'x' };
const others = { kind: 'x' };

function conditional(name: string) {
  const rules = [rule(name, [], { condition })];
  return claimantForm(
    field('own', rules),
    field('tick', rules, 'boolean'),
    field('amount', rules, 'number'),
    field('kind'),
  );
}

describe('requiredWhen', () => {
  it('C8-04: demands a value while the condition holds; on a boolean field only true satisfies it', async () => {
    const form = await conditional('requiredWhen');
    const text = ['The value is required'];
    for (const value of [null, ' ']) expect(form.textsOf('own', value, others)).toEqual(text);
    expect(form.textsOf('own', 'a', others)).toEqual([]);
    expect(form.textsOf('amount', 0, others)).toEqual([]);
    expect(form.textsOf('tick', false, others)).toEqual(text);
    expect(form.textsOf('tick', true, others)).toEqual([]);
    expect(form.failures({})).toEqual([]);
  });
});

describe('forbiddenWhen', () => {
  it('C8-04: refuses a value while the condition holds; on a boolean field it refuses true', async () => {
    const form = await conditional('forbiddenWhen');
    const text = ['Leave this empty'];
    for (const value of [null, ' ']) expect(form.textsOf('own', value, others)).toEqual([]);
    expect(form.textsOf('own', 'a', others)).toEqual(text);
    expect(form.textsOf('amount', 0, others)).toEqual(text);
    expect(form.textsOf('tick', false, others)).toEqual([]);
    expect(form.textsOf('tick', true, others)).toEqual(text);
    expect(form.failures({ claimantInfo: { kind: 'y', own: 'a', tick: true, amount: 0 } })).toEqual([]);
  });
});

describe('assert', () => {
  it('C8-04: fails when the field has a value and the condition does not hold', async () => {
    const form = await conditional('assert');
    const text = ['The value is invalid'];
    for (const value of [null, ' ']) expect(form.textsOf('own', value)).toEqual([]);
    expect(form.textsOf('own', 'a')).toEqual(text);
    expect(form.textsOf('own', 'a', others)).toEqual([]);
    expect(form.textsOf('amount', 0)).toEqual(text);
  });

  it('C8-04 C3-01: a boolean field always has a value', async () => {
    const form = await conditional('assert');
    for (const value of [true, false, null])
      expect(form.textsOf('tick', value)).toEqual(['The value is invalid']);
  });

  it('C8-04 C2-04: its own message is shown, and the built-in one where no content has its key', async () => {
    const form = await claimantForm(
      field('own', [rule('assert', [], { condition }, { default: 'Own_Message' })]),
      field('kind'),
    );
    const texts = { culture: 'en', active: { Own_Message: 'Only for x' }, fallback: EN };
    expect(form.messages({ claimantInfo: { own: 'a' } }, {}, texts)).toEqual([
      'claimantInfo.own: Only for x',
    ]);
    expect(form.messages({ claimantInfo: { own: 'a' } })).toEqual(['claimantInfo.own: The value is invalid']);
  });
});

describe('parameters', () => {
  it('C5-03 C8-04: each needs a condition that means something', () => {
    for (const name of ['requiredWhen', 'forbiddenWhen', 'assert']) {
      expect(faultsOfRule(rule(name, [], { condition: { value: 1, equals: 1 } }))).toEqual([]);
      expect(faultsOfRule(rule(name))).toEqual(['missing-parameter ']);
      expect(faultsOfRule(rule(name, [], { condition: 'x' }))).toEqual([
        'wrong-condition /namedParams/condition',
      ]);
      expect(
        faultsOfRule(rule(name, [], { condition: { value: { field: 'nobody' }, empty: true } })),
      ).toEqual(['unknown-field /namedParams/condition/value/field']);
      expect(faultsOfRule(rule(name, ['x'], { condition: { value: 1, equals: 1 } }))).toEqual([
        'unknown-parameter /ordinalParams/0',
      ]);
    }
  });
});
