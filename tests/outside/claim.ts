import type { RawRecord } from '../oracle/raw.ts';
import { asAnswer, LISTS } from './holds.ts';
import { isObject, type JsonSchema } from './jsonSchema.ts';
import type { Group, Leaf, List, Shape } from './shape.ts';

/** The claim that a document becomes: what its values are called, and in which list its entries stand. */
export function claimOf(shape: Shape, schema: JsonSchema, document: unknown): RawRecord {
  const details: RawRecord = {};
  const claim: RawRecord = { claimDetails: details };
  write(shape, schema, document, { record: details, holder: claim });
  return claim;
}

/** Where the values of one object go: its record, and the holder of the lists that stand in it. */
interface Target {
  record: RawRecord;
  holder: RawRecord;
}

function write(shape: Shape, schema: JsonSchema, value: unknown, target: Target): void {
  if (value === undefined) return;
  if (shape.kind === 'list') writeList(shape, schema, value, target.holder);
  else if (shape.kind === 'group') writeGroup(shape, schema, value, target);
  else target.record[shape.field] = shape.type === 'yesNo' ? asAnswer(value) : value;
}

function writeList(list: List, schema: JsonSchema, value: unknown, holder: RawRecord): void {
  const { name, which } = LISTS[list.level];
  for (const item of Array.isArray(value) ? value : []) {
    const entry: RawRecord = { [which]: list.name };
    write(list.item, schema.items ?? {}, item, { record: entry, holder: entry });
    holder[name] = [...entriesOf(holder, name), entry];
  }
}

function writeGroup(group: Group, schema: JsonSchema, value: unknown, target: Target): void {
  if (!isObject(value)) return;
  for (const [key, part] of Object.entries(value)) {
    const known = group.parts.get(key);
    if (known) write(known, schema.properties?.[key] ?? {}, part, target);
    // What the document may not hold is sent on, as a stranger would; what it may hold and nobody asks about is not.
    else if (schema.additionalProperties === false) target.record[key] = part;
  }
}

const entriesOf = (holder: RawRecord, name: string): unknown[] => {
  const entries = holder[name];
  return Array.isArray(entries) ? entries : [];
};

/** A place where the document has another kind of value than the one that its field, group or list takes. */
export function misfitIn(shape: Shape, value: unknown): boolean {
  if (value === undefined) return false;
  if (shape.kind === 'leaf') return typeof value !== JSON_TYPE[shape.type];
  if (shape.kind === 'list') return !Array.isArray(value) || value.some((item) => misfitIn(shape.item, item));
  return !isObject(value) || [...shape.parts].some(([key, part]) => misfitIn(part, held(value, key)));
}

/** The same, but of what holds values: a claim has no place at all for such a document. */
export function unwritable(shape: Shape, value: unknown): boolean {
  if (shape.kind === 'leaf' || value === undefined) return false;
  if (shape.kind === 'list')
    return !Array.isArray(value) || value.some((item) => unwritable(shape.item, item));
  return !isObject(value) || [...shape.parts].some(([key, part]) => unwritable(part, held(value, key)));
}

const JSON_TYPE: Readonly<Record<Leaf['type'], string>> = {
  string: 'string',
  number: 'number',
  yesNo: 'boolean',
};

export const held = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;
