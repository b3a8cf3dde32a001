import type { ClaimDocument, ClaimRecord, FieldValue } from '../../../transforms/ground/claim.ts';
import { applyEdit, type Change, type Edit } from '../../search/edits.ts';

/** A claim as a case file writes one: models and fields that are empty are left out. */
export type WrittenClaim = Record<string, unknown>;

/** What turns one claim into another, field by field and record by record; a record that goes is a change without a value. */
export function differences(from: unknown, to: unknown): Change[] {
  const found = between(from, to, '');
  return [...found.filter(({ value }) => value !== undefined), ...found.filter(isRemoval).reverse()];
}

/** The claim after the changes. */
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

/** A file's description is one value. */
function isRecord(value: unknown): value is WrittenClaim {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('size' in value);
}

const recordOf = (value: unknown): WrittenClaim => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A record that is added without the one before it leaves no hole. */
function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== undefined).map(withoutHoles);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutHoles(inner)]));
}
