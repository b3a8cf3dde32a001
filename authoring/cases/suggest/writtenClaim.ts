import type { ClaimDocument, ClaimRecord, FieldValue } from '../../../transforms/ground/claim.ts';
import { applyEdit, type Change, type Edit } from '../../search/edits.ts';

/** Claim as in a case file, without empty models and fields. */
export type WrittenClaim = Record<string, unknown>;

/**
 * Returns the changes that turn one claim into another, by field and record. The removal of a record is a change
 * without a value.
 */
export function differences(from: unknown, to: unknown): Change[] {
  const found = between(from, to, '');
  return [...found.filter(({ value }) => value !== undefined), ...found.filter(isRemoval).reverse()];
}

/** Returns the claim after the changes, without holes in its lists. */
export function applied(claim: WrittenClaim, changes: Edit): WrittenClaim {
  const { claim: after } = applyEdit({ claim: claim as ClaimDocument, entry: null }, changes);
  return withoutHoles(after) as WrittenClaim;
}

const isRemoval = ({ value }: Change): boolean => value === undefined;

function between(from: unknown, to: unknown, path: string): Change[] {
  if (Array.isArray(from) || Array.isArray(to)) return ofLists(listOf(from), listOf(to), path);
  if (isRecord(from) || isRecord(to)) return ofRecords(recordOf(from), recordOf(to), path);
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  return [{ path, value: (to ?? null) as FieldValue }];
}

function ofLists(from: readonly unknown[], to: readonly unknown[], path: string): Change[] {
  const length = Math.max(from.length, to.length);
  return Array.from({ length }, (_, index) => index).flatMap((index): Change[] => {
    const at = `${path}.${index}`;
    if (index >= to.length) return [{ path: at }];
    if (index >= from.length) return [{ path: at, value: to[index] as ClaimRecord }];
    return between(from[index], to[index], at);
  });
}

function ofRecords(from: WrittenClaim, to: WrittenClaim, path: string): Change[] {
  const names = [...new Set([...Object.keys(to), ...Object.keys(from)])];
  return names.flatMap((name) => between(from[name], to[name], path === '' ? name : `${path}.${name}`));
}

/** Tests if a value is a record. The description of a file is a single value. */
function isRecord(value: unknown): value is WrittenClaim {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('size' in value);
}

const recordOf = (value: unknown): WrittenClaim => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Removes holes from lists, which arise where a record is added without the one before it. */
function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== undefined).map(withoutHoles);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutHoles(inner)]));
}
