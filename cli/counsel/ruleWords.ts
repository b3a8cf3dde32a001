import { createRandom } from '../../bundle/witness/random.ts';
import { sampleOf } from '../../bundle/witness/sampleText.ts';
import { conditionWords, type Naming, operandWords } from '../../transforms/conditions/words.ts';
import type { CompiledCondition, CompiledOperand, Reference } from '../../transforms/ground/expressions.ts';
import type { RuleName } from '../../transforms/ground/ruleNames.ts';
import type { MessageParams } from '../../transforms/ground/verdict.ts';
import { NAMED_FORMATS } from '../../transforms/values/formats/namedFormats.ts';
import { matchesPattern } from '../../transforms/values/pattern.ts';
import { failureOf } from '../../transforms/vocabulary/range.ts';
import type { BodyOf } from '../../transforms/vocabulary/rules.ts';

/** A way in which a rule fails: what its message is chosen by, and filled with. */
export interface Failing {
  variant?: string;
  params?: MessageParams;
}

/** One thing that a rule asks for. */
export interface Clause {
  /** In plain words; with a condition it ends in a colon. */
  text: string;
  /** What stands below it: a condition. */
  when?: CompiledCondition;
  /** How the condition names things, where that is not as in the rule's own place. */
  naming?: Naming;
  fails: readonly Failing[];
}

/** Where a rule stands. */
export interface RuleSite {
  isBoolean: boolean;
  naming: Naming;
  /** As conditions on the records of a list name things. */
  inside(list: string): Naming;
  /** What documents of a kind are called. */
  documentKind(kind: string): string;
}

type Words<R extends RuleName> = (body: BodyOf<R>, site: RuleSite) => readonly Clause[];

const one = (text: string, ...fails: readonly Failing[]): readonly Clause[] => [
  { text, fails: fails.length > 0 ? fails : [{}] },
];

const onlyWhile = ({ when }: { when: CompiledCondition }, { isBoolean }: RuleSite): readonly Clause[] => [
  { text: isBoolean ? 'It must be ticked when:' : 'An answer is required when:', when, fails: [{}] },
];

const named = (fields: readonly Reference[], { naming }: RuleSite): string =>
  fields.map((field) => naming.field(field)).join(', ');

const count = (number: number | string, thing: string): string =>
  `${number} ${thing}${String(number) === '1' ? '' : 's'}`;

/** The parameter of a bound, where it is a number that is known: a message is filled with it. */
function known(name: 'min' | 'max', bound: CompiledOperand | undefined): MessageParams {
  return bound && 'literal' in bound ? { [name]: String(bound.literal) } : {};
}

/** An example of what a pattern takes; undefined where none was found. */
function exampleOf(pattern: string): string | undefined {
  const random = createRandom(pattern);
  const tried = Array.from({ length: 50 }, () => sampleOf(pattern, random));
  return tried.find((text) => text !== null && text !== '' && matchesPattern(text, pattern)) ?? undefined;
}

function patternWords({ pattern }: BodyOf<'regularExpression'>): readonly Clause[] {
  const example = exampleOf(pattern);
  const such = example === undefined ? '' : `, such as “${example}”`;
  return one(`It must be of the form ${pattern}${such}.`);
}

function rangeWords(body: BodyOf<'range'>): readonly Clause[] {
  const failure = failureOf(body);
  const { min, max } = { min: '', max: '', ...failure.params };
  const what = body.type === 'date' ? 'The date' : 'The number';
  const fails = { ...failure, params: { ...failure.params } };
  if (min !== '' && max !== '') return one(`${what} must be from ${min} to ${max}, both included.`, fails);
  if (min !== '')
    return one(`${what} must be ${body.type === 'date' ? `${min} or later` : `at least ${min}`}.`, fails);
  if (max !== '')
    return one(`${what} must be ${body.type === 'date' ? `${max} or earlier` : `at most ${max}`}.`, fails);
  return one(body.type === 'date' ? 'It must be a date.' : 'It must be a number.', fails);
}

function chooseWords({ fields, min, max }: BodyOf<'chooseBetween'>, site: RuleSite): readonly Clause[] {
  const of = `of these must be chosen or answered: ${named(fields, site)}.`;
  if (min !== null && min === max) return one(`Exactly ${min} ${of}`, { variant: 'exact', params: { min } });
  const least = min === null ? [] : one(`At least ${min} ${of}`, { variant: 'min', params: { min } });
  const most = max === null ? [] : one(`At most ${max} ${of}`, { variant: 'max', params: { max } });
  return [...least, ...most];
}

function recordsWords(
  { where, min, max, uniqueBy, orderedBy }: BodyOf<'records'>,
  site: RuleSite & { list?: string },
): readonly Clause[] {
  const { naming, list = '' } = site;
  const inside = site.inside(list);
  const counted = where ? ` Only entries count for which ${conditionWords(where, inside)}.` : '';
  const bound = (text: string, name: 'min' | 'max', operand: CompiledOperand | undefined) =>
    operand
      ? one(`${text} ${operandWords(operand, naming)} in number.${counted}`, {
          variant: name,
          params: known(name, operand),
        })
      : [];
  return [
    ...bound('The entries must be at least', 'min', min),
    ...bound('The entries must be at most', 'max', max),
    ...(uniqueBy
      ? one(
          `No entry may have the same ${named(uniqueBy, { ...site, naming: inside })} as an earlier one.${counted}`,
          { variant: 'unique' },
        )
      : []),
    ...(orderedBy
      ? one(`The entries must be in the order of ${inside.field(orderedBy)}.${counted}`, {
          variant: 'ordered',
        })
      : []),
  ];
}

type Demand = BodyOf<'documentsRequired'>['documents'][number];

/** One bound of a demand of documents. */
function demandClause(
  { kind, when, per, labelKey, label }: Demand,
  bound: 'min' | 'max',
  operand: CompiledOperand,
  site: RuleSite,
): Clause {
  const naming = per === undefined ? site.naming : site.inside(per);
  const number = operandWords(operand, naming);
  const most = bound === 'min' ? 'At least' : 'At most';
  const each = per === undefined ? '' : ' with each entry';
  const text = `${most} ${count(number, 'document')} of the kind “${site.documentKind(kind)}”${each}`;
  const params = {
    kind,
    ...(labelKey !== undefined && { labelKey }),
    ...(label !== undefined && { label }),
    ...known(bound, operand),
  };
  // Of one that is demanded there is only one thing to say: it is missing.
  const failing = bound === 'min' && number === '1' ? { params } : { variant: bound, params };
  return { text: when ? `${text}, when:` : `${text}.`, ...(when && { when, naming }), fails: [failing] };
}

const documentsWords: Words<'documentsRequired'> = ({ documents }, site) =>
  documents.flatMap((demand) => [
    demandClause(demand, 'min', demand.min ?? { literal: 1 }, site),
    ...(demand.max ? [demandClause(demand, 'max', demand.max, site)] : []),
  ]);

/** The most answers that are listed one by one. */
const MOST_LISTED = 12;

function oneOfWords(
  { values, list }: BodyOf<'oneOf'>,
  site: RuleSite & { own?: Reference },
): readonly Clause[] {
  if (list !== undefined) return one(`Only an answer of the list “${list}” is accepted.`);
  const beside = site.own && { ref: site.own };
  const names = (values ?? []).map((value) => site.naming.literal(value, beside));
  if (names.length > MOST_LISTED) return one(`Only one of the ${names.length} answers offered is accepted.`);
  return one(`Only these answers are accepted: ${names.join(', ')}.`);
}

const futureWords = ({ allowToday }: { allowToday: boolean }): readonly Clause[] =>
  one(`The date must be ${allowToday ? 'today or earlier' : 'before today'}, by the day in Los Angeles.`);

/** What each rule asks for, in plain words, and how it fails. A rule without its words does not compile. */
export const RULE_WORDS: { readonly [R in RuleName]: Words<R> } = {
  required: (_body, { isBoolean }) => one(isBoolean ? 'It must be ticked.' : 'An answer is required.'),
  requiredOnClientOnly: () => one('An answer is required on the page. The server does not ask for it.'),
  range: rangeWords,
  characterSetRestriction: () =>
    one('Only the characters that the settlement allows may be used (see “Characters”).'),
  endDate: ({ start, inclusive }, { naming }) =>
    inclusive
      ? one(`The date must be on or after ${naming.field(start)}.`, { variant: 'inclusive' })
      : one(`The date must be after ${naming.field(start)}.`),
  maxLength: ({ max }) => one(`It may have at most ${count(max, 'character')}.`, { params: { max } }),
  requiredIf: onlyWhile,
  nestedRequiredIf: onlyWhile,
  requiredIfOtherPropertyMatchesRegex: onlyWhile,
  preventFutureDate: futureWords,
  preventFutureShortDate: futureWords,
  regularExpression: patternWords,
  requireOnePropertyValTrue: ({ fields }, site) =>
    one(`At least one of these must be ticked: ${named(fields, site)}.`),
  requireOnePropertyToHaveAValue: ({ fields }, site) =>
    one(`At least one of these must be answered: ${named(fields, site)}.`),
  requireOneTransactionToHaveAValue: ({ where }, site) => {
    const inside = site.inside('claimTransactions');
    const which = where ? ` for which ${conditionWords(where, inside)}` : '';
    return one(
      `At least one of the ${site.naming.list({ list: 'claimTransactions' })}${which} must have an amount.`,
    );
  },
  validDate: ({ formats }) => one(`It must be a date, written as ${formats.join(' or ')}.`),
  confirmNoneIfEmpty: ({ list }, { naming }) =>
    one(`It must be ticked when there are no ${naming.list(list)}.`),
  requiredWhen: onlyWhile,
  forbiddenWhen: ({ when }, { isBoolean }) => [
    { text: isBoolean ? 'It must not be ticked when:' : 'It must be left empty when:', when, fails: [{}] },
  ],
  assert: ({ when }) => [{ text: 'An answer is accepted only when:', when, fails: [{}] }],
  records: recordsWords,
  documentsRequired: documentsWords,
  oneOf: oneOfWords,
  precision: ({ precision }) =>
    one(`It may have at most ${count(precision, 'decimal place')}.`, { params: { precision } }),
  multipleOf: ({ multipleOf }) => one(`It must be a multiple of ${multipleOf}.`, { params: { multipleOf } }),
  sameAs: ({ other, loose, label, labelKey }, { naming }) =>
    one(
      `It must be the same as ${naming.field(other)}${loose ? ', capital letters and spaces aside' : ''}.`,
      { params: labelKey === undefined ? { label } : { label, labelKey } },
    ),
  format: ({ format, country, countryField }, { naming }) => {
    const of = countryField ? `, of the country in ${naming.field(countryField)}` : '';
    return one(
      `It must be ${NAMED_FORMATS[format].words}${country === undefined ? of : `, of the country ${country}`}.`,
    );
  },
  minLength: ({ min }) => one(`It must have at least ${count(min, 'character')}.`, { params: { min } }),
  chooseBetween: chooseWords,
};
