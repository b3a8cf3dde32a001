import type { ClaimDocument } from '../../transforms/claims/types.ts';

/** Shapes that masks give to digits: phone, ZIP, grouped amounts. Dates keep their slashes: without them they are no dates. */
const MASKED = [/^\(\d{3}\) \d{3}-\d{4}$/, /^\d{5}-\d{0,4}$/, /^-?\d{1,3}(,\d{3})+(\.\d+)?$/];

/** The claim with every value that has a mask's shape as the mask's digits alone (C7-07). */
export function unmaskedClaim(claim: ClaimDocument): ClaimDocument {
  return unmasked(claim) as ClaimDocument;
}

function unmasked(value: unknown): unknown {
  if (typeof value === 'string')
    return MASKED.some((mask) => mask.test(value)) ? value.replace(/[^\d.-]|(?<=\d)-/g, '').trim() : value;
  if (Array.isArray(value)) return value.map(unmasked);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unmasked(inner)]));
}
