import { canonicalJson } from '../../transforms/config/hash.ts';
import type { ConditionKind } from '../../transforms/ground/conditionTable.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';

/** What a value means, as a text that is the same for the same meaning: neither the order of keys nor that of parts counts. */
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

/** Conditions made of parts; `true` where their order means nothing. */
const IS_UNORDERED: Record<Exclude<ConditionKind, 'op'>, boolean> = { all: true, any: true, not: false };

/** `all` and `any` of one part are that part; of several the order makes no difference. */
function joined(value: Record<string, unknown>): unknown {
  for (const [name, isUnordered] of Object.entries(IS_UNORDERED)) {
    const parts = value[name];
    if (!isUnordered || !Array.isArray(parts)) continue;
    if (parts.length === 1) return parts[0];
    return { ...value, [name]: parts.toSorted((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1)) };
  }
  return value;
}
