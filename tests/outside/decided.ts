import { held } from './claim.ts';
import { isObject } from './jsonSchema.ts';
import type { Leaf, Shape } from './shape.ts';

/** Where the contract reads a document otherwise than JSON Schema does. Each is met by the examples at least once. */
export const DECIDED = {
  empty:
    'C3-01: null, a text of white space and an empty list are no value, and what holds none is not there',
  number: 'C3-05: a text that is written as a number is one, in a field of numbers',
  type: 'C2-01, C3-07: a field has one type, and a value of another is refused, where JSON Schema passes over it',
  url: 'C8-08: an address of the web has its scheme',
} as const;

export type Decided = keyof typeof DECIDED;

const AS_NUMBER = /^-?((\d+|\d{1,3}(,\d{3})+)(\.\d+)?|\.\d+)$/;

/** A document as the contract reads it; `met` hears of each decision that changed it. */
export function asRead(shape: Shape, value: unknown, met: (decided: Decided) => void): unknown {
  if (shape.kind === 'leaf') return readLeaf(shape, value, met);
  if (shape.kind === 'list') {
    if (!Array.isArray(value)) return orNothing(value, met);
    return orNothing(
      // An entry is there even when it is empty.
      value.map((item) => asRead(shape.item, item, met) ?? (isObject(item) ? {} : '')),
      met,
    );
  }
  if (!isObject(value)) return orNothing(value, met);
  const read = Object.entries(value).flatMap(([key, part]) => {
    const known = shape.parts.get(key);
    const inner = known ? asRead(known, held(value, key), met) : part;
    return inner === undefined ? [] : [[key, inner]];
  });
  return orNothing(Object.fromEntries(read), met);
}

function readLeaf(leaf: Leaf, value: unknown, met: (decided: Decided) => void): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return orNothing(null, met);
  if (typeof value !== 'string') return value;
  if (leaf.type !== 'number' || !AS_NUMBER.test(value.trim())) return value;
  met('number');
  return Number(value.trim().replaceAll(',', ''));
}

function orNothing(value: unknown, met: (decided: Decided) => void): unknown {
  const isNothing =
    value === null || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  if (!isNothing) return value;
  met('empty');
  return undefined;
}

/** Whether some value is an address without a scheme, where the schema asks for an address. */
export function refusedByUrl(schema: unknown, value: unknown): boolean {
  if (!isObject(schema)) return false;
  if (schema.format === 'uri') return typeof value === 'string' && value.startsWith('//');
  const properties = isObject(schema.properties) ? schema.properties : {};
  return (
    isObject(value) && Object.entries(properties).some(([key, part]) => refusedByUrl(part, held(value, key)))
  );
}
