import { holds, rowsWhere } from './conditions.ts';
import { isDateIn, shortDay, slashes, typedDay } from './days.ts';
import { FORMATS } from './formats.ts';
import { compareFractions, decimalPlaces, fractionOfNumber, plainDigits } from './fractions.ts';
import { lowerFirst, type RawRule, type Scalar } from './raw.ts';
import { fieldMeant, fieldOfRow, lookUp, modelNamed, rowsOfModel, type Scope, valueInRow } from './scope.ts';
import {
  areEqual,
  asDay,
  asNumber,
  composedText,
  isEmpty,
  literalValue,
  matches,
  readAsNumber,
  type Value,
} from './values.ts';

/** One rule on one field's value. */
export interface Question {
  value: Value;
  ordinal: Scalar[];
  named: Record<string, unknown>;
  scope: Scope;
}

/** The message of the failure, or null where the rule passes. */
type Judgement = string | null;

const REQUIRED = 'Value is required';
const CONDITIONALLY_REQUIRED = 'The value is required';

/** C3-02: on a boolean field only `true` will do. */
function isMissing(value: Value): boolean {
  return value.kind === 'flag' ? !value.flag : isEmpty(value);
}

function requiredWhere(condition: boolean, { value }: Question): Judgement {
  return condition && isMissing(value) ? CONDITIONALLY_REQUIRED : null;
}

function other(question: Question, name: unknown): Value {
  return lookUp(String(name), question.scope);
}

function compares(question: Question, property: unknown, operator: unknown, wanted: unknown): boolean {
  const equal = areEqual(other(question, property), literalValue(wanted));
  return operator === 'NotEquals' ? !equal : equal;
}

function nestedCondition(question: Question): boolean {
  const { named } = question;
  const first = compares(question, named.firstProperty, named.firstOperator, named.firstValue);
  if (named.secondProperty === undefined || named.secondProperty === null) return first;
  const second = compares(question, named.secondProperty, named.secondOperator, named.secondValue);
  return named.combinator === 'Or' ? first || second : first && second;
}

function bounded(
  below: boolean,
  above: boolean,
  min: string | null,
  max: string | null,
  readable: boolean,
): Judgement {
  if (readable && !below && !above) return null;
  if (min !== null && max !== null) return `The value must be between ${min} and ${max}`;
  if (min !== null) return `The value must be at least ${min}`;
  if (max !== null) return `The value must be at most ${max}`;
  return 'The value is invalid';
}

function inNumberRange({ value, ordinal }: Question): Judgement {
  const [min, max] = [asNumber(literalValue(ordinal[0])), asNumber(literalValue(ordinal[1]))];
  const number = asNumber(value);
  const below = number !== null && min !== null && compareFractions(number, min) < 0;
  const above = number !== null && max !== null && compareFractions(number, max) > 0;
  return bounded(below, above, min && plainDigits(min), max && plainDigits(max), number !== null);
}

function inDateRange({ value, ordinal }: Question): Judgement {
  const [min, max] = [asDay(literalValue(ordinal[0])), asDay(literalValue(ordinal[1]))];
  const day = asDay(value);
  const below = day !== null && min !== null && day < min;
  const above = day !== null && max !== null && day > max;
  return bounded(
    below,
    above,
    min === null ? null : slashes(min),
    max === null ? null : slashes(max),
    day !== null,
  );
}

function charactersAllowed({ value, scope }: Question): Judgement {
  const { allowedCharacters } = scope.at;
  if (allowedCharacters === null) return 'The allowed characters could not be checked';
  const allowed = [...allowedCharacters.normalize('NFC')];
  const offending = [...composedText(value)].filter((character) => !allowed.includes(character));
  const once = offending.filter((character, i) => offending.indexOf(character) === i);
  return once.length === 0 ? null : `The following characters are not allowed: ${once.join(' ')}`;
}

function endsAfterStart(question: Question): Judgement {
  const start = asDay(other(question, question.ordinal[0]));
  if (start === null) return null;
  const end = asDay(question.value);
  const inclusive = question.named.inclusive === true;
  if (end !== null && (inclusive ? end >= start : end > start)) return null;
  return inclusive
    ? 'The end date must be on or after the start date'
    : 'The end date must be after the start date';
}

function notInFuture(day: number | null, { named, scope }: Question): Judgement {
  const last = named.allowToday === true ? scope.at.today : scope.at.today - 1;
  return day !== null && day <= last ? null : 'The date must not be in the future';
}

/** C8-14: with `where`, one of the transactions for which it holds. */
function oneTransactionHasAmount({ named, scope }: Question): boolean {
  const model = modelNamed(scope.at, 'claimTransactions');
  return rowsWhere(rowsOfModel(scope.at, model), named.where, scope).some(
    (row) => !isEmpty(valueInRow(scope.at, row, fieldOfRow(row, 'amountClaimed'))),
  );
}

/** C10-28: the characters that a format writes between those of a value. */
export const BETWEEN: Record<string, RegExp> = {
  usPhone: /[() -]/g,
  phone: /[() .-]/g,
  usZip: /-/g,
  ssn: /-/g,
  ein: /-/g,
  iban: / /g,
};

/** C8-07, C10-28: without what the first field's format writes, and numbers by value. */
function isSame(question: Question): boolean {
  const { scope, named, value } = question;
  const name = String(question.ordinal[0]);
  const first = fieldMeant(name, scope);
  if (first?.type === 'number') return areEqual(readAsNumber(value), lookUp(name, scope));
  const format = (first?.rules ?? []).find((rule) => lowerFirst(rule.name) === 'format');
  const between = BETWEEN[String(format?.ordinalParams?.[0] ?? format?.namedParams?.format)];
  const prepared = (held: Value) => {
    const text = (between ? composedText(held).replace(between, '') : composedText(held)).trim();
    return named.loose === true ? text.replace(/\s+/g, ' ').toLowerCase() : text;
  };
  return prepared(value) === prepared(lookUp(name, scope));
}

/** C8-07, in the singular of one. */
const decimalPlacesAre = (most: unknown): string =>
  Number(most) === 1 ? '1 decimal place is' : `${String(most)} decimal places are`;

function hasPrecision({ value, ordinal }: Question): boolean {
  const number = asNumber(value);
  return number !== null && decimalPlaces(number) <= Number(ordinal[0]);
}

function isMultiple({ value, ordinal }: Question): boolean {
  const number = asNumber(value);
  const step = fractionOfNumber(Number(ordinal[0]));
  return number !== null && (number.top * step.bottom) % (number.bottom * step.top) === 0n;
}

/** C8-08: read trimmed; C8-18: two capital letters are a country's code, anything else names a field. */
function isInFormat(question: Question): boolean {
  const { country } = question.named;
  const code = typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null;
  const held =
    typeof country === 'string' && code === null ? composedText(other(question, country)).trim() : code;
  return FORMATS[String(question.ordinal[0])]?.(composedText(question.value).trim(), held) === true;
}

/** C8-18: how many of the named fields have a value, or are true where they are boolean. */
function chosenOf(question: Question): number {
  const names = new Set(question.ordinal.map((name) => lowerFirst(String(name))));
  return [...names].filter((name) => !isMissing(other(question, name))).length;
}

function tooFewChosen(question: Question): Judgement {
  const { min, max } = question.named;
  if (typeof min !== 'number' || chosenOf(question) >= min) return null;
  return min === max ? `Choose ${min}` : `Choose at least ${min}`;
}

function tooManyChosen(question: Question): Judgement {
  const { min, max } = question.named;
  if (typeof max !== 'number' || chosenOf(question) <= max) return null;
  return min === max ? `Choose ${max}` : `Choose at most ${max}`;
}

function failsUnless(passes: boolean, message: string): Judgement {
  return passes ? null : message;
}

/** The required family (C3-02): judged on an empty value too. */
const REQUIRED_FAMILY: Record<string, (question: Question) => Judgement> = {
  required: ({ value }) => (isMissing(value) ? REQUIRED : null),
  requiredOnClientOnly: ({ value }) => (isMissing(value) ? REQUIRED : null),
  requiredIf: (q) => requiredWhere(compares(q, q.ordinal[0], q.named.operator, q.ordinal[1]), q),
  nestedRequiredIf: (q) => requiredWhere(nestedCondition(q), q),
  requiredIfOtherPropertyMatchesRegex: (q) =>
    requiredWhere(matches(other(q, q.ordinal[0]), String(q.ordinal[1])), q),
  requireOnePropertyValTrue: (q) =>
    failsUnless(
      q.ordinal.some((name) => !isMissing(other(q, name))),
      'At least one option is required.',
    ),
  requireOnePropertyToHaveAValue: (q) =>
    failsUnless(
      q.ordinal.some((name) => !isEmpty(other(q, name))),
      'At least one field must have a value.',
    ),
  requireOneTransactionToHaveAValue: (q) =>
    failsUnless(oneTransactionHasAmount(q), 'At least one transaction must have an amount.'),
  confirmNoneIfEmpty: (q) =>
    failsUnless(
      rowsOfModel(q.scope.at, modelNamed(q.scope.at, String(q.ordinal[0]))).length > 0 || !isMissing(q.value),
      'Confirm that you have none to report',
    ),
  requiredWhen: (q) => requiredWhere(holds(q.named.condition, q.scope), q),
};

/** Judged on an empty value too, of which a disabled field is asked the second part alone: `max` (C3-02). */
const PARTLY_REQUIRED: Record<string, readonly ((question: Question) => Judgement)[]> = {
  chooseBetween: [tooFewChosen, tooManyChosen],
};

/** The rest: passed by an empty value. */
const OTHER_RULES: Record<string, (question: Question) => Judgement> = {
  range: (q) => (q.named.type === 'date' ? inDateRange(q) : inNumberRange(q)),
  characterSetRestriction: charactersAllowed,
  endDate: endsAfterStart,
  maxLength: ({ value, ordinal }) =>
    failsUnless(
      [...composedText(value)].length <= Number(ordinal[0]),
      `The maximum length allowed is ${String(ordinal[0])}`,
    ),
  minLength: ({ value, ordinal }) =>
    failsUnless(
      [...composedText(value)].length >= Number(ordinal[0]),
      `The minimum length allowed is ${String(ordinal[0])}`,
    ),
  preventFutureDate: (q) => notInFuture(typedDay(composedText(q.value)), q),
  preventFutureShortDate: (q) => notInFuture(shortDay(composedText(q.value)), q),
  regularExpression: ({ value, ordinal }) =>
    failsUnless(matches(value, String(ordinal[0])), 'The value is invalid'),
  validDate: ({ value, ordinal }) =>
    failsUnless(
      (ordinal.length === 0 ? ['MM/dd/yyyy'] : ordinal).some((format) =>
        isDateIn(composedText(value), String(format)),
      ),
      'The date is invalid',
    ),
  forbiddenWhen: (q) =>
    failsUnless(isMissing(q.value) || !holds(q.named.condition, q.scope), 'Leave this empty'),
  assert: (q) => failsUnless(holds(q.named.condition, q.scope), 'The value is invalid'),
  oneOf: ({ value, ordinal }) =>
    failsUnless(
      ordinal.some((literal) => areEqual(value, literalValue(literal))),
      'Choose a value from the list',
    ),
  precision: (q) => failsUnless(hasPrecision(q), `At most ${decimalPlacesAre(q.ordinal[0])} allowed`),
  multipleOf: (q) =>
    failsUnless(
      isMultiple(q),
      `The value must be a multiple of ${plainDigits(fractionOfNumber(Number(q.ordinal[0])))}`,
    ),
  sameAs: (q) => failsUnless(isSame(q), `The value must be the same as ${lowerFirst(String(q.ordinal[0]))}`),
  format: (q) => failsUnless(isInFormat(q), 'The value is not in the expected format'),
};

/** Every rule on a field that the oracle knows, as contract section 4 and 8 spell them. */
export const FIELD_RULES = [REQUIRED_FAMILY, PARTLY_REQUIRED, OTHER_RULES].flatMap(Object.keys);

/** Judges one rule on one value; rules on lists as a whole are in listRules.ts. */
export function judgeRule(rule: RawRule, value: Value, scope: Scope, disabled = false): Judgement {
  const name = lowerFirst(rule.name);
  const named = rule.namedParams ?? {};
  const context = named.validationContext;
  const redirected =
    typeof context === 'string' ? { ...scope, context: modelNamed(scope.at, context) } : scope;
  const question: Question = { value, ordinal: rule.ordinalParams ?? [], named, scope: redirected };
  const required = REQUIRED_FAMILY[name];
  if (required) return required(question);
  const parts = PARTLY_REQUIRED[name];
  if (parts)
    return parts.slice(disabled ? 1 : 0).reduce<Judgement>((found, part) => found ?? part(question), null);
  const judge = OTHER_RULES[name];
  if (!judge) throw new Error(`The oracle does not know the rule ${rule.name}`);
  return isEmpty(value) ? null : judge(question);
}

/** C3-02: not asked of a field that is disabled (C4-22). */
export function isOfRequiredFamily(name: string): boolean {
  return lowerFirst(name) in REQUIRED_FAMILY;
}
