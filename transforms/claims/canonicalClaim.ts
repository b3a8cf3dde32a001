import type { ClaimDocument } from '../ground/claim.ts';
import type { FormPlan } from '../ground/plan.ts';
import { parseDay, partsOf } from '../values/day.ts';
import { formatDecimal, parseDecimal } from '../values/decimal.ts';
import { isEmpty } from '../values/emptiness.ts';
import { own } from '../values/own.ts';
import { fieldSitesOf } from './fieldSites.ts';
import { mapClaim } from './mapClaim.ts';

/** Types of the number and date fields of a form, which an export converts, by path without record indices. */
export type CanonicalFields = Record<string, CanonicalType>;

/** Field type whose values have several notations. */
export type CanonicalType = 'number' | 'date';

/** Claim with its numbers and dates in one notation, and the values that could not be read. */
export interface CanonicalClaim {
  claim: ClaimDocument;
  /** Values as typed, by path; the claim has null there. */
  unreadable: Record<string, unknown>;
}

/** Functions that write a value in its canonical form; null where the value does not have the type. */
const WRITTEN: Record<CanonicalType, (value: unknown) => string | null> = {
  number: (value) => {
    const number = parseDecimal(value);
    return number && formatDecimal(number);
  },
  date: (value) => {
    const read = parseDay(value);
    if (read === null) return null;
    const { year, month, day } = partsOf(read);
    return [String(year), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  },
};

const isCanonicalType = (type: string): type is CanonicalType => Object.hasOwn(WRITTEN, type);

/** Returns the types of the number and date fields of a form, by path without record indices. */
export function canonicalFields({ models }: Pick<FormPlan, 'models'>): CanonicalFields {
  const found = models
    .flatMap(fieldSitesOf)
    .flatMap(({ key, field: { type } }): [string, CanonicalType][] =>
      isCanonicalType(type) ? [[key, type]] : [],
    );
  return Object.fromEntries(found);
}

/**
 * Converts the numbers of a claim to plain decimals (`1234.5`, as text, so that no digit is lost) and its dates to
 * yyyy-MM-dd, for `export --canonical` (C14-07). They are parsed as the rules parse them; empty values become null.
 * Values that `isKept` accepts stay unchanged.
 */
export function canonicalClaim(
  claim: ClaimDocument,
  fields: CanonicalFields,
  isKept: (value: unknown) => boolean,
): CanonicalClaim {
  const unreadable: Record<string, unknown> = {};
  const written = mapClaim(claim, (value, path, field) => {
    const type = own(fields, field);
    if (type === undefined || isKept(value)) return value;
    if (isEmpty(value)) return null;
    const text = WRITTEN[type](value);
    if (text === null) unreadable[path] = value;
    return text;
  });
  return { claim: written, unreadable };
}
