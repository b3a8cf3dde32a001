import { describe, expect, it } from 'vitest';
import { readInlineForm } from '../config/readForm.ts';
import { entry, field, inlineForm, rule } from '../testing/forms.testkit.ts';
import { compileForm } from './compileForm.ts';

describe('compileForm', () => {
  const models = [
    entry('ClaimantInfo', [
      field('FirstName', [rule('Required'), rule('maxLength', [5]), rule('MaxLength', [3])]),
    ]),
    entry('claimTransactions', [field('amountClaimed', [rule('precision', [2])], 'number')], {
      rules: [rule('records', [], { max: 2 })],
    }),
  ];

  it('C4-20 C4-21 R3-13: rules become keyword instances in the schema, each with its order in the configuration', () => {
    const { schema } = compileForm(readInlineForm(models));
    expect(schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: {
        claimantInfo: {
          type: 'object',
          additionalProperties: false,
          properties: {
            firstName: {
              'rule:required': [{ compiled: { order: 0 } }],
              'rule:maxLength': [
                { max: 5, compiled: { order: 1, max: 5 } },
                { max: 3, compiled: { order: 2, max: 3 } },
              ],
            },
          },
        },
        claimTransactions: {
          type: 'array',
          records: [{ max: 2, compiled: { order: 3, max: { literal: 2 } } }],
          items: {
            properties: {
              amountClaimed: { precision: [{ precision: 2, compiled: { order: 4, precision: 2 } }] },
            },
          },
        },
      },
    });
  });

  it('C4-21 C6-15: the same form compiles to the same bytes, without eval', () => {
    const [first, second] = [0, 1].map(() => compileForm(readInlineForm(models)).text);
    expect(first).toBe(second);
    expect(first).not.toMatch(/\beval\b|new Function/);
    expect(compileForm(readInlineForm(models.slice(0, 1))).text).not.toBe(first);
  });

  it('C2-03: custom message keys travel with the error', async () => {
    const keys = { default: 'Own', number: 'Own_Number' };
    const form = await inlineForm([
      entry('claimantInfo', [field('a', [rule('required', undefined, undefined, keys)])]),
    ]);
    expect(form.judge({}).errors).toEqual([{ path: 'claimantInfo.a', rule: 'required', params: {}, keys }]);
  });

  it('C4-21: a form without models, or with fields without rules, compiles and passes', async () => {
    expect((await inlineForm([])).judge({})).toMatchObject({ errors: [], structure: [] });
    expect((await inlineForm([entry('claimantInfo', [field('a')])])).failures({})).toEqual([]);
  });
});
