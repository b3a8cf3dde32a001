import type { FieldType } from '../../schemas/generated/types.ts';
import { boolean } from './boolean.ts';
import { date } from './date.ts';
import type { FieldKind } from './fieldKind.ts';
import { file } from './file.ts';
import { list } from './list.ts';
import { number } from './number.ts';
import { string } from './string.ts';

/** Every field type and all that it decides. A type of the schema that is missing here does not compile. */
export const FIELD_KINDS: Record<FieldType, FieldKind> = { string, number, boolean, date, file, list };
