import type { Moment } from '../../../transforms/conditions/scope.ts';
import type { RuleNode } from '../../../transforms/form/formModel.ts';
import { isMaskName, maskOf } from '../../../transforms/masks/masks.ts';
import { type Day, formatDay, shiftDay } from '../../../transforms/values/day.ts';
import { meaningOf } from '../../../transforms/vocabulary/authoring.ts';
import {
  byMeaning,
  isValueMeaning,
  type MeaningTable,
  type ValueMeaning,
} from '../../../transforms/vocabulary/ruleMeaning.ts';
import { plain } from '../../search/editTools.ts';
import type { SearchField } from '../../search/searchForm.ts';

/** Value just beyond a rule's bound, with the words for it that follow the field's name in the name of a case. */
export interface Edge {
  value: string;
  words: string;
}

/** Field whose rule is to be broken, with its present value and the moment of filing. */
export interface EdgeContext {
  field: SearchField;
  /** Value that the rule accepts. */
  given: unknown;
  moment: Moment;
}

/** Returns the present text of the field; `a` where it is empty. */
const textIn = ({ given }: EdgeContext): string => (typeof given === 'string' && given !== '' ? given : 'a');
const mistakes = (_meaning: object, around: EdgeContext): Edge[] =>
  misspelt(textIn(around)).map((value) => ({ value, words: quotedEdge(value) }));

/** Values just beyond the bound, for each kind of rule. */
const EDGES: MeaningTable<Edge[], [EdgeContext], ValueMeaning['kind']> = {
  number: (meaning, { field }) => numberEdges(meaning, stepOf(field)),
  day: ({ min, max }) => [
    ...shifted(max, 1, 'one day after the last'),
    ...shifted(min, -1, 'one day before the first'),
  ],
  length: ({ min, max }, around) => [
    ...(max === null
      ? []
      : [longText(textIn(around), max + 1, `one character longer than the most (${max})`)]),
    ...(min < 2 ? [] : [longText(textIn(around), min - 1, `one character shorter than the least (${min})`)]),
  ],
  decimals: ({ max }, { given }) => [
    { value: decimalOf(given, max + 1), words: 'with one decimal place too many' },
  ],
  multiple: ({ of }) => [{ value: plain(Number(of) * 1.5), words: `that is no multiple of ${of}` }],
  characters: (_meaning, around) => [
    { value: `${textIn(around)}☺`, words: 'with a character that may not be typed (☺)' },
  ],
  past: ({ allowToday }, { moment }) => laterEdges(allowToday, moment),
  pattern: mistakes,
  form: mistakes,
  date: mistakes,
  values: () => [{ value: 'none of these', words: 'with a value that is none of the choices' }],
};

/** Returns values just beyond a rule's bound, the nearest first; empty for a rule that is not about one value alone. */
export function edgesOf(rule: RuleNode, around: EdgeContext): Edge[] {
  const meaning = meaningOf(rule);
  return isValueMeaning(meaning) ? byMeaning(EDGES, meaning, around) : [];
}

/** Formats a value in quotation marks, or its length where it is long. */
export function quotedEdge(value: unknown): string {
  const text = String(value);
  return text.length > 40 ? `of ${[...text].length} characters` : `"${text}"`;
}

function numberEdges({ min, max }: { min: string | null; max: string | null }, step: string): Edge[] {
  const by = step === '1' ? 'one' : step;
  const above =
    max === null
      ? []
      : [{ value: plain(Number(max) + Number(step)), words: `${by} above the most (${max})` }];
  const below =
    min === null
      ? []
      : [{ value: plain(Number(min) - Number(step)), words: `${by} below the least (${min})` }];
  return [...above, ...below];
}

/** Returns the step between two amounts that can be entered. */
function stepOf({ inputs, rules }: SearchField): string {
  const meanings = rules.map(meaningOf);
  const places = meanings.flatMap((meaning) => (meaning.kind === 'decimals' ? [meaning.max] : []));
  const masks = inputs.flatMap(({ mask }) => (mask !== undefined && isMaskName(mask) ? [maskOf(mask)] : []));
  const ofMasks = masks.flatMap((mask) => (mask.kind === 'number' ? [mask.decimals] : []));
  const steps = meanings.flatMap((meaning) => (meaning.kind === 'multiple' ? [meaning.of] : []));
  if (steps[0] !== undefined) return steps[0];
  return [...places, ...ofMasks].includes(0) ? '1' : '0.01';
}

function shifted(day: Day | null, days: number, words: string): Edge[] {
  const other = day === null ? null : shiftDay(day, { years: 0, months: 0, days });
  return day === null || other === null
    ? []
    : [{ value: formatDay(other), words: `${words} (${formatDay(day)})` }];
}

function laterEdges(allowToday: boolean, { today }: Moment): Edge[] {
  if (!allowToday) return [{ value: formatDay(today), words: 'the day of filing' }];
  const tomorrow = shiftDay(today, { years: 0, months: 0, days: 1 });
  return tomorrow === null ? [] : [{ value: formatDay(tomorrow), words: 'the day after filing' }];
}

/** Returns variants of a text with one small mistake. */
function misspelt(text: string): string[] {
  const near = [text.slice(0, -1), text.replace('@', ''), text.slice(1), `${text}x`, 'x'];
  return [...new Set(near)].filter((other) => other !== text && other !== '');
}

function longText(from: string, length: number, words: string): Edge {
  const points = [...from];
  const last = points.at(-1) ?? 'a';
  return { value: points.slice(0, length).join('').padEnd(length, last), words };
}

function decimalOf(given: unknown, places: number): string {
  const whole = /^\d+/.exec(String(given ?? ''))?.[0] ?? '1';
  return `${whole}.${'0'.repeat(places - 1)}1`;
}
