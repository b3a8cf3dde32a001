import { expect, it } from 'vitest';
import type { RuleName } from '../ground/ruleNames.ts';
import type { MessageTexts } from '../texts/keys.ts';
import { defineAdapter, type RuleAdapter } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge } from './defineRule.ts';
import type { ADAPTERS } from './rules.ts';
import { flag, optional, text, wholeNumber } from './shapes.ts';

interface Limit {
  max: number;
  unit?: string;
}

const judge: Judge<Limit, Failure<never, 'max'> | Failure<'near', 'max'>> = (value, { max }) =>
  Number(value) <= max ? undefined : { params: { max } };

const limit = defineRule({ judge, variants: { near: {} } });
const parts = {
  on: 'field',
  parameters: { max: 'wholeNumber' },
  ordinal: ['max'],
  instance: () => ({ max: wholeNumber, unit: optional(text) }),
} as const;

/** What follows each directive is a mistake: where the compiler takes it, the directive itself is the error. */
function mistakes(): unknown[] {
  return [
    // @ts-expect-error A variant in which the rule can fail is not described.
    defineRule({ judge, variants: {} }),
    // @ts-expect-error A rule with variants describes none.
    defineRule({ judge }),
    // @ts-expect-error The plural is chosen by a parameter that no failure has.
    defineRule({ judge, variants: { near: { plural: 'maximum' } } }),
    // @ts-expect-error The required family is named by a variant that the rule does not have.
    defineRule({ judge, variants: { near: {} }, requiredFamily: ['far'] }),
    // @ts-expect-error The adapter writes `maximum` where the judgement reads `max`.
    defineAdapter(limit, { ...parts, build: (read) => ({ maximum: read.wholeNumber('max') }) }),
    // @ts-expect-error A parameter is read that the rule does not declare.
    defineAdapter(limit, { ...parts, build: (read) => ({ max: read.wholeNumber('maximum') }) }),
    // @ts-expect-error A parameter is read as another kind than it is declared.
    defineAdapter(limit, { ...parts, build: (read) => ({ max: Number(read.flag('max')) }) }),
    // @ts-expect-error A position is given to a parameter that is not declared.
    defineAdapter(limit, { ...parts, ordinal: ['maximum'], build: () => ({ max: 1 }) }),
    // @ts-expect-error A parameter is declared of a kind that there is not.
    defineAdapter(limit, { ...parts, parameters: { max: 'number' }, build: () => ({ max: 1 }) }),
    // @ts-expect-error The meta-schema lacks a property of the instance.
    defineAdapter(limit, { ...parts, instance: () => ({ max: wholeNumber }), build: () => ({ max: 1 }) }),
    defineAdapter(limit, {
      ...parts,
      // @ts-expect-error The meta-schema takes no number for `max`.
      instance: () => ({ max: flag, unit: optional(text) }),
      build: () => ({ max: 1 }),
    }),
    defineAdapter(limit, {
      ...parts,
      // @ts-expect-error The meta-schema demands what an instance may leave out.
      instance: () => ({ max: wholeNumber, unit: text }),
      build: () => ({ max: 1 }),
    }),
  ];
}

type Tables = { adapters: { [R in RuleName]: RuleAdapter<object> }; texts: MessageTexts<'one' | 'other'> };

/** Tables that lack one entry. */
function gaps(adapters: typeof ADAPTERS, texts: Tables['texts']): Tables[] {
  const { range: _range, ...others } = adapters;
  const { Rule_range_min: _min, ...words } = texts;
  return [
    // @ts-expect-error A rule without an adapter.
    { adapters: others, texts },
    // @ts-expect-error A variant of a rule without its words.
    { adapters, texts: words },
  ];
}

it('a rule’s judgement, adapter, meta-schema, messages and texts are typed together', () => {
  expect([mistakes, gaps]).toEqual([expect.any(Function), expect.any(Function)]);
  const adapter = defineAdapter(limit, { ...parts, build: (read) => ({ max: read.wholeNumber('max') }) });
  expect(adapter.metaSchema.items.properties.compiled.required).toEqual(['order', 'max']);
});
