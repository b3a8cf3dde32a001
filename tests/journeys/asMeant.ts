import type { ClaimRecord, FieldValue } from '../../transforms/ground/claim.ts';
import type { PlanField } from '../../transforms/ground/plan.ts';
import { IDENTITY } from './entries.ts';
import { keeps } from './invariants/keeps.ts';
import { entriesIn } from './within.ts';

/** Whether a value is what the person means, however the page writes it. */
export function isAsMeant(wanted: FieldValue, value: FieldValue): boolean {
  if (typeof value === 'boolean' || typeof wanted === 'boolean')
    return (value === true) === (wanted === true);
  if (typeof value === 'object' || typeof wanted === 'object') return (value === null) === (wanted === null);
  return keeps(String(wanted), String(value));
}

/** Whether a record holds all that the person means to enter in it: neither its identity nor what is calculated. */
function isRecordAsMeant(wanted: ClaimRecord, held: ClaimRecord, fields: readonly PlanField[]): boolean {
  return fields.every(({ name, computed, fields: inner }) => {
    if (computed || name === IDENTITY) return true;
    if (!inner) return isAsMeant(wanted[name] ?? null, held[name] ?? null);
    const [entries, there] = [entriesIn(wanted, name), entriesIn(held, name)];
    return (
      entries.length === there.length &&
      entries.every((entry, at) => isRecordAsMeant(entry, there[at] ?? {}, inner))
    );
  });
}

/**
 * Which of the entries that the person means each saved one is, and behind them which the next is: one that is as it was
 * meant wherever it stands, for others may have been deleted before it; each of the rest the first that is left.
 */
export function numbersOf(
  wanted: readonly ClaimRecord[],
  saved: readonly ClaimRecord[],
  fields: readonly PlanField[],
): number[] {
  const left = new Map(wanted.entries());
  const take = (isTaken: (record: ClaimRecord) => boolean): number | undefined => {
    const [number] = [...left].find(([, record]) => isTaken(record)) ?? [];
    if (number !== undefined) left.delete(number);
    return number;
  };
  const alike = saved.map((held) => take((record) => isRecordAsMeant(record, held, fields)));
  return [...alike, undefined].map((number) => number ?? take(() => true) ?? wanted.length);
}
