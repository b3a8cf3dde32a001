import { counted } from '../../bundle/findings/counted.ts';
import { literalWords, referenceWords } from '../../transforms/conditions/pathFormatter.ts';
import type { CompiledOperand, Reference } from '../../transforms/ground/expressions.ts';
import { formatDay } from '../../transforms/values/day.ts';
import type { DocumentDemand } from '../../transforms/vocabulary/documentsRequired.ts';
import {
  byMeaning,
  type ClaimMeaning,
  isValueMeaning,
  type MeaningOf,
  type MeaningTable,
  type RuleMeaning,
} from '../../transforms/vocabulary/ruleMeaning.ts';
import { conditionText } from './conditionText.ts';
import { countWords } from './ruleEffects.ts';

/** Words of `claimwright diff` for a required answer. */
export const ANSWERED = 'must be answered';

const namesOf = (references: readonly Reference[]): string => references.map(referenceWords).join(', ');

/** Formats bounds: `at least 1, at most 5`; null is open. */
function boundWords(min: string | number | null, max: string | number | null): string {
  const parts = [min === null ? [] : [`at least ${min}`], max === null ? [] : [`at most ${max}`]].flat();
  return parts.join(', ') || 'any';
}

function dayWords({ min, max }: MeaningOf<'day'>): string {
  const shown = [
    min === null ? [] : [`from ${formatDay(min)}`],
    max === null ? [] : [`to ${formatDay(max)}`],
  ];
  return shown.flat().join(' ') || 'any date';
}

/** Formats a demanded kind of documents and their number. */
export function demandWords({ kind, per, when, min, max }: DocumentDemand): string {
  const count = min || max ? boundWords(countWords(min), countWords(max)) : 'at least 1';
  const each = per === undefined ? '' : ` for each of ${per}`;
  return `${kind} ${count}${each}${when ? ` where ${conditionText(when)}` : ''}`;
}

function recordsWords({ where, min, max, uniqueBy, orderedBy }: MeaningOf<'records'>): string {
  const parts = [
    ...(min || max ? [boundWords(countWords(min), countWords(max))] : []),
    ...(uniqueBy ? [`no two alike in ${namesOf(uniqueBy)}`] : []),
    ...(orderedBy ? [`in the order of ${referenceWords(orderedBy)}`] : []),
  ];
  return `${parts.join(', ')}${where ? ` where ${conditionText(where)}` : ''}`;
}

function formWords({ format, country, countryField }: MeaningOf<'form'>): string {
  const of = countryField && `of the country in ${referenceWords(countryField)}`;
  return [format, country, of].filter((part) => part !== undefined).join(' ');
}

/** Words for each kind of rule; none where the rule's name is enough. */
const WORDS: MeaningTable<string> = {
  number: ({ min, max }) => boundWords(min, max),
  day: dayWords,
  past: ({ allowToday }) => (allowToday ? 'today or earlier' : 'before today'),
  date: ({ formats }) => formats.join(', '),
  length: ({ min, max }) =>
    max === null ? `at least ${counted(min, 'character')}` : `at most ${counted(max, 'character')}`,
  pattern: ({ pattern }) => pattern,
  form: formWords,
  characters: () => '',
  decimals: ({ max }) => `at most ${counted(max, 'decimal')}`,
  multiple: ({ of }) => `a multiple of ${of}`,
  values: ({ values = [], list }) =>
    list === undefined ? values.map(literalWords).join(', ') : `of the list ${list}`,
  answer: ({ when }) => (when ? `where ${conditionText(when)}` : ''),
  noAnswer: ({ when }) => `where ${conditionText(when)}`,
  assertion: ({ when }) => conditionText(when),
  emptyList: ({ list }) => list.list,
  someOf: ({ fields, min, max }) => `${boundWords(min, max)} of ${namesOf(fields)}`,
  laterThan: ({ start, inclusive }) => `${inclusive ? 'on or after' : 'after'} ${referenceWords(start)}`,
  sameAs: ({ other, loose }) => `${referenceWords(other)}${loose ? ', without regard to case' : ''}`,
  records: recordsWords,
  documents: ({ documents }) => documents.map(demandWords).join('; '),
  amount: ({ where }) => (where ? `where ${conditionText(where)}` : ''),
};

/** Returns the parameters of a rule in words; empty where its name is enough. */
export const ruleWords = (meaning: RuleMeaning): string => byMeaning(WORDS, meaning);

/** Tests if a minimum requires anything. */
const asksFor = (min: CompiledOperand | undefined): boolean => min !== undefined && countWords(min) !== '0';

const recordsOf = (least: string | null): string => (least === '1' ? '1 record is' : `${least} records are`);

function documentsDemand({ documents }: MeaningOf<'documents'>): string | undefined {
  const asked = documents.filter(({ min, max }) => asksFor(min) || (!min && !max));
  return asked.length > 0 ? `documents are demanded: ${asked.map(demandWords).join('; ')}` : undefined;
}

const nothing = (): undefined => undefined;

const DEMANDS: MeaningTable<string | undefined, [], ClaimMeaning['kind']> = {
  answer: ({ when, isOfPages }) => {
    if (isOfPages) return undefined;
    return when ? `${ANSWERED} where ${conditionText(when)}` : ANSWERED;
  },
  emptyList: ({ list }) => `must be ticked where there is nothing in ${list.list}`,
  someOf: ({ fields, min }) =>
    min !== null && min > 0 ? `at least ${min} of ${namesOf(fields)} ${ANSWERED}` : undefined,
  records: ({ min }) => (asksFor(min) ? `at least ${recordsOf(countWords(min))} demanded` : undefined),
  documents: documentsDemand,
  amount: () => 'a transaction with an amount is demanded',
  noAnswer: nothing,
  assertion: nothing,
  laterThan: nothing,
  sameAs: nothing,
};

/** Returns the requirement of a rule for claims; undefined where an empty answer passes it. */
export const ruleDemand = (meaning: RuleMeaning): string | undefined =>
  isValueMeaning(meaning) ? undefined : byMeaning(DEMANDS, meaning);
