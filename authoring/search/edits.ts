import type { ClaimDocument, ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import { joinPath, pathSteps } from '../../transforms/ground/claimPath.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';

/** A claim as a claimant has entered it so far, and by which way the claimant came in. */
export interface ClaimAttempt {
  claim: ClaimDocument;
  entry: EntryKind | null;
}

/** The path of the way in, beside the paths of the claim. */
export const ENTRY = '@entry';

/** One value that is set: `claimTransactions.0.amount`. Without a value the record at the path is taken out. */
export interface Change {
  path: string;
  value?: FieldValue | ClaimRecord;
}

/** What is changed at once. */
export type Edit = readonly Change[];

type Container = Record<string, unknown> | unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** A copy of the value with a part of it replaced; what is missing on the way is made. */
function replaced(value: unknown, [step, ...rest]: readonly string[], change: Change): unknown {
  if (step === undefined) return change.value;
  const isIndex = /^\d+$/.test(step);
  if (Array.isArray(value) || (isIndex && !isContainer(value))) {
    const list: unknown[] = Array.isArray(value) ? [...value] : [];
    const index = Number(step);
    if (rest.length > 0) list[index] = replaced(list[index], rest, change);
    else if (change.value === undefined) list.splice(index, 1);
    else list[index] = change.value;
    return list;
  }
  const record: Record<string, unknown> = isContainer(value) ? { ...value } : {};
  record[step] = replaced(record[step], rest, change);
  return record;
}

/** The attempt after an edit. */
export function applyEdit({ claim, entry }: ClaimAttempt, edit: Edit): ClaimAttempt {
  const after: ClaimAttempt = { claim, entry };
  for (const change of edit) {
    if (change.path === ENTRY) after.entry = change.value as EntryKind;
    else after.claim = replaced(after.claim, pathSteps(change.path), change) as ClaimDocument;
  }
  return after;
}

/** The value at a path of the claim. */
export function valueOn(claim: ClaimDocument, path: string): unknown {
  let value: unknown = claim;
  for (const step of pathSteps(path)) {
    if (!isContainer(value) || !Object.hasOwn(value, step)) return undefined;
    value = Array.isArray(value) ? value[Number(step)] : value[step];
  }
  return value;
}

/** The paths of the records around a path, innermost first: `claimTransactions.0.items.1`, `claimTransactions.0`. */
export function rowsOfPath(path: string): string[] {
  const steps = pathSteps(path);
  return steps
    .flatMap((step, index) => (/^\d+$/.test(step) ? [joinPath(...steps.slice(0, index + 1))] : []))
    .reverse();
}
