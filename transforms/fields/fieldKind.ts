import type { ComponentName, DisplayName, FieldType } from '../../schemas/generated/types.ts';
import type { WidgetName } from '../../schemas/uiOptions.ts';
import type { FieldValue } from '../ground/claim.ts';
import type { MaskName } from '../masks/masks.ts';

/** The words that some answers are. */
interface AnswerWords {
  yes: string;
  no: string;
}

/** All that a field's type decides while a claim is made: one file for each, gathered in `FIELD_KINDS`. */
export interface FieldKind {
  /** JSON types of its value, in a claim document and for RJSF, which takes the first of several. */
  types: readonly string[];
  /** More of the JSON Schema of its value, for an object. */
  shape?: Record<string, unknown>;
  /** The rule that each of its values is judged by, whatever rules are written (C8-35). */
  rule?: 'number';
  /** What the field holds while nothing is entered; a list is a new one each time. */
  unset(): FieldValue;
  /** What draws it where the page names nothing. */
  widget: WidgetName;
  /** The components that a page may name for it. */
  components: readonly ComponentName[];
  /** It is typed freely: a mask may shape it, and a select needs options of its own. */
  isTyped: boolean;
  /** Its value is a list of records, which have fields of their own. */
  hasRecords: boolean;
  /** The types that a calculation may have whose outcome it holds. */
  calculatedFrom: readonly FieldType[];
  /** A calculated value as the field can hold it; undefined where a malformed claim made it something else. */
  calculated(value: unknown): FieldValue | undefined;
  /** The mask by which its values are read where no page names one. */
  mask?: MaskName;
  /** A cell of a class list as the field holds it; what is empty is nothing. */
  fromCell(cell: unknown): FieldValue;
  /** A value as people read it; masks and what stands around an input come on top. */
  answer(value: FieldValue, words: AnswerWords): string;
}

/** A cell of a class list where the field holds text or numbers. */
export function plainCell(cell: unknown): FieldValue {
  return (typeof cell === 'string' && cell !== '') || typeof cell === 'number' ? cell : null;
}

/** What the authors of a configuration are told of a type: apart from its kind, since no page needs it. */
export interface AuthoredKind {
  /** In the middle of a sentence: `a date`. */
  called: string;
  /** How its values can be displayed. */
  displays: readonly DisplayName[];
  /** What a configuration may set it to; null where nobody can write one of its values. */
  set: { asked: string; fits(literal: unknown): boolean } | null;
  /** What it may be equal to, and what else to compare it with; null where that is not known. */
  compared: { fits(literal: string | number | boolean | null): boolean; hint: string } | null;
  /** How a class list writes it, and what is said of a cell that does not; null where any cell will do. */
  cell: { fits(cell: string): boolean; message: string } | null;
}

/** The text of a value that is text itself, or a number. */
export function plainText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
