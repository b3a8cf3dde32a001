import type { FieldType, KeyboardName } from '../../schemas/generated/types.ts';
import { NAMED_FORMATS } from '../values/formats/namedFormats.ts';
import { GENERIC_PATTERNS } from '../values/pattern.ts';
import type { FieldHints } from './fieldHints.ts';

/**
 * Keyboards by field name: the names that claims use for people and places (R3-36 to R3-42), and the contract for
 * contact data.
 */
const BY_NAME: readonly [RegExp, KeyboardName][] = [
  [/e-?mail(?:address)?$/i, 'email'],
  [/phone(?:number)?$/i, 'phone'],
  [/bank(?:account|routing)number$/i, 'digits'],
  [/(?:first|last|middle|full|maiden|company|business)name$/i, 'name'],
  [/(?:middleinitial|namesuffix|suffix)$/i, 'name'],
  [/(?:streetline\d|city|subdivisionnonus)$/i, 'address'],
  [/postalcodenonus$/i, 'code'],
  [/(?:postal|zip)code$/i, 'digits'],
  [/^(?:vin|claimnumber|confirmationcode|referencecode)$/i, 'code'],
];

const BY_GENERIC = new Map<string, KeyboardName>([
  [GENERIC_PATTERNS.email, 'email'],
  [GENERIC_PATTERNS.url, 'webAddress'],
  [GENERIC_PATTERNS.decimal, 'signedAmount'],
  [GENERIC_PATTERNS.integer, 'signedAmount'],
]);

const isNegative = (bound: string) => bound.startsWith('-');

/** Matches a pattern that allows digits alone: `^\d{4}$`, `^[0-9]{4,17}$`. */
const DIGITS_ALONE = /^\^(?:(?:\\d|\[0-9\])(?:\{\d+(?:,\d*)?\}|[+*?])?)+\$$/;
/** Matches a pattern that allows letters, digits and dashes alone: `^[Mm][Aa][Ff]-\d{6}$`. */
const CODE = /^\^(?:(?:\\d|\[[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*\]|[A-Z0-9-])(?:\{\d+(?:,\d*)?\}|[+*?])?)+\$$/;

/**
 * Returns the keyboard of a field whose page names none, by the values that its rules allow, else by its name;
 * undefined where neither decides it.
 */
export function keyboardOf(
  { name, type }: { name: string; type: FieldType },
  hints: readonly FieldHints[],
): KeyboardName | undefined {
  const formats = hints.flatMap(({ format }) => format ?? []);
  const patterns = hints.flatMap(({ pattern }) => pattern ?? []);
  const least = hints.flatMap((hint) => hint.least ?? []);
  // A number has a number pad unless a rule allows negative ones.
  if (type === 'number') return least.some(isNegative) ? 'signedAmount' : undefined;
  if (type !== 'string') return undefined;
  const [format] = formats;
  if (format) return NAMED_FORMATS[format].keyboard ?? undefined;
  const generic = patterns.flatMap((pattern) => BY_GENERIC.get(pattern) ?? []);
  if (generic[0] === 'signedAmount' && least.some((bound) => !isNegative(bound))) return 'amount';
  if (generic[0]) return generic[0];
  if (patterns.some((pattern) => DIGITS_ALONE.test(pattern))) return 'digits';
  const named = BY_NAME.find(([pattern]) => pattern.test(name));
  if (named) return named[1];
  return patterns.some((pattern) => CODE.test(pattern)) ? 'code' : undefined;
}
