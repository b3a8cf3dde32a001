import type { SourceLocation } from '../config/errors.ts';
import type { Span } from '../values/day.ts';

/**
 * Untyped JSON object of a condition or operand. The functions of this file check such JSON and return it typed, or
 * throw a ConfigurationError at the invalid part.
 */
export type JsonObject = Record<string, unknown>;
export type Literal = string | number | boolean | null;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isLiteral(value: unknown): value is Literal {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** Creates the error of an invalid part of a condition. */
export function conditionError(
  place: SourceLocation,
  message: string,
  hint = 'See docs/authoring/operators.md.',
) {
  return place.error('wrong-condition', message, hint);
}

export function nonEmptyList(value: unknown, key: string, place: SourceLocation): unknown[] {
  if (!Array.isArray(value) || value.length === 0)
    throw conditionError(place, `${key} needs a list with at least one entry`);
  return value;
}

export function text(value: unknown, key: string, place: SourceLocation): string {
  if (typeof value !== 'string' || value === '') throw conditionError(place, `${key} needs a name`);
  return value;
}

export function onlyKeys(value: JsonObject, allowed: readonly string[], place: SourceLocation): void {
  const extra = Object.keys(value).find((key) => !allowed.includes(key));
  if (extra !== undefined)
    throw conditionError(place.at(extra), `${extra} has no place here`, `Use only ${allowed.join(', ')}.`);
}

export function wholeNumber(value: unknown, key: string, place: SourceLocation): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw conditionError(place, `${key} needs a whole number`);
  return value;
}

/** Keys of a span of time. */
export const SPAN_KEYS = ['years', 'months', 'days'] as const;

/** Reads a span: years, months and days, each 0 where absent. */
export function span(value: JsonObject, place: SourceLocation): Span {
  const part = (key: string) => wholeNumber(value[key] ?? 0, key, place.at(key));
  return { years: part('years'), months: part('months'), days: part('days') };
}
