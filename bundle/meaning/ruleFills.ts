import type { RuleInstances } from '../../transforms/form/buildRules.ts';
import { EN } from '../../transforms/texts/en.ts';
import { placeholdersOf } from '../../transforms/texts/placeholders.ts';
import type { TextUse } from './textUses.ts';

type Given = { [R in keyof RuleInstances]?: (instance: Instance<R>) => readonly (readonly string[])[] };
type Instance<R extends keyof RuleInstances> = NonNullable<RuleInstances[R]>[number];

/** Of rules whose failures differ: what each way to fail gives, of which a text of the rule's own is shown for all. */
const OF_EACH_FAILURE = {
  range: ({ min, max }) => [[...(min === null ? [] : ['min']), ...(max === null ? [] : ['max'])]],
  records: ({ min, max, uniqueBy, orderedBy }) => [
    ...(min ? [['min']] : []),
    ...(max ? [['max']] : []),
    ...(uniqueBy || orderedBy ? [[]] : []),
  ],
  chooseBetween: ({ min, max }) => (min === max ? [['min']] : [...named({ min }), ...named({ max })]),
  documentsRequired: ({ documents }) =>
    documents.map(({ min, max }) => ['kind', ...(min ? ['min'] : []), ...(max ? ['max'] : [])]),
  assert: ({ when }) => ['right' in when ? ['value', 'other'] : []],
} satisfies Given;

const named = (bounds: Record<string, unknown>) =>
  Object.entries(bounds).flatMap(([name, bound]) => (bound === null ? [] : [[name]]));

/** What a rule's message is filled in with, however it fails, and whether it is chosen by a count. */
export function fillsOfRule(rule: RuleInstances): Pick<TextUse, 'fills' | 'isCounted'> {
  const [name = ''] = Object.keys(rule);
  const keys = Object.keys(EN).filter((key) => new RegExp(`^Rule_${name}(?:_|$)`).test(key));
  const isCounted = keys.some((key) => key.endsWith('_other'));
  const [first, ...others] = waysToFail(rule);
  if (first) return { fills: first.filter((fill) => others.every((way) => way.includes(fill))), isCounted };
  return { fills: keys.flatMap((key) => placeholdersOf(EN[key as keyof typeof EN])), isCounted };
}

function waysToFail({ range, records, chooseBetween, documentsRequired, assert }: RuleInstances) {
  return [
    ...(range ?? []).flatMap(OF_EACH_FAILURE.range),
    ...(records ?? []).flatMap(OF_EACH_FAILURE.records),
    ...(chooseBetween ?? []).flatMap(OF_EACH_FAILURE.chooseBetween),
    ...(documentsRequired ?? []).flatMap(OF_EACH_FAILURE.documentsRequired),
    ...(assert ?? []).flatMap(OF_EACH_FAILURE.assert),
  ];
}
