import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Block, Rule } from '../../schemas/generated/types.ts';
import { isRuleFailure } from '../claims/loadForm.ts';
import { readForm, readInlineForm } from '../config/readForm.ts';
import { buildFaultlessForm } from '../form/buildFormModel.ts';
import type { JsonSchema } from '../form/claimSchema.ts';
import { bundleOf, entry, field, rule } from '../testing/forms.testkit.ts';
import { ADAPTERS, JUDGED_RULES, keywordOf, RULE_NAMES } from '../vocabulary/rules.ts';
import { compileForm } from './compileForm.ts';

const info = entry('ClaimantInfo', [field('Kind'), field('Start', [], 'date')]);

/** What stands on a field of claimDetails as keywords. */
function keywordsOf(rules: Rule[], type: 'string' | 'date' = 'string'): JsonSchema {
  const models = [entry('claimDetails', [field('own', rules, type), field('kind')]), info];
  const { schema } = compileForm(readInlineForm(models));
  expect(schema).toHaveProperty('properties.claimDetails.properties.own');
  const own = Object(schema).properties.claimDetails.properties.own;
  const { $ref: _type, ...keywords } = own;
  return keywords;
}

describe('keywords by name', () => {
  it('C15-10: a rule is the keyword of its own name, with a prefix only where JSON Schema or Ajv has that name', () => {
    const dialects = [Ajv, Ajv2019, Ajv2020].map((Dialect) => addFormats.default(new Dialect()));
    const isTaken = (name: string) => dialects.some((ajv) => ajv.getKeyword(name) !== false);
    const prefixed = JUDGED_RULES.filter((name) => keywordOf(name) !== name);
    expect(prefixed.toSorted()).toEqual([
      'format',
      'maxLength',
      'minLength',
      'multipleOf',
      'oneOf',
      'required',
    ]);
    expect(JUDGED_RULES.filter(isTaken).toSorted()).toEqual(prefixed.toSorted());
    expect(prefixed.map((name) => keywordOf(name))).toEqual(prefixed.map((name) => `rule:${name}`));
  });

  it('C15-10: a rule’s parameters stand in its keyword by name, as they are configured, beside what they compile to', () => {
    const nested = {
      firstProperty: 'Kind',
      firstValue: 'x',
      combinator: 'Or',
      secondProperty: 'Kind',
      secondOperator: 'NotEquals',
      secondValue: null,
      validationContext: 'ClaimantInfo',
    };
    const kind = { value: { field: 'kind' }, equals: 'x' };
    const own = (written: object, compiled: object = {}) => ({
      ...written,
      compiled: expect.objectContaining({ order: expect.any(Number), ...compiled }),
    });
    const keywords = keywordsOf([
      rule('RequiredIf', ['Kind', 'x'], { operator: 'NotEquals', validationContext: 'ClaimantInfo' }),
      rule('nestedRequiredIf', [], nested),
      rule('characterSetRestriction'),
      rule('maxLength', [5]),
      rule('requireOnePropertyToHaveAValue', ['Own', 'kind']),
      rule('oneOf', ['a', null]),
      rule('validDate'),
      rule('validDate', ['yyyy', 'M/d/yyyy']),
      rule('assert', [], { condition: kind }, { default: 'Own_Message' }),
    ]);
    expect(keywords).toEqual({
      requiredIf: [
        own(
          { otherField: 'Kind', value: 'x', operator: 'NotEquals', validationContext: 'ClaimantInfo' },
          { when: expect.objectContaining({ op: 'notEquals' }) },
        ),
      ],
      nestedRequiredIf: [own(nested, { when: { any: [expect.anything(), expect.anything()] } })],
      characterSetRestriction: [own({})],
      'rule:maxLength': [own({ max: 5 }, { max: 5 })],
      requireOnePropertyToHaveAValue: [own({ fields: ['Own', 'kind'] })],
      'rule:oneOf': [own({ values: ['a', null] })],
      validDate: [own({}, { formats: ['MM/dd/yyyy'] }), own({ formats: ['yyyy', 'M/d/yyyy'] })],
      assert: [own({ condition: kind }, { keys: { default: 'Own_Message' } })],
    });
  });

  it('C15-10: a bound that is open and a severity stand as configured', () => {
    const advice = { ...rule('range', [null, '12/31/2020'], { type: 'date' }), severity: 'advice' };
    const rules = [rule('endDate', ['start'], { validationContext: 'claimantInfo' }), advice];
    expect(keywordsOf(rules, 'date')).toEqual({
      endDate: [{ startField: 'start', validationContext: 'claimantInfo', compiled: expect.anything() }],
      range: [
        { min: null, max: '12/31/2020', type: 'date', severity: 'advice', compiled: expect.anything() },
      ],
    });
  });

  it('C15-10: what a page demands is a keyword too, with what its block says', () => {
    const where = { value: { field: 'kind' }, equals: 'toll' };
    const demand = { kind: 'receipt', min: 1, when: { value: { field: 'kind' }, equals: 'toll' } };
    const losses = (id: string, more: object) =>
      ({ kind: 'recordTable', id, model: 'ClaimTransactions', fields: [{ name: 'kind' }], ...more }) as Block;
    const form = readForm(
      bundleOf({
        models: [
          entry('claimTransactions', [field('kind'), field('claimTransactionId')], {
            rules: [rule('records', [], { where, max: 3, uniqueBy: ['Kind'] })],
          }),
          entry('documentContexts', [field('kind'), field('claimTransactionId'), field('file', [], 'file')]),
        ],
        pages: {
          one: { blocks: [losses('plain', { min: 2 }), losses('demanding', { documents: demand })] },
        },
      }),
      'standard',
    );
    const { schema } = buildFaultlessForm(form);
    expect(schema).toMatchObject({
      properties: {
        claimTransactions: {
          records: [
            { where, max: 3, uniqueBy: ['Kind'], compiled: { where: expect.anything() } },
            { min: 2, compiled: { min: { literal: 2 } } },
          ],
        },
        documentContexts: {
          documentsRequired: [
            { documents: [{ ...demand, per: 'claimTransactions' }], compiled: { index: 0 } },
          ],
        },
      },
    });
  });

  it('C15-10: the compiled module carries what rules compile to, and no parameter besides', () => {
    const names = Array.from({ length: 12 }, (_, index) => field(`name${index}`, [rule('maxLength', [70])]));
    const own = field('own', [rule('requiredIf', ['Kind', 'x'], { validationContext: 'ClaimantInfo' })]);
    const { text, schema } = compileForm(
      readInlineForm([entry('claimDetails', [own, ...names, field('sum', [], 'number')]), info]),
    );
    expect(JSON.stringify(schema)).toMatch(/otherField.*validationContext.*"number":\[\{"compiled"/);
    expect(text).not.toMatch(/otherField|validationContext|ClaimantInfo|compiled|rule:/);
    expect(text.match(/"max":70/g)).toHaveLength(names.length);
  });

  it('C15-10: whether an error is a rule’s is asked of the table of rules', () => {
    const failed = (keyword: string) => isRuleFailure({ keyword, instancePath: '', params: {} });
    for (const name of JUDGED_RULES) expect([name, failed(keywordOf(name))]).toEqual([name, true]);
    for (const keyword of ['required', 'format', 'type', 'errorMessage', 'rule:range', 'rule:other'])
      expect([keyword, failed(keyword)]).toEqual([keyword, false]);
  });

  it('C15-10: ordinal parameters have the names that the contract gives them', () => {
    const names = Object.fromEntries(
      RULE_NAMES.map((name) => {
        const { ordinal, rest } = ADAPTERS[name].parameters;
        return [name, [...ordinal, ...(rest === undefined ? [] : [rest])]];
      }).filter(([, parameters]) => parameters?.length),
    );
    expect(names).toMatchObject({
      requiredIf: ['otherField', 'value'],
      requiredIfOtherPropertyMatchesRegex: ['otherField', 'pattern'],
      maxLength: ['max'],
      requireOnePropertyValTrue: ['fields'],
      validDate: ['formats'],
      endDate: ['startField'],
    });
  });
});
