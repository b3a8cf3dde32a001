import fc from 'fast-check';
import type { RawContext, RawRecord } from '../oracle/raw.ts';
import {
  blankText,
  dayText,
  formattedText,
  INSTANTS,
  KINDS,
  numberText,
  plainText,
  readableNumber,
  WHITELISTS,
} from './pools.ts';
import { LIST_MODELS, MEMBER, type RosterField, SINGLE_MODELS } from './roster.ts';

const text = fc.oneof(
  { weight: 5, arbitrary: plainText },
  { weight: 2, arbitrary: formattedText },
  numberText,
  dayText,
  blankText,
);
const number = fc.oneof(
  { weight: 3, arbitrary: readableNumber },
  { weight: 3, arbitrary: numberText },
  blankText,
);
const identity = fc.constantFrom('t1', 't2', 't3', ' t1', '');

const SPECIAL: Record<string, fc.Arbitrary<unknown>> = {
  kind: fc.oneof(fc.constantFrom(...KINDS), text),
  claimTransactionId: fc.oneof(identity, text),
  // Nothing sent, or a number: what an empty text sent for a calculation means is left open.
  total: fc.oneof(readableNumber, numberText),
  lineTotal: fc.oneof(readableNumber, numberText),
  share: fc.oneof(readableNumber, numberText),
};

/** What stands in the place of some records. */
type Strays = readonly (number | null)[];

function valueFor(field: RosterField, strays: Strays): fc.Arbitrary<unknown> {
  const special = SPECIAL[field.name];
  if (special) return special;
  const byType: Record<RosterField['type'], () => fc.Arbitrary<unknown>> = {
    string: () => text,
    number: () => number,
    date: () => fc.oneof({ weight: 6, arbitrary: dayText }, blankText),
    boolean: () => fc.boolean(),
    file: () => fc.constant({ name: 'a.pdf', size: 3, type: 'application/pdf' }),
    list: () => records(field.fields ?? [], 2, strays),
  };
  return byType[field.type]();
}

function record(fields: RosterField[], strays: Strays): fc.Arbitrary<RawRecord> {
  const drawn = Object.fromEntries(
    fields.map((field) => [
      field.name,
      fc.oneof({ weight: 4, arbitrary: valueFor(field, strays) }, fc.constant(null)),
    ]),
  );
  return fc.record(drawn, { requiredKeys: [] });
}

function records(fields: RosterField[], maxLength: number, strays: Strays): fc.Arbitrary<unknown[]> {
  const own = { weight: 8, arbitrary: record(fields, strays) };
  return fc.array(strays.length > 0 ? fc.oneof(own, fc.constantFrom(...strays)) : own.arbitrary, {
    maxLength,
  });
}

const listed = (fields: RosterField[], maxLength: number, strays: Strays) =>
  strays.length > 0
    ? fc.oneof({ weight: 8, arbitrary: records(fields, maxLength, strays) }, fc.constant(null))
    : records(fields, maxLength, strays);

function claimWith(strays: Strays): fc.Arbitrary<RawRecord> {
  return fc.record(
    {
      ...Object.fromEntries(
        Object.entries(SINGLE_MODELS).map(([name, fields]) => [name, record(fields, strays)]),
      ),
      prepopulatedData: listed(MEMBER, 2, strays),
      ...Object.fromEntries(
        Object.entries(LIST_MODELS).map(([name, fields]) => [name, listed(fields, 3, strays)]),
      ),
    },
    { requiredKeys: [] },
  );
}

/** Claims of any values that have the right JSON type, biased to boundaries, with models and fields left out. */
export const drawClaim = claimWith([]);

/** The same with what is no record among the records, and null in the place of lists (C12-13). */
export const drawStrayClaim = claimWith([null, 5]);

export const drawContext: fc.Arbitrary<RawContext> = fc
  .record({
    now: fc.constantFrom(...INSTANTS),
    allowedCharacters: fc.constantFrom(...WHITELISTS),
    culture: fc.constant('en'),
    entry: fc.constantFrom('classList', 'claims', 'open', undefined),
  })
  .map(({ entry, ...context }): RawContext => (entry === undefined ? context : { ...context, entry }));
