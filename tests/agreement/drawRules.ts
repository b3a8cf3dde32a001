import fc from 'fast-check';
import type { RawField, RawRule, Scalar } from '../oracle/raw.ts';
import { condition, literal, writtenDay } from './drawConditions.ts';
import { DATE_FORMATS, FORMAT_NAMES, PATTERNS, readableNumber } from './pools.ts';
import {
  cased,
  casedFrom,
  fieldsOfSingle,
  LIST_MODELS,
  namesOfType,
  type Place,
  SINGLE_MODELS,
  visibleFields,
} from './roster.ts';

export type Draw = fc.Arbitrary<RawRule>;
const OPERATOR = fc.constantFrom('Equals', 'NotEquals', undefined);
const VALUES: RawField['type'][] = ['string', 'number', 'date', 'boolean'];

interface Params {
  ordinal?: fc.Arbitrary<Scalar[]>;
  named?: fc.Arbitrary<Record<string, unknown>>;
  keys?: boolean;
}

export function present(named: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
}

export function rule(name: string, { ordinal, named, keys }: Params = {}): Draw {
  return fc
    .tuple(cased(name), ordinal ?? fc.constant(null), named ?? fc.constant({}), fc.boolean())
    .map(([spelled, ordinalParams, namedParams, ownKey]): RawRule => {
      const params = present(namedParams);
      return {
        name: spelled,
        ...(ordinalParams ? { ordinalParams } : {}),
        ...(Object.keys(params).length > 0 ? { namedParams: params } : {}),
        ...(keys || ownKey ? { errorMessageKeys: { default: 'Own_Message' } } : {}),
      };
    });
}

/** Fields that a rule's parameters may name: of its own place, or of another single model with its context. */
function named(
  place: Place,
  types: RawField['type'][],
  make: (names: string[], context: string | undefined) => Draw,
): Draw {
  const own = namesOfType(visibleFields(place), ...types);
  const redirected = Object.keys(SINGLE_MODELS)
    .filter((model) => model !== place.model)
    .map((model) => make(namesOfType(fieldsOfSingle(model, place), ...types), model));
  return fc.oneof({ weight: 3, arbitrary: make(own, undefined) }, ...redirected);
}

function contextOf(model: string | undefined): fc.Arbitrary<string | undefined> {
  return model === undefined ? fc.constant(undefined) : cased(model);
}

function nested(place: Place): Draw {
  return named(place, VALUES, (names, context) => {
    const first = {
      firstProperty: casedFrom(names),
      firstOperator: fc.constantFrom('Equals', 'NotEquals'),
      firstValue: literal,
    };
    const second = {
      combinator: fc.constantFrom('And', 'Or'),
      secondProperty: casedFrom(names),
      secondOperator: fc.constantFrom('Equals', 'NotEquals'),
      secondValue: literal,
    };
    const validationContext = contextOf(context);
    return fc.oneof(
      rule('nestedRequiredIf', { named: fc.record({ ...first, ...second, validationContext }) }),
      rule('nestedRequiredIf', { named: fc.record({ ...first, validationContext }) }),
    );
  });
}

/** The rules that fit a field of any type: those that make it required, or forbid it. */
function commonRules(place: Place): Draw[] {
  const when = fc.record({ condition: condition(place, 2) });
  return [
    rule('required'),
    rule('requiredOnClientOnly'),
    named(place, VALUES, (names, context) =>
      rule('requiredIf', {
        ordinal: fc.tuple(casedFrom(names), literal),
        named: fc.record({ operator: OPERATOR, validationContext: contextOf(context) }),
      }),
    ),
    nested(place),
    named(place, VALUES, (names, context) =>
      rule('requiredIfOtherPropertyMatchesRegex', {
        ordinal: fc.tuple(casedFrom(names), fc.constantFrom(...PATTERNS)),
        named: fc.record({ validationContext: contextOf(context) }),
      }),
    ),
    rule('requiredWhen', { named: when }),
    rule('requiredWhen', { named: when }),
    rule('forbiddenWhen', { named: when }),
    rule('assert', { named: when, keys: true }),
  ];
}

function severalNames(names: string[]): fc.Arbitrary<string[]> {
  return fc.array(casedFrom(names), { minLength: 1, maxLength: 3 });
}

function oneOfSeveral(name: string, place: Place, types: RawField['type'][]): Draw {
  return named(place, types, (names, context) =>
    rule(name, { ordinal: severalNames(names), named: fc.record({ validationContext: contextOf(context) }) }),
  );
}

/** A telephone number of a country, which its code names or a field (C8-18). */
function phone(place: Place): Draw {
  return named(place, ['string'], (names, context) =>
    rule('format', {
      ordinal: fc.constant(['phone']),
      named: fc.record({
        country: fc.oneof(fc.constantFrom('US', 'CA', 'FR', undefined), casedFrom(names)),
        validationContext: contextOf(context),
      }),
    }),
  );
}

/** Bounds that some number of choices can meet: fields named twice are one (C8-18). */
function chooseBetween(place: Place): Draw {
  return named(place, VALUES, (names, context) => {
    const count = fc.option(fc.nat(names.length));
    const written = fc.tuple(
      fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
      count,
      count,
    );
    const sound = written.map(([fields, a, b]) => {
      const [low, high] = a !== null && b !== null && a > b ? [b, a] : [a, b];
      return { fields, min: low === null ? null : Math.min(low, fields.length), max: high };
    });
    return sound.chain(({ fields, min, max }) =>
      rule('chooseBetween', {
        ordinal: fc.tuple(...fields.map((name) => cased(name))),
        named: fc.record({
          min: fc.constant(min),
          max: fc.constant(max),
          validationContext: contextOf(context),
        }),
      }),
    );
  });
}

const bounds = fc
  .tuple(fc.option(readableNumber), fc.option(readableNumber))
  .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]));

const dayBounds = fc.tuple(fc.option(writtenDay), fc.option(writtenDay)).map(([a, b]) => {
  const order = (day: string) => (day[4] === '-' ? day : `${day.slice(6)}-${day.slice(0, 5)}`);
  return a !== null && b !== null && order(a).replaceAll('/', '-') > order(b).replaceAll('/', '-')
    ? [b, a]
    : [a, b];
});

const maxLength = rule('maxLength', { ordinal: fc.tuple(fc.constantFrom(1, 3, 4, 5, 10)) });
const minLength = rule('minLength', { ordinal: fc.tuple(fc.constantFrom(0, 1, 2, 4)) });
const pattern = rule('regularExpression', { ordinal: fc.tuple(fc.constantFrom(...PATTERNS)) });
const oneOf = rule('oneOf', { ordinal: fc.array(literal, { minLength: 1, maxLength: 4 }) });
const numberRange = rule('range', {
  ordinal: bounds,
  named: fc.record({ type: fc.constantFrom('number', undefined) }),
});
const notInFuture = { named: fc.record({ allowToday: fc.constantFrom(true, false, undefined) }) };
const shortDate = rule('preventFutureShortDate', notInFuture);
const validDate = fc.oneof(
  rule('validDate'),
  rule('validDate', { ordinal: fc.array(fc.constantFrom(...DATE_FORMATS), { minLength: 1, maxLength: 3 }) }),
);

function textRules(place: Place): Draw[] {
  return [
    maxLength,
    minLength,
    pattern,
    oneOf,
    shortDate,
    validDate,
    rule('characterSetRestriction'),
    rule('format', { ordinal: fc.tuple(fc.constantFrom(...FORMAT_NAMES)) }),
    phone(place),
    named(place, ['string'], (names, context) =>
      rule('sameAs', {
        ordinal: fc.tuple(casedFrom(names)),
        named: fc.record({
          loose: fc.constantFrom(true, false, undefined),
          validationContext: contextOf(context),
        }),
      }),
    ),
    oneOfSeveral('requireOnePropertyToHaveAValue', place, ['string', 'number', 'date']),
    chooseBetween(place),
  ];
}

function numberRules(): Draw[] {
  return [
    numberRange,
    maxLength,
    minLength,
    pattern,
    oneOf,
    rule('precision', { ordinal: fc.tuple(fc.constantFrom(0, 1, 2)) }),
    rule('multipleOf', { ordinal: fc.tuple(fc.constantFrom(0.01, 0.25, 0.1, 3, 10)) }),
  ];
}

function dateRules(place: Place): Draw[] {
  return [
    rule('range', { ordinal: dayBounds, named: fc.constant({ type: 'date' }) }),
    rule('preventFutureDate', notInFuture),
    shortDate,
    validDate,
    named(place, ['date'], (names, context) =>
      rule('endDate', {
        ordinal: fc.tuple(casedFrom(names)),
        named: fc.record({
          inclusive: fc.constantFrom(true, false, undefined),
          validationContext: contextOf(context),
        }),
      }),
    ),
  ];
}

/** C8-14: inside a transaction, as the rule's `where` is asked. */
function amongTransactions(place: Place): Place {
  const transaction = { list: 'claimTransactions', fields: LIST_MODELS.claimTransactions ?? [] };
  return { ...place, rows: [transaction, ...place.rows], where: true };
}

function booleanRules(place: Place): Draw[] {
  return [
    oneOfSeveral('requireOnePropertyValTrue', place, ['boolean']),
    oneOfSeveral('requireOnePropertyToHaveAValue', place, ['string', 'number', 'date']),
    chooseBetween(place),
    rule('confirmNoneIfEmpty', { ordinal: fc.tuple(casedFrom(Object.keys(LIST_MODELS))) }),
    rule('requireOneTransactionToHaveAValue', {
      named: fc.record({ where: fc.option(condition(amongTransactions(place), 1), { nil: undefined }) }),
    }),
  ];
}

/** Any rule that fits a field of the type, in the place. */
export function ruleFor(type: RawField['type'], place: Place): Draw {
  const own: Record<RawField['type'], Draw[]> = {
    string: textRules(place),
    number: numberRules(),
    date: dateRules(place),
    boolean: booleanRules(place),
    file: [],
    list: [],
  };
  const common = commonRules(place);
  if (type === 'file') return fc.oneof(...common.slice(0, 5));
  if (own[type].length === 0) return fc.oneof(...common.slice(0, 6));
  return fc.oneof(fc.oneof(...own[type]), fc.oneof(...common));
}
