import type { ErrorObject } from 'ajv';
import { also, type Hint, respell, takeAway } from '../../transforms/config/advice.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import { counted } from '../findings/counted.ts';
import { suggest } from '../findings/didYouMean.ts';
import type { Problem } from './problems.ts';

/** Code, message and hint for an error of Ajv; `key` is the key that it concerns. */
type Explanation = Omit<Problem, 'pointer' | 'part'> & { key?: string };

type Explain = (error: ErrorObject) => Explanation;

/** Converts an error of Ajv to a code, and a message and hint for authors of bundles. */
export function explain(error: ErrorObject): Explanation {
  const own = EXPLAIN[error.keyword];
  return own ? own(error) : { code: 'bad-value', ...generic(error) };
}

function generic(error: ErrorObject): { message: string; hint: string } {
  return { message: `This value ${error.message ?? 'is not allowed'}.`, hint: descriptionOf(error) };
}

function descriptionOf(error: ErrorObject): string {
  const description: unknown = error.parentSchema?.description;
  return typeof description === 'string' ? description : 'See docs/reference.md.';
}

function keysOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

const TYPE_WORDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typeWords(types: unknown): string {
  const words = [types].flat().map((type) => TYPE_WORDS[String(type)] ?? String(type));
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return TYPE_WORDS[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const UNIT: Record<string, [one: string, many: string]> = {
  Items: ['entry', 'entries'],
  Properties: ['key', 'keys'],
  Length: ['character', 'characters'],
};

const unitOf = ({ keyword }: ErrorObject) =>
  UNIT[keyword.slice('min'.length)] ?? (['thing', 'things'] as const);

function limit(error: ErrorObject): Omit<Problem, 'pointer' | 'part'> {
  const most = error.keyword.startsWith('max');
  const bound = Number(error.params.limit);
  const verb = bound === 1 ? 'is' : 'are';
  const isTest = error.keyword.endsWith('Properties') && 'value' in (error.data as object);
  const message = isTest
    ? 'A test needs exactly one operator beside "value".'
    : `At ${most ? 'most' : 'least'} ${counted(bound, ...unitOf(error))} ${verb} ${most ? 'allowed' : 'needed'} here.`;
  const counts = error.keyword.endsWith('Properties') ? { counts: true as const } : {};
  const operators = keysOf(error.parentSchema?.properties).filter((key) => key !== 'value');
  return {
    ...counts,
    code: isTest ? 'wrong-condition' : 'bad-value',
    message,
    hint: isTest ? `Operators: ${operators.join(', ')}.` : descriptionOf(error),
  };
}

/** Messages for authors of bundles, by the keyword of the error. */
const EXPLAIN: Record<string, Explain> = {
  additionalProperties: (error) => {
    const key = String(error.params.additionalProperty);
    const there = keysOf(error.data);
    const free = keysOf(error.parentSchema?.properties).filter((name) => !there.includes(name));
    const meant = nearest(key, free);
    const isTest = error.parentSchema?.title === 'TestCondition';
    const code = isTest ? ('unknown-operator' as const) : ('unknown-key' as const);
    const message = isTest ? `There is no operator "${key}".` : `The key "${key}" is not known here.`;
    const problem = {
      code,
      key,
      message,
      hint: suggest(key, free, 'Keys still free here') || takeAway(),
    };
    return meant === undefined ? problem : { ...problem, meant };
  },
  propertyNames: (error) => {
    const key = String(error.params.propertyName);
    return { code: 'bad-value', key, message: `"${key}" cannot be a key here.`, hint: descriptionOf(error) };
  },
  required: (error) => {
    const key = String(error.params.missingProperty);
    const property = (
      error.parentSchema?.properties as Record<string, { description?: string }> | undefined
    )?.[key];
    return {
      code: 'missing-key',
      missing: key,
      message: `The key "${key}" is missing.`,
      hint: `Add "${key}"${property?.description ? `: ${property.description}` : '.'}`,
    };
  },
  type: (error) => ({
    code: 'wrong-type',
    message:
      error.instancePath === ''
        ? `The config has an unexpected type: the file is ${typeOf(error.data)}; it must be ${typeWords(error.params.type)}.`
        : `This is ${typeOf(error.data)}; it must be ${typeWords(error.params.type)}.`,
    hint: descriptionOf(error),
  }),
  enum: (error) => {
    const allowed = (error.params.allowedValues as unknown[]).map(String);
    return {
      code: 'unknown-value',
      message: `${shown(error.data)} is not allowed here.`,
      hint:
        typeof error.data === 'string' ? suggestAll(error.data, allowed) : `Allowed: ${allowed.join(', ')}.`,
    };
  },
  const: (error) => ({
    code: 'unknown-value',
    message: `${shown(error.data)} is not allowed here.`,
    hint: `It must be ${JSON.stringify(error.params.allowedValue)}.`,
  }),
  pattern: (error) => ({
    code: 'bad-value',
    message: `${shown(error.data)} does not have the form that is needed here.`,
    hint: `${descriptionOf(error)} It must match ${String(error.params.pattern)}.`,
  }),
  format: (error) => ({
    code: 'bad-value',
    message: `${shown(error.data)} is no ${String(error.params.format)}.`,
    hint: descriptionOf(error),
  }),
  uniqueItems: (error) => ({
    code: 'bad-value',
    message: 'An entry of this list stands twice.',
    hint: `Take away entry ${Number(error.params.i) + 1}.`,
  }),
  not: ({ parentSchema }) => ({
    code: 'bad-value',
    message: 'These keys do not go together.',
    hint:
      typeof parentSchema?.description === 'string'
        ? parentSchema.description
        : 'Either "settlement" and "form", or "models".',
  }),
  noAlternative: (error) => {
    const keys = (error.schema as string[]).map(String);
    const near = keysOf(error.data)
      .map((key) => nearest(key, keys))
      .find((key) => key !== undefined);
    return {
      code: 'wrong-condition',
      message: `One of the keys ${keys.map((key) => `"${key}"`).join(', ')} is needed here.`,
      hint: near === undefined ? descriptionOf(error) : respell(near),
    };
  },
  minItems: limit,
  maxItems: limit,
  minProperties: limit,
  maxProperties: limit,
  minLength: limit,
  maxLength: limit,
};

function suggestAll(word: string, allowed: string[]): Hint {
  const near = nearest(word, allowed);
  const list = `Allowed: ${allowed.join(', ')}.`;
  return near === undefined ? list : also(respell(near), list);
}
