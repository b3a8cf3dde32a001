import { keyOfPath, lastStep } from '../../../transforms/ground/claimPath.ts';
import { containersIn } from '../../../transforms/ground/pointer.ts';
import { parseDay, partsOf } from '../../../transforms/values/day.ts';
import { conditionsOf } from '../../search/askedConditions.ts';
import type { Change, Edit } from '../../search/edits.ts';
import type { SearchForm } from '../../search/searchForm.ts';

/** A cell that as many rows have is about nobody. */
const COMMON = 3;
/** So many different rows are enough to begin with. */
const MOST_ROWS = 20;

/** What stands for what is somebody's own, by a part of the column's name. */
const INVENTED: readonly (readonly [string, string])[] = [
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
 * What signing in by invented rows fills in: of the class list's rows only what many of them share is kept, because
 * conditions ask for it. Names, addresses, identifiers and credentials are nobody's.
 */
export function inventedRows({ rows, fields, model }: Pick<SearchForm, 'rows' | 'fields' | 'model'>): Edit[] {
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
    return (counts.get(`${name} ${value}`) ?? 0) >= COMMON && inventedBy(name) === undefined;
  };
  const invented = rows.map((row) => row.map((change) => inventedChange(change, isCommon)));
  return [...new Map(invented.map((row) => [JSON.stringify(row), row])).values()].slice(0, MOST_ROWS);
}

/** What a condition compares with. */
function literalsIn(condition: unknown): string[] {
  return [...containersIn(condition)].flatMap((node) =>
    ('literal' in node ? [node.literal] : 'values' in node ? [node.values].flat() : []).map(String),
  );
}

/** Each cell with its column, once a row. */
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

function inventedChange(change: Change, isCommon: IsCommon): Change {
  const { path, value } = change;
  if (value === undefined) return change;
  if (!Array.isArray(value)) return { path, value: inventedValue(path, value, isCommon) };
  const records = value.map((record: unknown) =>
    Object.fromEntries(
      Object.entries(record ?? {}).map(([name, cell]) => [
        name,
        inventedValue(`${path}.${name}`, cell, isCommon),
      ]),
    ),
  );
  return { path, value: records };
}

function inventedValue<V>(path: string, value: V, isCommon: IsCommon): V | string {
  if (typeof value !== 'string' || value === '' || isCommon(path, value)) return value;
  const day = parseDay(value);
  if (day !== null) return `06/15/${partsOf(day).year}`;
  const byName = inventedBy(lastStep(path));
  return byName ?? value.replace(/\d/g, '0').replace(/\p{Ll}/gu, 'x');
}

function inventedBy(name: string): string | undefined {
  return INVENTED.find(([part]) => name.toLowerCase().includes(part))?.[1];
}
