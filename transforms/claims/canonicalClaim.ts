import type { ClaimDocument } from '../ground/claim.ts';
import type { FormPlan } from '../ground/plan.ts';
import { parseDay, partsOf } from '../values/day.ts';
import { formatDecimal, parseDecimal } from '../values/decimal.ts';
import { isEmpty } from '../values/emptiness.ts';
import { own } from '../values/own.ts';
import { fieldSitesOf } from './fieldSites.ts';
import { mapClaim } from './mapClaim.ts';

/** The fields of a form that hold numbers or dates, by path without the indices of records: all that is rewritten. */
export type CanonicalFields = Record<string, CanonicalType>;

/** The types of fields that can be written in more ways than one. */
export type CanonicalType = 'number' | 'date';

/** A claim whose numbers and dates are written in one way, and what could not be read as such. */
export interface CanonicalClaim {
  claim: ClaimDocument;
  /** By path, as it was typed; the claim has null there. */
  unreadable: Record<string, unknown>;
}

/** How a value is written; null where it is none of its type. */
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

/** The numbers and dates of a form's claims. */
export function canonicalFields({ models }: Pick<FormPlan, 'models'>): CanonicalFields {
  const found = models
    .flatMap(fieldSitesOf)
    .flatMap(({ key, field: { type } }): [string, CanonicalType][] =>
      isCanonicalType(type) ? [[key, type]] : [],
    );
  return Object.fromEntries(found);
}

/**
 * A claim with its numbers as plain decimals (`1234.5`, as text, so that no digit is lost) and its dates as yyyy-MM-dd
 * (C14-07). They are read as the rules read them; what is empty is null. What `isKept` names stays as it is.
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
