import type { RawField, RawModel, RawRule, Scalar } from '../oracle/raw.ts';
import { all, any, asAnswer, type Condition, holds, LISTS, not, partOf, present } from './holds.ts';
import { type JsonSchema, keywordsOf, NotConvertible } from './jsonSchema.ts';
import type { Group, Leaf, List, Shape } from './shape.ts';

/** The fields of one record, or of the claim itself, while a schema is read. */
interface Place {
  fields: RawField[];
  /** Holds in the records that the rules are for; a claim's own fields have no such condition. */
  guard: Condition | undefined;
  /** What must hold of several fields at once. */
  demands: Condition[];
}

/** One part of a schema. */
interface Step {
  schema: JsonSchema;
  /** An entry of a list is there, be it empty. */
  isEntry: boolean;
}

/** The models of a document: its values by the rules that say the same, the rest by conditions (`holds.ts`). */
export function modelsOf(schema: JsonSchema, shape: Group): RawModel[] {
  const reader = new Reader();
  const details: Place = { fields: [], guard: undefined, demands: [] };
  reader.read({ schema, isEntry: true }, shape, details);
  return reader.models(details);
}

class Reader {
  private readonly lists: Record<1 | 2, { fields: RawField[]; rules: RawRule[] }> = {
    1: { fields: [{ name: LISTS[1].which, type: 'string' }], rules: [] },
    2: { fields: [{ name: LISTS[2].which, type: 'string' }], rules: [] },
  };
  private demanded = 0;

  models(details: Place): RawModel[] {
    this.close(details);
    const [records, inner] = [this.lists[1], this.lists[2]];
    const innerList: RawField = { name: LISTS[2].name, type: 'list', ...inner };
    return [
      { metadata: { formType: 'Standard', dtoMapping: 'claimDetails' }, fields: details.fields },
      {
        metadata: { formType: 'Standard', dtoMapping: LISTS[1].name },
        rules: records.rules,
        fields: [...records.fields, innerList],
      },
    ];
  }

  read(step: Step, shape: Shape, place: Place): void {
    for (const part of conjunction(step.schema)) {
      const inner = { ...step, schema: part };
      if (shape.kind === 'leaf') this.readLeaf(inner, shape, place);
      if (shape.kind === 'group') this.readGroup(inner, shape, place);
      if (shape.kind === 'list') this.readList(inner, shape, place);
      this.demandRest(inner, shape, place);
    }
  }

  private readLeaf({ schema, isEntry }: Step, leaf: Leaf, place: Place): void {
    const rules = keywordsOf(schema).flatMap((keyword) => RULES[keyword]?.(schema) ?? []);
    if (isEntry && (schema.minLength ?? 0) > 0) rules.push(requiredIn(place.guard));
    addRules(place, leaf, rules);
  }

  private readGroup({ schema, isEntry }: Step, group: Group, place: Place): void {
    const isThere = isEntry ? undefined : present(group);
    if (typeof schema.additionalProperties === 'object')
      throw new NotConvertible('keys that are not known before');
    // A value that only a condition names is a field, too.
    for (const part of group.parts.values()) if (part.kind === 'leaf') addRules(place, part, []);
    for (const [key, part] of Object.entries(schema.properties ?? {}))
      this.read({ schema: part, isEntry: false }, partOf(group, key), place);
    for (const key of schema.required ?? []) demandPart(partOf(group, key), isThere, place);
  }

  private readList({ schema }: Step, list: List, place: Place): void {
    const { minItems, maxItems, uniqueItems, items } = schema;
    const where = { value: { field: LISTS[list.level].which }, equals: list.name };
    const most = {
      ...(maxItems === undefined ? {} : { max: maxItems }),
      ...(uniqueItems ? { uniqueBy: valuesOf(list.item) } : {}),
    };
    if (Object.keys(most).length > 0)
      this.lists[list.level].rules.push({ name: 'records', namedParams: { where, ...most } });
    if (minItems !== undefined) place.demands.push(onlyWhere(present(list), holds({ minItems }, list)));
    const entry: Place = { fields: this.lists[list.level].fields, guard: where, demands: [] };
    this.read({ schema: items ?? {}, isEntry: true }, list.item, entry);
    this.close(entry);
  }

  /** What no rule of ours says by itself is a condition on what stands there. */
  private demandRest({ schema, isEntry }: Step, shape: Shape, place: Place): void {
    const unread = keywordsOf(schema).filter(
      (keyword) => !READ[shape.kind].has(keyword) && !OF_IF.includes(keyword),
    );
    // An entry is there even when it holds nothing; all else is asked only where it is there.
    const isAlwaysThere = isEntry && shape.kind === 'group';
    for (const keyword of unread) {
      const asked = keyword === 'if' ? onlyIf(schema) : { [keyword]: schema[keyword] };
      const demand = holds(asked, shape);
      place.demands.push(isAlwaysThere ? demand : onlyWhere(present(shape), demand));
    }
  }

  /** The demands of a record become a box that must be ticked where they do not hold; no claim ticks it. */
  private close({ fields, guard, demands }: Place): void {
    if (demands.length === 0) return;
    this.demanded += 1;
    const broken = not(all(...demands));
    fields.push({
      name: `demand${this.demanded}`,
      type: 'boolean',
      rules: [requiredIn(guard ? all(guard, broken) : broken)],
    });
  }
}

/** The demand, made only where its ground holds. */
const onlyWhere = (ground: Condition, demand: Condition): Condition => any(not(ground), demand);

/** Asks for a part of an object, where the object is there. */
function demandPart(part: Shape, isThere: Condition | undefined, place: Place): void {
  if (part.kind !== 'leaf') {
    place.demands.push(isThere ? onlyWhere(isThere, present(part)) : present(part));
    return;
  }
  const when = [place.guard, isThere].filter((condition) => condition !== undefined);
  addRules(place, part, [requiredIn(when.length > 0 ? all(...when) : undefined)]);
}

/** A schema and the schemas that must hold beside it. */
function conjunction(schema: JsonSchema): JsonSchema[] {
  const { allOf, ...own } = schema;
  return [own, ...(allOf ?? []).flatMap(conjunction)];
}

/** The schema without all but its question and what follows from the answer. */
function onlyIf(schema: JsonSchema): JsonSchema {
  const asked = Object.entries(schema).filter(([keyword]) => ['if', 'then', 'else'].includes(keyword));
  return Object.fromEntries(asked);
}

const requiredIn = (condition: Condition | undefined): RawRule =>
  condition ? { name: 'requiredWhen', namedParams: { condition } } : { name: 'required' };

function addRules(place: Place, leaf: Leaf, rules: RawRule[]): void {
  const known = place.fields.find(({ name }) => name === leaf.field);
  if (known) known.rules = [...(known.rules ?? []), ...rules];
  else
    place.fields.push({
      name: leaf.field,
      ...FIELDS[leaf.type],
      rules: [...FIELDS[leaf.type].rules, ...rules],
    });
}

/** What a field of each kind is, whatever its schema says more: a number is asked to be one by a range without bounds. */
const FIELDS: Readonly<Record<Leaf['type'], { type: RawField['type']; rules: RawRule[] }>> = {
  string: { type: 'string', rules: [] },
  number: { type: 'number', rules: [{ name: 'range', ordinalParams: [null, null] }] },
  yesNo: { type: 'string', rules: [{ name: 'oneOf', ordinalParams: ['yes', 'no'] }] },
};

function valuesOf(item: Shape): string[] {
  if (item.kind === 'leaf') return [item.field];
  if (item.kind === 'list') throw new NotConvertible('entries that are compared by a list');
  return [...item.parts.values()].flatMap(valuesOf);
}

const rule =
  (name: string, keyword: string) =>
  (schema: JsonSchema): RawRule[] => [{ name, ordinalParams: [schema[keyword] as Scalar] }];
const options =
  (values: (schema: JsonSchema) => unknown[]) =>
  (schema: JsonSchema): RawRule[] => [
    { name: 'oneOf', ordinalParams: values(schema).map(asAnswer).map(scalar) },
  ];
const FORMATS: Readonly<Record<string, RawRule>> = {
  email: { name: 'format', ordinalParams: ['email'] },
  uri: { name: 'format', ordinalParams: ['url'] },
  date: { name: 'validDate', ordinalParams: ['yyyy-MM-dd'] },
};

function formatRule({ format = '' }: JsonSchema): RawRule[] {
  const found = FORMATS[format];
  if (!found) throw new NotConvertible(`the format ${format}`);
  return [found];
}

function scalar(value: unknown): Scalar {
  if (typeof value === 'object' && value !== null)
    throw new NotConvertible('an option that is no single value');
  return value as Scalar;
}

const RULES: Readonly<Record<string, (schema: JsonSchema) => RawRule[]>> = {
  type: ({ type }) => (type === 'integer' ? [{ name: 'multipleOf', ordinalParams: [1] }] : []),
  enum: options((schema) => schema.enum ?? []),
  const: options((schema) => [schema.const]),
  minLength: ({ minLength = 0 }) =>
    minLength > 1 ? [{ name: 'minLength', ordinalParams: [minLength] }] : [],
  maxLength: rule('maxLength', 'maxLength'),
  pattern: rule('regularExpression', 'pattern'),
  format: formatRule,
  minimum: ({ minimum = 0 }) => [{ name: 'range', ordinalParams: [minimum, null] }],
  maximum: ({ maximum = 0 }) => [{ name: 'range', ordinalParams: [null, maximum] }],
  multipleOf: rule('multipleOf', 'multipleOf'),
};

/** What `if` takes along. */
const OF_IF = ['then', 'else'];

/** Keywords that `Reader` makes rules and records of; all others become conditions. */
const READ: Readonly<Record<Shape['kind'], ReadonlySet<string>>> = {
  leaf: new Set(Object.keys(RULES)),
  group: new Set(['type', 'properties', 'required', 'additionalProperties']),
  list: new Set(['type', 'items', 'minItems', 'maxItems', 'uniqueItems']),
};
