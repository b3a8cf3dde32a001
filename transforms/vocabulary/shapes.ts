import type { CompiledCondition, CompiledOperand, ListReference, Reference } from '../ground/expressions.ts';

/**
 * JSON Schema of a compiled rule parameter of type T. Adapters describe the instances of their rule with these shapes,
 * and TypeScript compares schema and type.
 */
interface Shape<T, Optional extends boolean = false> {
  readonly schema: object;
  readonly optional: Optional;
  /** Never set: it lets the compiler compare the schema with its type. */
  readonly fits?: (value: T) => void;
}

/** Shape of each property of an object: one that is missing, or of another type, does not compile. */
export type ShapesOf<T> = {
  readonly [K in keyof T]-?: undefined extends T[K]
    ? Shape<Exclude<T[K], undefined>, true>
    : Shape<T[K], false>;
};

/* @__NO_SIDE_EFFECTS__ */
function shape<T>(schema: object): Shape<T> {
  return { schema, optional: false };
}

/** Returns the shape of a property that may be absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>({ schema }: Shape<T>): Shape<T, true> {
  return { schema, optional: true };
}

/** Returns the shape of a list with at least one element. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<T>({ schema }: Shape<T>): Shape<T[]> {
  return shape({ type: 'array', minItems: 1, items: schema });
}

/* @__NO_SIDE_EFFECTS__ */
export function choice<const T extends string>(choices: readonly T[]): Shape<T> {
  return shape({ enum: choices });
}

/** Returns the schema of an object with exactly these properties. */
export function objectSchema(properties: Readonly<Record<string, Shape<never, boolean>>>): object {
  const entries = Object.entries(properties);
  return {
    type: 'object',
    required: entries.filter(([, property]) => !property.optional).map(([name]) => name),
    additionalProperties: false,
    properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function objectOf<T>(properties: ShapesOf<T>): Shape<T> {
  return shape(objectSchema(properties));
}

export const flag = shape<boolean>({ type: 'boolean' });
export const text = shape<string>({ type: 'string' });
export const someText = shape<string>({ type: 'string', minLength: 1 });
export const wholeNumber = shape<number>({ type: 'integer', minimum: 0 });
export const wholeBound = shape<number | null>({ type: ['integer', 'null'], minimum: 0 });
export const bound = shape<string | number | null>({ type: ['string', 'number', 'null'] });
export const literal = shape<string | number | boolean | null>({
  type: ['string', 'number', 'boolean', 'null'],
});

/** Schema of compiled conditions and operands, without their shape, because compiling them has checked it. */
const COMPILED = { type: 'object', minProperties: 1 };
export const condition = shape<CompiledCondition>(COMPILED);
export const operand = shape<CompiledOperand>(COMPILED);
export const listReference = shape<ListReference>(COMPILED);

export const reference = shape<Reference>({
  type: 'object',
  required: ['field', 'type'],
  additionalProperties: false,
  properties: {
    up: { type: 'integer', minimum: 0 },
    model: { type: 'string' },
    field: { type: 'string' },
    type: { enum: ['string', 'number', 'boolean', 'date', 'file', 'list'] },
  },
});
