import type { ComponentName, DisplayName, FieldType } from '../../schemas/generated/types.ts';
import type { WidgetName } from '../../schemas/uiOptions.ts';
import type { FieldValue } from '../ground/claim.ts';
import type { MaskName } from '../masks/masks.ts';

/** Texts of the answers of boolean fields. */
interface AnswerWords {
  yes: string;
  no: string;
}

/**
 * Properties of a field type that claims and pages need: JSON Schema, widget, conversions of values. Each type has a
 * file; `FIELD_KINDS` has all of them.
 */
export interface FieldKind {
  /** JSON types of its value, in a claim document and for RJSF, which uses the first of several. */
  types: readonly string[];
  /** Further keywords of the JSON Schema of its value, for an object. */
  shape?: Record<string, unknown>;
  /** Rule that judges all values of the type, in addition to configured rules (C8-35). */
  rule?: 'number';
  /** Returns the value of a field that is not filled in; of a list a new one each time. */
  unset(): FieldValue;
  /** Widget where the page names none. */
  widget: WidgetName;
  /** Components that a page may name for it. */
  components: readonly ComponentName[];
  /** True where it is typed freely: a mask may format it, and a select needs options of its own. */
  isTyped: boolean;
  /** True where its value is a list of records, which have fields of their own. */
  hasRecords: boolean;
  /** Types of calculations whose result the field can hold. */
  calculatedFrom: readonly FieldType[];
  /** Converts a computed value to one that the field can hold; undefined for the value of a malformed claim. */
  calculated(value: unknown): FieldValue | undefined;
  /** Mask by which its values are parsed where no page names one. */
  mask?: MaskName;
  /** Converts a cell of a class list to a value of the field; an empty cell to null. */
  fromCell(cell: unknown): FieldValue;
  /** Formats a value as text for people, without its mask and without prepended and appended texts. */
  answer(value: FieldValue, words: AnswerWords): string;
}

/** Converts a cell of a class list for fields that hold text or numbers. */
export function plainCell(cell: unknown): FieldValue {
  return (typeof cell === 'string' && cell !== '') || typeof cell === 'number' ? cell : null;
}

/** Properties of a field type for authors' tools, in a separate object because no page needs them. */
export interface AuthoredKind {
  /** Noun phrase in messages: `a date`. */
  called: string;
  /** Displays that its values can have. */
  displays: readonly DisplayName[];
  /** Literals to which a configuration may set it; null where its values cannot be written. */
  set: { asked: string; fits(literal: unknown): boolean } | null;
  /** Literals that it may equal, and a hint at the comparison to use otherwise; null where that is not known. */
  compared: { fits(literal: string | number | boolean | null): boolean; hint: string } | null;
  /** Cells of a class list that are valid for it, and the message for others; null where all are. */
  cell: { fits(cell: string): boolean; message: string } | null;
}

/** Returns the text of a value that is text itself, or a number. */
export function plainText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
