import type { JudgeContext, MessageKeys } from '../claims/types.ts';
import type { Scope } from '../conditions/scope.ts';

/** What every instance of a keyword has: its position in the configuration, and content keys of its own. */
export interface Instance {
  order: number;
  keys?: MessageKeys;
}

/** What a keyword's function looks at beside the value. */
export interface Site extends Scope {
  context: JudgeContext;
  /** JSON pointer of the value. */
  pointer: string;
}

/**
 * How an instance of a keyword failed: the variants and parameters that its messages may speak of. A path is
 * given where the error does not belong to the value itself.
 */
export interface Failure<Variant extends string = string, Param extends string = string> {
  variant?: Variant;
  params?: Record<Param, string | number>;
  /** Below the value's own path (`0.amount`), or from the claim's root where it begins with a slash. */
  path?: string;
}

/** A failure without variants and parameters. */
export type PlainFailure = Failure<never, never>;

/** One rule's judgement of one value. Pure: the same value, instance and site give the same answer. */
export type KeywordFunction<I, F extends Failure = PlainFailure> = (
  value: unknown,
  instance: I,
  site: Site,
) => F | readonly F[] | undefined;

/** The JSON Schema of the instance list that stands as a keyword's value. */
export interface KeywordDefinition {
  keyword: string;
  metaSchema: object;
}

/** The failure without particulars. */
export const FAILED: PlainFailure = {};

/** Makes a keyword's definition from the schemas of its instances' own properties. */
export function defineKeyword(
  keyword: string,
  properties: Record<string, object>,
  required: readonly string[] = [],
): KeywordDefinition {
  return {
    keyword,
    metaSchema: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['order', ...required],
        additionalProperties: false,
        properties: {
          order: { type: 'integer', minimum: 0 },
          keys: {
            type: 'object',
            additionalProperties: false,
            properties: { default: { type: 'string' }, number: { type: 'string' }, date: { type: 'string' } },
          },
          ...properties,
        },
      },
    },
  };
}

/** A compiled condition or operand: checked while it was compiled, so its shape is not spelt out again. */
export const COMPILED = { type: 'object', minProperties: 1 } as const;

/** A resolved reference. */
export const REFERENCE = {
  type: 'object',
  required: ['field', 'type'],
  additionalProperties: false,
  properties: {
    up: { type: 'integer', minimum: 0 },
    model: { type: 'string' },
    field: { type: 'string' },
    type: { enum: ['string', 'number', 'boolean', 'date', 'file', 'list'] },
  },
} as const;
