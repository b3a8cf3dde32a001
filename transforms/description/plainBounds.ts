import type { FieldType } from '../../schemas/generated/types.ts';
import { PATHS } from '../conditions/pathNaming.ts';
import { conditionWords } from '../conditions/words.ts';
import { compiledInstances, type JsonSchema } from '../form/claimSchema.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import type { RuleName } from '../ground/ruleNames.ts';
import { type Day, formatDay } from '../values/day.ts';
import { NAMED_FORMATS } from '../values/formats/namedFormats.ts';
import type { Instance } from '../vocabulary/defineRule.ts';
import { type BodyOf, RULE_NAMES } from '../vocabulary/rules.ts';

/** What a rule says of its field's value whatever else is answered: as JSON Schema where that can say it, else in words. */
interface Plain {
  schema?: JsonSchema;
  said?: string;
}

const NUMBER_TEXT = String.raw`^\s*(?:-?(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\.\d+))?\s*$`;
const DAY_TEXT = String.raw`^(?:\s*|\d{2}/\d{2}/\d{4})$`;

const number: JsonSchema = { pattern: NUMBER_TEXT };
const day: JsonSchema = { pattern: DAY_TEXT };
/** In words, since JSON Schema could say it of one model alone. */
const required = ({ when }: { when: CompiledCondition }): Plain => ({
  said: `Required when ${conditionWords(when, PATHS)}.`,
});
const judgedWhole: Plain = { said: 'Judged together with other answers.' };

const within = (min: string | null, max: string | null): string =>
  [...(min === null ? [] : [`at least ${min}`]), ...(max === null ? [] : [`at most ${max}`])].join(', ');

/** Bounds of JSON numbers; those of text are in words alone. One that no double holds is in words, too. */
function numberBounds(min: string | null, max: string | null): Plain {
  const bound = (name: string, text: string | null) =>
    text !== null && String(Number(text)) === text ? { [name]: Number(text) } : {};
  const said = within(min, max);
  return {
    schema: { ...number, ...bound('minimum', min), ...bound('maximum', max) },
    ...(said && { said: `A number: ${said}.` }),
  };
}

function rangeOf(instance: BodyOf<'range'>): Plain {
  if (instance.type === 'number') return numberBounds(instance.min, instance.max);
  const written = (bound: Day | null) => (bound === null ? null : formatDay(bound));
  const said = within(written(instance.min), written(instance.max));
  return { schema: day, ...(said && { said: `A day: ${said}.` }) };
}

/** A pattern of the rules matches anywhere, and an empty value meets it always. */
const patternOf = ({ pattern }: BodyOf<'regularExpression'>): Plain => ({
  schema: { pattern: String.raw`^\s*$|${pattern}` },
});

/** Numbers and booleans are equal to other ways of writing them: an enumeration of those would be too narrow. */
function optionsOf({ values, list }: BodyOf<'oneOf'>, type: FieldType): Plain {
  if (list !== undefined) return { said: `A value of GET /api/lists/${list}.` };
  const texts = (values ?? []).filter((value) => typeof value === 'string');
  if (type !== 'string' || texts.length !== values?.length)
    return { said: `One of ${(values ?? []).map(String).join(', ')}.` };
  return { schema: { enum: [...new Set([...texts.filter((text) => text !== ''), null])] } };
}

function recordBounds({ min, max, where }: BodyOf<'records'>): Plain {
  if (where) return judgedWhole;
  const most = max && 'literal' in max && typeof max.literal === 'number' ? { maxItems: max.literal } : {};
  const least = min && 'literal' in min ? { said: `At least ${min.literal} where it is asked for.` } : {};
  return { schema: most, ...least };
}

/** What each rule says plainly: one that is missing here does not compile. */
const PLAIN: { [R in RuleName]: (instance: Instance<BodyOf<R>>, type: FieldType) => Plain } = {
  required: () => ({ said: 'Required where it is asked for.' }),
  requiredOnClientOnly: () => ({}),
  range: rangeOf,
  characterSetRestriction: () => ({ said: 'Only characters of GET /api/characters-whitelist.' }),
  endDate: ({ inclusive, start }) => ({
    schema: day,
    said: `${inclusive ? 'On or after' : 'After'} ${start.field}.`,
  }),
  maxLength: ({ max }) => ({ schema: { maxLength: max } }),
  requiredIf: required,
  nestedRequiredIf: required,
  requiredIfOtherPropertyMatchesRegex: required,
  preventFutureDate: ({ allowToday }) => ({
    schema: day,
    said: `Before today${allowToday ? ', or today' : ''}, in Los Angeles.`,
  }),
  preventFutureShortDate: () => ({ said: 'Not in the future.' }),
  regularExpression: patternOf,
  requireOnePropertyValTrue: () => judgedWhole,
  requireOnePropertyToHaveAValue: () => judgedWhole,
  requireOneTransactionToHaveAValue: () => judgedWhole,
  validDate: ({ formats }) =>
    formats.length === 1 && formats[0] === 'MM/dd/yyyy'
      ? { schema: day }
      : { said: `A date in one of these forms: ${formats.join('; ')}.` },
  confirmNoneIfEmpty: ({ list }) => ({ said: `True where there are no ${list.list}.` }),
  requiredWhen: required,
  forbiddenWhen: ({ when }) => ({ said: `Empty when ${conditionWords(when, PATHS)}.` }),
  assert: () => judgedWhole,
  records: recordBounds,
  documentsRequired: () => ({ said: 'Documents are required by other answers.' }),
  oneOf: optionsOf,
  precision: ({ precision }) => ({ schema: number, said: `Decimal places: at most ${precision}.` }),
  multipleOf: ({ multipleOf }) => ({ schema: number, said: `A multiple of ${multipleOf}.` }),
  sameAs: ({ other }) => ({ said: `The same as ${other.field}.` }),
  minLength: ({ min }) => ({ said: `Characters: at least ${min}, where there are any.` }),
  chooseBetween: () => judgedWhole,
  format: ({ format }) => ({ said: `The value is ${NAMED_FORMATS[format].words}.` }),
};

function plainOf<R extends RuleName>(rule: R, schema: JsonSchema, type: FieldType): Plain[] {
  return compiledInstances(schema, rule).map((instance) => PLAIN[rule](instance, type));
}

/** What the rules of a built field or list say plainly: schemas that all hold, and sentences. */
export function plainBounds(schema: JsonSchema, type: FieldType): { schemas: JsonSchema[]; said: string[] } {
  const plain = RULE_NAMES.flatMap((rule) => plainOf(rule, schema, type));
  const said = plain.flatMap(({ said: sentence }) => (sentence === undefined ? [] : [sentence]));
  return {
    schemas: plain.flatMap(({ schema: bounds }) => (bounds ? [bounds] : [])),
    said: [...new Set(said)],
  };
}
