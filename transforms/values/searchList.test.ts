import { expect, it } from 'vitest';
import { folded } from './folded.ts';
import { searchable, searchList } from './searchList.ts';

const MAKES = [
  { value: '10', label: 'Peugeot 7' },
  { value: '7', label: 'Zastava' },
  { value: '17', label: 'Škoda Octavia' },
  { value: 'ot', label: 'Octavia Tour' },
  { value: 'C', label: 'Citroën C4  Grand' },
  { value: 'g', label: 'GROẞE' },
  { value: '٣', label: 'مُحَرِّك' },
  { value: 'bare' },
];
const found = (query: string) =>
  searchList(searchable<{ value: string; label?: string }>(MAKES), query).map(({ value }) => value);

it('C8-07: a list is searched without case, accents and doubled white space', () => {
  expect(found('skoda')).toEqual(['17']);
  expect(found('CITROEN')).toEqual(['C']);
  expect(found('Citroe\u0308n')).toEqual(['C']);
  expect(found('  c4 grand ')).toEqual(['C']);
  for (const query of ['grosse', 'große', 'GROSSE']) expect(found(query)).toEqual(['g']);
  expect(found('محرك')).toEqual(['٣']);
  expect(folded('  Año\tNUEVO ')).toBe('ano nuevo');
});

it('C8-07: by label and by value, by words in any order; an empty query finds all', () => {
  expect(found('BARE')).toEqual(['bare']);
  expect(found('tour octavia')).toEqual(['ot']);
  expect(found('our octavia')).toEqual([]);
  expect(found('tour skoda')).toEqual([]);
  expect(found(' ')).toHaveLength(MAKES.length);
});

it('C8-07: what is likeliest comes first: the value itself, the same text, its beginning, a word of it, a part', () => {
  expect(found('7')).toEqual(['7', '10', '17']);
  expect(found('octavia')).toEqual(['ot', '17']);
  const list = ['xab', 'x ab', 'abc', 'ab', 'AB'].map((value) => ({ value }));
  expect(searchList(searchable(list), 'AB').map(({ value }) => value)).toEqual([
    'AB',
    'ab',
    'abc',
    'x ab',
    'xab',
  ]);
});
