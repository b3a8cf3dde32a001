import { canonicalJson } from '../../transforms/config/hash.ts';
import type { ConditionKind } from '../../transforms/ground/conditionTable.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';

/**
 * Serializes the value of a fact so that equivalent values give equal texts: neither the order of keys nor that of the
 * parts of `all` and `any` matters.
 */
export function canonicalMeaning(value: unknown): string {
  return canonicalJson(plain(value));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isContainer(value)) return value ?? null;
  const read = Object.entries(value).flatMap(([name, held]) =>
    held === undefined ? [] : [[name, plain(held)]],
  );
  return joined(Object.fromEntries(read));
}

/** Kinds of conditions made of parts; `true` where their order has no meaning. */
const IS_UNORDERED: Record<Exclude<ConditionKind, 'op'>, boolean> = { all: true, any: true, not: false };

/** Normalizes `all` and `any`: one part alone replaces its parent, and several are sorted. */
function joined(value: Record<string, unknown>): unknown {
  for (const [name, isUnordered] of Object.entries(IS_UNORDERED)) {
    const parts = value[name];
    if (!isUnordered || !Array.isArray(parts)) continue;
    if (parts.length === 1) return parts[0];
    return { ...value, [name]: parts.toSorted((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1)) };
  }
  return value;
}
