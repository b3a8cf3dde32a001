import { keyOfPath, lastStep } from '../../../transforms/ground/claimPath.ts';
import { containersIn } from '../../../transforms/ground/pointer.ts';
import { parseDay, partsOf } from '../../../transforms/values/day.ts';
import { conditionsOf } from '../../search/askedConditions.ts';
import type { Change, Edit } from '../../search/edits.ts';
import type { SearchForm } from '../../search/searchForm.ts';

/** Number of rows of a class list from which a shared value counts as common, and so as not personal. */
const MIN_ROWS_SHARING = 3;
/** Maximum number of rows returned. */
const MOST_ROWS = 20;

/** Placeholders of personal values, by a part of the column's name. */
const PLACEHOLDERS: readonly (readonly [string, string])[] = [
  ['firstname', 'Alex'],
  ['lastname', 'Sample'],
  ['middle', 'A'],
  ['email', 'alex@example.com'],
  ['phone', '(206) 555-0123'],
  ['street', '1 Main Street'],
  ['city', 'Seattle'],
  ['postalcode', '98101'],
  ['zip', '98101'],
  ['name', 'Alex Sample'],
];

/**
 * Returns at most 20 different rows of the class list, each as an edit that prefills a claim, anonymized for suggested
 * cases. Options, values that conditions test and values common to several rows are kept. Names, addresses,
 * identifiers, credentials and other texts become placeholders; a date keeps its year.
 */
export function anonymizedRows({
  rows,
  fields,
  model,
}: Pick<SearchForm, 'rows' | 'fields' | 'model'>): Edit[] {
  const counts = new Map<string, number>();
  for (const cell of rows.flatMap(cellsOf)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const asked = new Set(conditionsOf(model).flatMap(({ condition }) => literalsIn(condition)));
  const typed = new Set(
    rows.flat().flatMap(({ path }) => (path.startsWith('credentials.') ? [lastStep(path)] : [])),
  );
  const isCommon = (path: string, value: string): boolean => {
    const name = lastStep(path);
    const isOption = (fields.get(keyOfPath(path))?.inputs ?? []).some(({ options = [] }) =>
      options.some((option) => String(option.value) === value),
    );
    const isAsked = asked.has(value);
    if (isOption || isAsked) return true;
    if (typed.has(name)) return false;
    return (counts.get(`${name} ${value}`) ?? 0) >= MIN_ROWS_SHARING && placeholderOf(name) === undefined;
  };
  const invented = rows.map((row) => row.map((change) => anonymizedChange(change, isCommon)));
  return [...new Map(invented.map((row) => [JSON.stringify(row), row])).values()].slice(0, MOST_ROWS);
}

/** Returns the literals that a condition compares with. */
function literalsIn(condition: unknown): string[] {
  return [...containersIn(condition)].flatMap((node) =>
    ('literal' in node ? [node.literal] : 'values' in node ? [node.values].flat() : []).map(String),
  );
}

/** Returns the cells of a row with their columns, each once. */
function cellsOf(row: Edit): string[] {
  const cells = row.flatMap(({ path, value }) => {
    if (!Array.isArray(value)) return [`${lastStep(path)} ${String(value)}`];
    return value.flatMap((record: unknown) =>
      Object.entries(record ?? {}).map(([name, cell]) => `${name} ${String(cell)}`),
    );
  });
  return [...new Set(cells)];
}

type IsCommon = (path: string, value: string) => boolean;

function anonymizedChange(change: Change, isCommon: IsCommon): Change {
  const { path, value } = change;
  if (value === undefined) return change;
  if (!Array.isArray(value)) return { path, value: anonymizedValue(path, value, isCommon) };
  const records = value.map((record: unknown) =>
    Object.fromEntries(
      Object.entries(record ?? {}).map(([name, cell]) => [
        name,
        anonymizedValue(`${path}.${name}`, cell, isCommon),
      ]),
    ),
  );
  return { path, value: records };
}

function anonymizedValue<V>(path: string, value: V, isCommon: IsCommon): V | string {
  if (typeof value !== 'string' || value === '' || isCommon(path, value)) return value;
  const day = parseDay(value);
  if (day !== null) return `06/15/${partsOf(day).year}`;
  const byName = placeholderOf(lastStep(path));
  return byName ?? value.replace(/\d/g, '0').replace(/\p{Ll}/gu, 'x');
}

function placeholderOf(name: string): string | undefined {
  return PLACEHOLDERS.find(([part]) => name.toLowerCase().includes(part))?.[1];
}
