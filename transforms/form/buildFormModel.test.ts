import { describe, expect, it } from 'vitest';
import type { Operand } from '../../schemas/generated/types.ts';
import { compileForm } from '../compile/compileForm.ts';
import { ConfigurationError } from '../config/errors.ts';
import { readInlineForm } from '../config/readForm.ts';
import { entry, field, inlineFaults, rule } from '../testing/forms.testkit.ts';
import { buildFaultlessForm, buildFormModel } from './buildFormModel.ts';

describe('buildFormModel', () => {
  it('R8-17 C5-02: nothing is built where there are faults, and all of them are told', () => {
    const form = readInlineForm([
      entry('claimantInfo', [
        field('a', [rule('nothing'), rule('endDate', ['nobody'])]),
        field('b', [], 'number', { computed: { field: 'nobody' } }),
      ]),
    ]);
    expect(() => buildFaultlessForm(form)).toThrow(ConfigurationError);
    expect(() => compileForm(form)).toThrow(ConfigurationError);
    const { faults } = buildFormModel(form);
    expect(faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'unknown-rule /models/0/fields/0/rules/0/name',
      'unknown-field /models/0/fields/0/rules/1/ordinalParams/0',
      'unknown-field /models/0/fields/1/computed/field',
    ]);
  });

  it('C8-35: a number field is not calculated from text, but from what reads as a number, or from nothing', () => {
    const calculated = (computed: Operand) =>
      inlineFaults([
        entry('claimantInfo', [
          field('text'),
          field('amount', [], 'number'),
          field('a', [], 'number', { computed }),
        ]),
      ]);
    const first = (...operands: Operand[]) => calculated({ first: operands });
    const wrong = ['wrong-computed /models/0/fields/2/computed'];
    expect(calculated({ field: 'text' })).toEqual(wrong);
    expect(first({ field: 'amount' }, { field: 'text' })).toEqual(wrong);
    expect(first({ field: 'amount' }, 'none')).toEqual(wrong);
    expect(first({ field: 'amount' }, '1,000', 0, null)).toEqual([]);
    expect(calculated({ add: [{ field: 'text' }, 0] })).toEqual([]);
  });

  it('C4-21 C8-09: calculations that depend on each other in a circle are found and named', () => {
    const computed = (name: string, from: string) =>
      field(name, [], 'number', { computed: { add: [{ field: from }, 1] } });
    const form = readInlineForm([
      entry('claimantInfo', [computed('a', 'b'), computed('b', 'c'), computed('c', 'a')]),
    ]);
    expect(buildFormModel(form).faults).toEqual([
      expect.objectContaining({
        code: 'dependency-cycle',
        pointer: '/models/0/fields/0',
        message: expect.stringContaining('claimantInfo.a → claimantInfo.b → claimantInfo.c → claimantInfo.a'),
      }),
    ]);
    expect(inlineFaults([entry('claimantInfo', [computed('a', 'a')])])).toEqual([
      'dependency-cycle /models/0/fields/0',
    ]);
    expect(
      inlineFaults([entry('claimantInfo', [computed('a', 'b'), computed('b', 'd'), field('d')])]),
    ).toEqual([]);
  });

  it('C4-21 C5-03: so are circles through lists, their records and their sums', () => {
    const faults = inlineFaults([
      entry('claimDetails', [
        field('total', [], 'number', { computed: { sum: 'part', of: 'claimTransactions' } }),
      ]),
      entry('claimTransactions', [
        field('part', [], 'number', {
          computed: { multiply: [{ field: 'total', model: 'claimDetails' }, 2] },
        }),
      ]),
    ]);
    expect(faults).toEqual(['dependency-cycle /models/0/fields/0']);
  });
});
