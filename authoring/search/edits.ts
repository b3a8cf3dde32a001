import type { ClaimDocument, ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import { joinPath, pathSteps } from '../../transforms/ground/claimPath.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';

/** Claim that the search tries, as entered so far, with the claimant's way in. */
export interface ClaimAttempt {
  claim: ClaimDocument;
  entry: EntryKind | null;
}

/** Path of the way in, in addition to the paths of the claim. */
export const ENTRY = '@entry';

/** Change of one value: `claimTransactions.0.amount`. Without a value the record at the path is removed. */
export interface Change {
  path: string;
  value?: FieldValue | ClaimRecord;
}

/** Changes that are applied together. */
export type Edit = readonly Change[];

type Container = Record<string, unknown> | unknown[];

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Applies changes to copies: of each container one, however many changes are in it. */
class Copies {
  private readonly own = new Set<Container>();

  /** Returns the value with a part replaced; missing containers are created. */
  replaced(value: unknown, [step, ...rest]: readonly string[], change: Change): unknown {
    if (step === undefined) return change.value;
    const isIndex = /^\d+$/.test(step);
    if (Array.isArray(value) || (isIndex && !isContainer(value))) {
      const list = this.listOf(value);
      const index = Number(step);
      if (rest.length > 0) list[index] = this.replaced(list[index], rest, change);
      else if (change.value === undefined) list.splice(index, 1);
      else list[index] = change.value;
      return list;
    }
    const record = this.recordOf(value);
    record[step] = this.replaced(record[step], rest, change);
    return record;
  }

  private listOf(value: unknown): unknown[] {
    if (Array.isArray(value) && this.own.has(value)) return value;
    return this.owned(Array.isArray(value) ? [...value] : []);
  }

  private recordOf(value: unknown): Record<string, unknown> {
    if (isContainer(value) && !Array.isArray(value))
      return this.own.has(value) ? value : this.owned({ ...value });
    return this.owned({});
  }

  private owned<T extends Container>(container: T): T {
    this.own.add(container);
    return container;
  }
}

/** Returns the attempt after an edit; the given attempt is not changed. */
export function applyEdit({ claim, entry }: ClaimAttempt, edit: Edit): ClaimAttempt {
  const after: ClaimAttempt = { claim, entry };
  const copies = new Copies();
  for (const change of edit) {
    if (change.path === ENTRY) after.entry = change.value as EntryKind;
    else after.claim = copies.replaced(after.claim, pathSteps(change.path), change) as ClaimDocument;
  }
  return after;
}

/** Returns the value at a path of the claim; undefined where there is none. */
export function valueOn(claim: ClaimDocument, path: string): unknown {
  let value: unknown = claim;
  for (const step of pathSteps(path)) {
    if (!isContainer(value) || !Object.hasOwn(value, step)) return undefined;
    value = Array.isArray(value) ? value[Number(step)] : value[step];
  }
  return value;
}

/**
 * Returns the paths of the records around a path, the innermost first: `claimTransactions.0.items.1`,
 * `claimTransactions.0`.
 */
export function rowsOfPath(path: string): string[] {
  const steps = pathSteps(path);
  return steps
    .flatMap((step, index) => (/^\d+$/.test(step) ? [joinPath(...steps.slice(0, index + 1))] : []))
    .reverse();
}
