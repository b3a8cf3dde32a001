import type { FieldOption, FieldOptions } from '../../schemas/uiOptions.ts';
import type { FieldValue } from '../ground/claim.ts';
import { isMaskName, MASKS, shown, withoutCountryCode } from '../masks/masks.ts';
import { parseDecimal } from '../values/decimal.ts';
import { areEqual } from '../values/equality.ts';
import { readWrittenDay, writtenDate } from '../values/writtenDay.ts';
import { foldHeader } from './foldHeader.ts';

/** Context in which a cell is read: its field and culture. */
export interface CellReading {
  options: Pick<FieldOptions, 'type' | 'enumOptions' | 'mask'>;
  culture: string;
  /** Text of Yes on the page; `no` is that of No. */
  yes: string;
  no: string;
}

/** Cell as the claim stores it. Unreadable text stays as written wherever the field can hold it. */
export interface ReadCell {
  value: FieldValue;
  isRead: boolean;
}

const read = (value: FieldValue): ReadCell => ({ value, isRead: true });
const unread = (value: FieldValue): ReadCell => ({ value, isRead: false });

function chosen(text: string, options: readonly FieldOption[]): ReadCell {
  const wanted = foldHeader(text);
  const found = options.find(
    ({ label, value }) => foldHeader(label) === wanted || foldHeader(String(value)) === wanted,
  );
  return found ? read(found.value) : unread(null);
}

const TICKED = new Set(['yes', 'y', 'true', 'x', '1', '✓', '✔']);
const UNTICKED = new Set(['no', 'n', 'false', '0', '-']);

function answered(text: string, { yes, no }: CellReading): ReadCell {
  const word = text.toLowerCase();
  if (TICKED.has(word) || foldHeader(word) === foldHeader(yes)) return read(true);
  if (UNTICKED.has(word) || foldHeader(word) === foldHeader(no)) return read(false);
  return unread(false);
}

/** Currency signs and codes, before or after an amount. */
const CURRENCY = /^(?:US)?\p{Sc}\s*|^[A-Z]{3}\s+|\s*\p{Sc}$|\s+[A-Z]{3}$/gu;
const GROUPED = /^[-+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/;

/** Reads an amount: `$1,234.50` → `1,234.50`; brackets mean a negative one, as in bookkeeping. */
function amount(text: string, mask: string | undefined): ReadCell {
  const inBrackets = /^\((.*)\)$/.exec(text)?.[1];
  const sign = inBrackets === undefined ? '' : '-';
  const plain = `${sign}${(inBrackets ?? text).replace(CURRENCY, '').trim()}`.replace('−', '-');
  const isNumber = GROUPED.test(plain) && parseDecimal(plain) !== null;
  if (!isNumber) return unread(text);
  if (mask === undefined) return read(plain);
  const written = shown(plain, mask);
  const isWhole = areEqual({ value: written, type: 'number' }, { value: plain, type: 'number' });
  return isWhole ? read(written) : unread(text);
}

function masked(text: string, name: string): ReadCell {
  if (!isMaskName(name)) return read(text);
  const mask = MASKS[name];
  if (mask.kind === 'number') return amount(text, name);
  return read(mask.kind === 'pattern' ? shown(withoutCountryCode(text, mask), name) : text);
}

/** Converts a spreadsheet's cell to a field's value: amounts with their signs, dates in words, labels of choices. */
export function readCell(cell: string, reading: CellReading): ReadCell {
  const text = cell.trim();
  const { type, enumOptions, mask } = reading.options;
  if (text === '') return read(type === 'boolean' ? false : null);
  if (enumOptions) return chosen(text, enumOptions);
  if (type === 'boolean') return answered(text, reading);
  if (type === 'date' || mask === 'date')
    return {
      value: writtenDate(text, reading.culture),
      isRead: readWrittenDay(text, reading.culture) !== null,
    };
  if (mask !== undefined) return masked(text, mask);
  return type === 'number' ? amount(text, undefined) : read(text);
}
