import type { ClaimRecord, FieldValue } from '../../../transforms/ground/claim.ts';
import { keyOfPath } from '../../../transforms/ground/claimPath.ts';
import type { Change } from '../../search/edits.ts';
import type { FormSearch } from '../../search/formSearch.ts';

/** Maximum number of plain values that are tried in place of a value of a suggested case. */
const PLAIN = 3;

/**
 * Returns the changes, each with the plainest value with which all of them still pass the test `does`: "Alex Sample" in
 * place of a random "250".
 */
export function polished(
  changes: readonly Change[],
  search: FormSearch,
  does: (changes: readonly Change[]) => boolean,
): readonly Change[] {
  let kept = changes;
  for (const [index, change] of changes.entries())
    for (const other of plainer(change, search)) {
      const tried = kept.map((one, at) => (at === index ? other : one));
      if (!does(tried)) continue;
      kept = tried;
      break;
    }
  return kept;
}

function plainer({ path, value }: Change, search: FormSearch): Change[] {
  if (value === undefined || value === null || typeof value === 'boolean') return [];
  if (Array.isArray(value)) return [];
  if (typeof value === 'object')
    return 'size' in value ? [] : plainerRecords(path, value as ClaimRecord, search);
  return plainValues(path, value, search).map((plain) => ({ path, value: plain }));
}

/** Returns variants of a record with plain values, all at once and then one by one. */
function plainerRecords(path: string, record: ClaimRecord, search: FormSearch): Change[] {
  const better = Object.entries(record).flatMap(([name, value]): [string, FieldValue][] => {
    const isText = typeof value === 'string' || typeof value === 'number';
    const [plain] = isText ? plainValues(`${path}.${name}`, value, search) : [];
    return plain === undefined ? [] : [[name, plain]];
  });
  if (better.length === 0) return [];
  const each = better.map(([name, value]): Change => ({ path, value: { ...record, [name]: value } }));
  return [{ path, value: { ...record, ...Object.fromEntries(better) } }, ...each];
}

/** Returns the plainest values of a field; empty where it has one of them already. */
function plainValues(path: string, value: string | number, { searchForm, tools }: FormSearch): FieldValue[] {
  const field = searchForm.fields.get(keyOfPath(path));
  if (!field || field.preset || field.inputs.some(({ options }) => options)) return [];
  const plain = tools.values.of(field).slice(0, PLAIN);
  return plain.includes(value) ? [] : [...plain];
}
