import type { FieldType } from '../../schemas/generated/types.ts';
import { formatCondition } from '../conditions/formatCondition.ts';
import { PATH_FORMATTER } from '../conditions/pathFormatter.ts';
import { compiledInstances, type JsonSchema } from '../form/claimSchema.ts';
import { type Day, formatDay } from '../values/day.ts';
import { NAMED_FORMATS } from '../values/formats/namedFormats.ts';
import { meaningOf } from '../vocabulary/authoring.ts';
import { byMeaning, type MeaningOf, type MeaningTable } from '../vocabulary/ruleMeaning.ts';
import { RULE_NAMES } from '../vocabulary/rules.ts';

/**
 * Bounds of a field's value that hold for all other answers: as JSON Schema where it can express them, else as text.
 */
interface Plain {
  schema?: JsonSchema;
  said?: string;
}

const NUMBER_TEXT = String.raw`^\s*(?:-?(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?|\.\d+))?\s*$`;
const DAY_TEXT = String.raw`^(?:\s*|\d{2}/\d{2}/\d{4})$`;

const number: JsonSchema = { pattern: NUMBER_TEXT };
const day: JsonSchema = { pattern: DAY_TEXT };
const judgedWhole = (): Plain => ({ said: 'Judged together with other answers.' });

const within = (min: string | null, max: string | null): string =>
  [...(min === null ? [] : [`at least ${min}`]), ...(max === null ? [] : [`at most ${max}`])].join(', ');

/** Bounds JSON numbers; bounds of numbers as text, and those that no double holds, are text alone. */
function numberBounds({ min, max }: MeaningOf<'number'>): Plain {
  const bound = (name: string, text: string | null) =>
    text !== null && String(Number(text)) === text ? { [name]: Number(text) } : {};
  const said = within(min, max);
  return {
    schema: { ...number, ...bound('minimum', min), ...bound('maximum', max) },
    ...(said && { said: `A number: ${said}.` }),
  };
}

function dayBounds({ min, max }: MeaningOf<'day'>): Plain {
  const written = (bound: Day | null) => (bound === null ? null : formatDay(bound));
  const said = within(written(min), written(max));
  return { schema: day, ...(said && { said: `A day: ${said}.` }) };
}

/**
 * Describes allowed values. Numbers and booleans equal other notations of themselves, so an enumeration of those would
 * be too narrow.
 */
function options({ values = [], list }: MeaningOf<'values'>, type: FieldType): Plain {
  if (list !== undefined) return { said: `A value of GET /api/lists/${list}.` };
  const texts = values.filter((value) => typeof value === 'string');
  if (type !== 'string' || texts.length !== values.length)
    return { said: `One of ${values.map(String).join(', ')}.` };
  return { schema: { enum: [...new Set([...texts.filter((text) => text !== ''), null])] } };
}

function recordBounds({ min, max, where }: MeaningOf<'records'>): Plain {
  if (where) return judgedWhole();
  const most = max && 'literal' in max && typeof max.literal === 'number' ? { maxItems: max.literal } : {};
  const least = min && 'literal' in min ? { said: `At least ${min.literal} where it is asked for.` } : {};
  return { schema: most, ...least };
}

/** Describes a condition as text, because JSON Schema could express only those within one model. */
function answer({ when, isOfPages }: MeaningOf<'answer'>): Plain {
  if (isOfPages) return {};
  return {
    said: when
      ? `Required when ${formatCondition(when, PATH_FORMATTER)}.`
      : 'Required where it is asked for.',
  };
}

const PLAIN: MeaningTable<Plain, [FieldType]> = {
  number: numberBounds,
  day: dayBounds,
  past: ({ allowToday, isShort }) =>
    isShort
      ? { said: 'Not in the future.' }
      : { schema: day, said: `Before today${allowToday ? ', or today' : ''}, in Los Angeles.` },
  date: ({ formats }) =>
    formats.length === 1 && formats[0] === 'MM/dd/yyyy'
      ? { schema: day }
      : { said: `A date in one of these forms: ${formats.join('; ')}.` },
  length: ({ min, max }) =>
    max === null
      ? { said: `Characters: at least ${min}, where there are any.` }
      : { schema: { maxLength: max } },
  // A pattern of the rules matches anywhere, and an empty value always passes.
  pattern: ({ pattern }) => ({ schema: { pattern: String.raw`^\s*$|${pattern}` } }),
  form: ({ format }) => ({ said: `The value is ${NAMED_FORMATS[format].words}.` }),
  characters: () => ({ said: 'Only characters of GET /api/characters-whitelist.' }),
  decimals: ({ max }) => ({ schema: number, said: `Decimal places: at most ${max}.` }),
  multiple: ({ of }) => ({ schema: number, said: `A multiple of ${of}.` }),
  values: options,
  answer,
  noAnswer: ({ when }) => ({ said: `Empty when ${formatCondition(when, PATH_FORMATTER)}.` }),
  assertion: judgedWhole,
  emptyList: ({ list }) => ({ said: `True where there are no ${list.list}.` }),
  someOf: judgedWhole,
  laterThan: ({ inclusive, start }) => ({
    schema: day,
    said: `${inclusive ? 'On or after' : 'After'} ${start.field}.`,
  }),
  sameAs: ({ other }) => ({ said: `The same as ${other.field}.` }),
  records: recordBounds,
  documents: () => ({ said: 'Documents are required by other answers.' }),
  amount: judgedWhole,
};

/**
 * Returns the bounds that rules put on a field or list, read from its built schema: schemas that all apply, and in
 * `said` sentences for what JSON Schema cannot express.
 */
export function plainBounds(schema: JsonSchema, type: FieldType): { schemas: JsonSchema[]; said: string[] } {
  const plain = RULE_NAMES.flatMap((name) =>
    compiledInstances(schema, name).map((instance) => byMeaning(PLAIN, meaningOf({ name, instance }), type)),
  );
  const said = plain.flatMap(({ said: sentence }) => (sentence === undefined ? [] : [sentence]));
  return {
    schemas: plain.flatMap(({ schema: bounds }) => (bounds ? [bounds] : [])),
    said: [...new Set(said)],
  };
}
