import fc from 'fast-check';
import type { RawField } from '../oracle/raw.ts';
import { existingDay, KINDS, PATTERNS, plainText, readableNumber } from './pools.ts';
import {
  casedFrom,
  fieldsOfSingle,
  LIST_MODELS,
  MEMBER,
  namesOfType,
  type Place,
  SINGLE_MODELS,
  visibleFields,
} from './roster.ts';

type Json = unknown;
type FieldType = RawField['type'];
const VALUES: FieldType[] = ['string', 'number', 'date', 'boolean'];

function isoOf(day: string): string {
  return `${day.slice(6)}-${day.slice(0, 2)}-${day.slice(3, 5)}`;
}

export const writtenDay = fc.oneof(existingDay, existingDay.map(isoOf));

export const literal: fc.Arbitrary<string | number | boolean | null> = fc.oneof(
  plainText,
  readableNumber,
  fc.boolean(),
  fc.constantFrom(null, '', '1,000', '1000.0', 'TRUE', 'false', ...KINDS),
  writtenDay,
);

/** A field by name: here, in another single model, or in the record of the list named. */
function fieldOperand(place: Place, types: FieldType[]): fc.Arbitrary<Json>[] {
  const here = namesOfType(visibleFields(place), ...types);
  const elsewhere = Object.keys(SINGLE_MODELS).flatMap((model) => {
    const names = namesOfType(fieldsOfSingle(model, place), ...types);
    return names.length === 0 ? [] : [fc.record({ field: casedFrom(names), model: casedFrom([model]) })];
  });
  return [
    ...(here.length === 0 ? [] : [fc.record({ field: casedFrom(here) })]),
    ...elsewhere,
    fc.record({ member: casedFrom(namesOfType(MEMBER, ...types)) }),
    ...ownListOperand(place, types),
  ];
}

/** C8-13: `model` may name a list inside a record of that list. */
function ownListOperand(place: Place, types: FieldType[]): fc.Arbitrary<Json>[] {
  const row = place.rows.at(-1);
  if (!row || place.where || !(row.list in LIST_MODELS)) return [];
  const names = namesOfType(row.fields, ...types).filter((name) => !(place.plain && name === 'lineTotal'));
  return [fc.record({ field: casedFrom(names), model: casedFrom([row.list]) })];
}

function withoutUndefined(value: Record<string, Json>): Json {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}

/** The lists that `count` and `sum` may go through here, with the place of their rows. */
function listsHere(place: Place): { name: string; inside: Place }[] {
  const own = place.rows.flatMap((row) => row.fields.filter((field) => field.type === 'list'));
  const inside = (list: string, fields: Place['rows'][number]['fields']): Place => ({
    ...place,
    rows: [{ list, fields }, ...place.rows],
    where: true,
  });
  return [
    ...own.map((field) => ({ name: field.name, inside: inside(field.name, field.fields ?? []) })),
    ...Object.entries(LIST_MODELS).map(([name, fields]) => ({ name, inside: inside(name, fields) })),
  ];
}

function aggregates(place: Place, depth: number): fc.Arbitrary<Json>[] {
  return listsHere(place).flatMap(({ name, inside }) => {
    const where =
      depth > 0 ? fc.option(condition(inside, depth - 1), { nil: undefined }) : fc.constant(undefined);
    const rowFields = inside.rows[0]?.fields.filter((field) => !(field.computed && place.plain)) ?? [];
    const sum = casedFrom(namesOfType(rowFields, 'number'));
    return [
      fc.record({ count: casedFrom([name]), where }).map(withoutUndefined),
      fc.record({ sum, of: casedFrom([name]), where }).map(withoutUndefined),
    ];
  });
}

export function numberOperand(place: Place, depth: number): fc.Arbitrary<Json> {
  const leaves = [readableNumber, ...fieldOperand(place, ['number', 'number', 'string'])];
  if (depth <= 0) return fc.oneof(...leaves);
  const part = numberOperand(place, depth - 1);
  const pair = fc.tuple(part, part);
  const several = fc.array(part, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    ...leaves,
    ...aggregates(place, depth - 1),
    fc.record({ add: several }),
    fc.record({ multiply: several }),
    fc.record({ subtract: pair }),
    fc.record({ divide: pair }),
    fc.record({ least: several }),
    fc.record({ greatest: several }),
    fc.record({ first: several }),
    fc.record({ round: part, places: fc.constantFrom(0, 1, 2, 4, 20) }),
    fc.record({ daysBetween: fc.tuple(dayOperand(place, depth - 1), dayOperand(place, depth - 1)) }),
  );
}

/** Some lie beyond the years that a date has, or lead back from there. */
const SPAN = {
  years: fc.constantFrom(-18, -1, 1, 4, 7974, -1100),
  months: fc.constantFrom(-13, -1, 1, 12, 600),
  days: fc.constantFrom(-30, -1, 1, 31, -20_000, 30_000),
};

const today = fc.record({ today: fc.record(SPAN, { requiredKeys: [] }) });

/** A date by its very kind, so that the least of several knows what it compares. */
function certainDay(place: Place): fc.Arbitrary<Json> {
  return fc.oneof(today, ...fieldOperand(place, ['date']));
}

function dayOperand(place: Place, depth: number): fc.Arbitrary<Json> {
  const leaves = [writtenDay, certainDay(place), ...fieldOperand(place, ['string'])];
  if (depth <= 0) return fc.oneof(...leaves);
  const part = dayOperand(place, depth - 1);
  const several = fc.tuple(fc.array(part, { maxLength: 2 }), certainDay(place)).map((all) => all.flat());
  return fc.oneof(
    ...leaves,
    fc.record({ shift: part, ...SPAN }, { requiredKeys: ['shift'] }),
    fc.record({ least: several }),
    fc.record({ greatest: several }),
    fc.record({ first: several }),
  );
}

/** What fits a text: the first of several, a number of so many decimals, a day. */
function textOperand(place: Place, depth: number): fc.Arbitrary<Json> {
  const entry = fc.constant({ entry: {} });
  const leaf = fc.oneof(plainText, writtenDay, entry, ...fieldOperand(place, ['string', 'number', 'date']));
  return fc.oneof(
    leaf,
    fc.record({ first: fc.array(leaf, { minLength: 1, maxLength: 3 }) }),
    numberOperand(place, depth),
    dayOperand(place, depth),
  );
}

/** What a computed field of a type may be. */
export function calculation(type: FieldType, place: Place): fc.Arbitrary<Json> {
  if (type === 'date') return dayOperand(place, 2);
  if (type === 'string') return textOperand(place, 2);
  return fc.oneof(...fieldOperand(place, ['number']), numberOperand(place, 2).map(certainNumber));
}

/** A number by its very kind (C8-35): what may be a text is added to nothing. */
function certainNumber(operand: Json): Json {
  const mayBeText =
    typeof operand === 'object' &&
    operand !== null &&
    ['field', 'first', 'member'].some((key) => key in operand);
  return mayBeText ? { add: [operand, 0] } : operand;
}

function anyOperand(place: Place, depth: number): fc.Arbitrary<Json> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...fieldOperand(place, VALUES)) },
    { weight: 2, arbitrary: numberOperand(place, depth) },
    dayOperand(place, depth),
    { weight: 2, arbitrary: textOperand(place, depth) },
  );
}

function test(place: Place, depth: number): fc.Arbitrary<Json> {
  const value = anyOperand(place, depth);
  const other = fc.oneof({ weight: 3, arbitrary: literal }, value);
  const number = numberOperand(place, depth);
  const day = dayOperand(place, depth);
  return fc.oneof(
    fc.record({ value, equals: other }),
    fc.record({ value, notEquals: other }),
    fc.record({ value, in: fc.array(literal, { minLength: 1, maxLength: 4 }) }),
    fc.record({ value, matches: fc.constantFrom(...PATTERNS) }),
    fc.record({ value, empty: fc.boolean() }),
    ...['greaterThan', 'atLeast', 'lessThan', 'atMost'].map((operator) =>
      fc.record({ value: number, [operator]: number }),
    ),
    ...['before', 'onOrBefore', 'after', 'onOrAfter'].map((operator) =>
      fc.record({ value: day, [operator]: day }),
    ),
  );
}

/** A condition of C8-01 that makes sense where it stands. */
export function condition(place: Place, depth: number): fc.Arbitrary<Json> {
  const leaf = test(place, depth);
  if (depth <= 0) return leaf;
  const part = condition(place, depth - 1);
  const several = fc.array(part, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    { weight: 4, arbitrary: leaf },
    fc.record({ all: several }),
    fc.record({ any: several }),
    fc.record({ not: part }),
  );
}
