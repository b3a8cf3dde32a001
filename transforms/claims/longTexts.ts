import { type ClaimDocument, type ClaimRecord, isRecord } from '../ground/claim.ts';
import { mapInnerRecords } from '../ground/innerFields.ts';
import type { FormPlan, PlanField, PlanModel } from '../ground/plan.ts';
import type { ClaimError } from '../ground/verdict.ts';
import { codePoints, textOf } from '../values/text.ts';

/** Maximum characters of a text whose field has no bound by its rules: four pages (C13-02). */
export const LONGEST_TEXT = 10_000;

/** Maximum characters of a text that a pattern with quadratic running time matches in a millisecond (C13-05). */
export const LONGEST_MATCHED = 1_000;

/** Returns the maximum characters that are judged of a field with this bound by its rules; null for LONGEST_TEXT. */
export function longestOf(maxLength: number | undefined, hasPattern: boolean): number | null {
  if (maxLength === undefined) return null;
  if (maxLength > LONGEST_TEXT) return maxLength;
  return hasPattern && maxLength <= LONGEST_MATCHED ? LONGEST_MATCHED : null;
}

/**
 * Returns the beginning of an overlong text, with one character more than `max`, so that its own rule still finds it
 * too long; null where the text fits.
 */
export function shorten(typed: string, max: number = LONGEST_TEXT): string | null {
  if (typed.length <= max || codePoints(textOf(typed)) <= max) return null;
  return [...textOf(typed).slice(0, 2 * (max + 1))].slice(0, max + 1).join('');
}

/** Overlong text, and its shortened text while the claim is judged. */
interface LongText {
  record: ClaimRecord;
  field: string;
  path: string;
  typed: string;
  shortened: string;
  max: number;
}

/**
 * Shortens the overlong texts of a completed claim in place until `restore()`, because rules and conditions would need
 * seconds for a number of millions of digits.
 */
export class LongTexts {
  private readonly found: LongText[] = [];

  constructor(claim: ClaimDocument, plan: FormPlan) {
    for (const model of plan.models) {
      const { name, kind, fields } = model;
      const value = claim[name];
      if (kind === 'list') this.shortenIn(value, name, model);
      else this.shortenFields(value, name, fields);
    }
  }

  private shortenIn(value: unknown, path: string, list: PlanField | PlanModel): void {
    mapInnerRecords(value, list, (record, fields, index) =>
      this.shortenFields(record, `${path}.${index}`, fields),
    );
  }

  private shortenFields(record: unknown, path: string, fields: readonly PlanField[]): void {
    if (!isRecord(record)) return;
    for (const field of fields) {
      const { name, computed, longest: max = LONGEST_TEXT } = field;
      const typed = record[name];
      if (typeof typed !== 'string') {
        this.shortenIn(typed, `${path}.${name}`, field);
        continue;
      }
      const shortened = shorten(typed, max);
      if (shortened === null) continue;
      record[name] = shortened;
      // A computed value is judged by its calculation (C8-09).
      if (!computed) this.found.push({ record, field: name, path: `${path}.${name}`, typed, shortened, max });
    }
  }

  /** Restores the original texts, except where settling cleared them. */
  restore(): void {
    for (const { record, field, typed, shortened } of this.found)
      if (record[field] === shortened) record[field] = typed;
  }

  /**
   * Returns the errors with those of each shortened text replaced by one of maxLength, which `make` completes; a text
   * that is not live gets none.
   */
  errorsIn<E extends ClaimError>(
    errors: readonly E[],
    { make, isLive }: { make: (error: ClaimError) => E; isLive: (path: string) => boolean },
  ): E[] {
    const once = toldOnce(errors);
    if (this.found.length === 0) return once;
    const paths = new Set(this.found.map(({ path }) => path));
    const kept = once.filter(({ path, rule }) => !paths.has(path) || rule === 'maxLength');
    const named = new Set(kept.map(({ path }) => path));
    const own = this.found.filter(({ path }) => !named.has(path) && isLive(path));
    return [...kept, ...own.map(({ path, max }) => make({ path, rule: 'maxLength', params: { max } }))];
  }
}

/** Removes the `computed` errors of values whose length another rule already reports. */
function toldOnce<E extends ClaimError>(errors: readonly E[]): E[] {
  const named = new Set(errors.flatMap(({ path, rule }) => (rule === 'maxLength' ? [path] : [])));
  return errors.filter(
    ({ path, rule, variant }) => rule !== 'computed' || variant !== 'max' || !named.has(path),
  );
}
