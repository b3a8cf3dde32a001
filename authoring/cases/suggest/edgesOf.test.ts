import { expect, it } from 'vitest';
import { momentOf } from '../../../transforms/conditions/scope.ts';
import { ruleOfKind, sampleOfKind } from '../../../transforms/testing/ruleKinds.testkit.ts';
import type { ValueMeaning } from '../../../transforms/vocabulary/ruleMeaning.ts';
import { valueOn } from '../../search/edits.ts';
import { failuresOf, fieldOfKind, searchOfKinds } from '../../search/searchOfKinds.testkit.ts';
import { edgesOf } from './edgesOf.ts';

const search = await searchOfKinds();
const { model, context } = search.searchForm;

const mistakes = (...texts: string[]) => Object.fromEntries(texts.map((text) => [text, `"${text}"`]));

/** Values beyond the rule of each kind, and their words. */
const BEYOND: { readonly [K in ValueMeaning['kind']]: Readonly<Record<string, string>> } = {
  number: {
    '123460.01': '0.01 above the most (123460)',
    '123455.99': '0.01 below the least (123456)',
  },
  day: {
    '02/07/1901': 'one day after the last (02/06/1901)',
    '02/02/1901': 'one day before the first (02/03/1901)',
  },
  past: { '05/20/2026': 'the day of filing' },
  date: mistakes('2020-06-1', '020-06-15', '2020-06-15x', 'x'),
  length: { ['a'.repeat(59)]: 'one character shorter than the least (60)' },
  pattern: mistakes('Q-12', '-123', 'Q-123x', 'x'),
  form: mistakes('123-45-678', '23-45-6789', '123-45-6789x', 'x'),
  characters: { 'Alex☺': 'with a character that may not be typed (☺)' },
  decimals: { '0.0001': 'with one decimal place too many' },
  multiple: { '11665.5': 'that is no multiple of 7777' },
  values: { 'none of these': 'with a value that is none of the choices' },
};

it.each(Object.entries(BEYOND))(
  'C12-02: a rule of the kind %s refuses the values beyond it',
  (kind, beyond) => {
    const { met } = sampleOfKind(kind);
    expect(failuresOf(kind, met, search).failures).toEqual([]);
    const given = valueOn(met, `claimantInfo.${kind}`);
    const around = { field: fieldOfKind(kind, search), given, moment: momentOf(context) };
    const edges = edgesOf(ruleOfKind(model, kind), around);
    expect(Object.fromEntries(edges.map(({ value, words }) => [value, words]))).toEqual(beyond);
    for (const { value } of edges)
      expect(failuresOf(kind, { claimantInfo: { [kind]: value } }, search).failures).toHaveLength(1);
  },
);
