import { describe, expect, it } from 'vitest';
import { bundleForm, CONTEXT, entry, field, rule } from '../testing/forms.testkit.ts';
import { kindIs, placed } from './pageState.testkit.ts';
import { pageState } from './pageState.ts';

describe('required marks', () => {
  const rules = {
    always: rule('required'),
    client: rule('requiredOnClientOnly'),
    byIf: rule('requiredIf', ['kind', 'x']),
    byNested: rule('nestedRequiredIf', [], {
      firstProperty: 'kind',
      firstOperator: 'Equals',
      firstValue: 'x',
    }),
    byPattern: rule('requiredIfOtherPropertyMatchesRegex', ['kind', '^x$']),
    byWhen: rule('requiredWhen', [], { condition: { value: { field: 'kind' }, equals: 'x' } }),
    never: rule('maxLength', [3]),
    one: rule('requireOnePropertyToHaveAValue', ['kind']),
  };

  it('R5-31 C4-24: shown for the required rules, for conditional ones only while the condition holds', async () => {
    const form = await bundleForm({
      models: [
        entry('claimantInfo', [
          field('kind'),
          ...Object.entries(rules).map(([name, own]) => field(name, [own])),
        ]),
      ],
      pages: {
        one: {
          blocks: [{ kind: 'fields', id: 'x', fields: Object.keys(rules).map((name) => placed(name)) }],
        },
      },
    });
    const marked = (kind: string) =>
      Object.entries(
        pageState(form.plan, 'one', form.judge({ claimantInfo: { kind } }).claim, CONTEXT).fields,
      )
        .filter(([, { required }]) => required)
        .map(([path]) => path.replace('claimantInfo.', ''));
    expect(marked('x')).toEqual(['always', 'client', 'byIf', 'byNested', 'byPattern', 'byWhen']);
    expect(marked('y')).toEqual(['always', 'client']);
  });

  it('C4-24 R5-31: of several conditional rules one that holds is enough', async () => {
    const own = [rule('requiredIf', ['kind', 'x']), rule('requiredIf', ['kind', 'y'])];
    const form = await bundleForm({
      models: [entry('claimantInfo', [field('kind'), field('a', own)])],
      pages: { one: { blocks: [{ kind: 'fields', id: 'x', fields: [placed('a')] }] } },
    });
    const marked = (kind: string) =>
      pageState(form.plan, 'one', form.judge({ claimantInfo: { kind } }).claim, CONTEXT).fields[
        'claimantInfo.a'
      ]?.required;
    expect([marked('x'), marked('y'), marked('z')]).toEqual([true, true, false]);
  });

  it('C4-24 R5-47: a checkbox that its page demands is marked as well', async () => {
    const form = await bundleForm({
      models: [entry('claimantInfo', [field('kind'), field('a', [], 'boolean'), field('b', [], 'boolean')])],
      pages: {
        one: {
          blocks: [
            {
              kind: 'fields',
              id: 'x',
              fields: [
                { ...placed('a'), required: true },
                { ...placed('b'), required: kindIs('x') },
              ],
            },
          ],
        },
      },
    });
    const marks = (kind: string) => {
      const { fields } = pageState(form.plan, 'one', form.judge({ claimantInfo: { kind } }).claim, CONTEXT);
      return [fields['claimantInfo.a']?.required, fields['claimantInfo.b']?.required];
    };
    expect([marks('x'), marks('y')]).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});
