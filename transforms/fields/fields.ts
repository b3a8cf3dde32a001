import type { FieldType } from '../../schemas/generated/types.ts';
import { authoredBoolean, boolean } from './boolean.ts';
import { authoredDate, date } from './date.ts';
import type { AuthoredKind, FieldKind } from './fieldKind.ts';
import { authoredFile, file } from './file.ts';
import { authoredList, list } from './list.ts';
import { authoredNumber, number } from './number.ts';
import { authoredString, string } from './string.ts';

/** Kinds of all field types. A type of the schema that is missing here does not compile. */
export const FIELD_KINDS: Record<FieldType, FieldKind> = { string, number, boolean, date, file, list };

/** Properties of all field types for authors' tools. */
export const AUTHORED_KINDS: Record<FieldType, AuthoredKind> = {
  string: authoredString,
  number: authoredNumber,
  boolean: authoredBoolean,
  date: authoredDate,
  file: authoredFile,
  list: authoredList,
};
