import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { compileModels, judgeWith, openForm } from '../contracts/standalone.ts';
import { claimOf, misfitIn, unwritable } from './claim.ts';
import { asRead, type Decided, refusedByUrl } from './decided.ts';
import { isObject, type JsonSchema, withoutReferences } from './jsonSchema.ts';
import { modelsOf } from './models.ts';
import { isOfObjects, shapeOf } from './shape.ts';
import type { Example, Published } from './sources.ts';

/** What two judges say of one example. */
export interface Judged {
  /** Its document and its name there. */
  name: string;
  value: unknown;
  /** The publisher's verdict, or its schema's, on the example as the contract reads it. */
  theirs: boolean;
  ours: boolean;
  /** What we found, for a person. */
  found: string;
  decided: ReadonlySet<Decided>;
}

const CONTEXT = { now: '2026-06-15T19:00:00Z', allowedCharacters: null, culture: 'en' };

/** Turns the document into models and has both judge each example and, where asked, what its variants are. */
export function judgeBoth(
  published: Published,
  variants: (value: unknown) => unknown[] = () => [],
): Judged[] {
  const { name, schema, examples } = asDocument(published);
  const given = examples.map(({ value }) => value);
  const shape = shapeOf(schema, given);
  const form = openForm(compileModels(modelsOf(schema, shape)));
  const theirs = schemaJudge(schema);
  const all = examples.flatMap((example) => [example, ...varied(example, variants)]);
  return all.map((example): Judged => {
    const decided = new Set<Decided>();
    const read = asRead(shape, example.value, (met) => decided.add(met)) ?? {};
    const said = decided.size === 0 ? example.valid : undefined;
    const accepted = said ?? theirs(read);
    const refused = refusals({ type: misfitIn(shape, read), url: refusedByUrl(schema, read) }, accepted);
    for (const reason of refused) decided.add(reason);
    const judged = {
      name: `${name}: ${example.name}`,
      value: example.value,
      theirs: accepted && refused.length === 0,
      decided,
    };
    if (unwritable(shape, read)) return { ...judged, ours: false, found: 'a claim has no place for it' };
    const { structure, errors } = judgeWith(form, CONTEXT, claimOf(shape, schema, example.value));
    const found = [...structure, ...errors].map(({ path, rule }) => `${rule} at ${path}`);
    return { ...judged, ours: found.length === 0, found: found.join(', ') };
  });
}

/** Document as an object, as a claim is one: a single value, or an array, stands in it as its only answer. */
export function asDocument({ name, schema, root, examples }: Published): {
  name: string;
  schema: JsonSchema;
  examples: Example[];
} {
  const whole = withoutReferences(schema, root);
  if (
    isOfObjects(
      whole,
      examples.map(({ value }) => value),
    )
  )
    return { name, schema: whole, examples };
  return {
    name,
    schema: { type: 'object', properties: { answer: whole } },
    examples: examples.map((example) => ({ ...example, value: { answer: example.value } })),
  };
}

function schemaJudge(schema: JsonSchema): (value: unknown) => boolean {
  const ajv = new Ajv({ strict: false, validateSchema: false });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

/** Refusals of the contract alone, where JSON Schema accepts. */
function refusals(reasons: Partial<Record<Decided, boolean>>, accepted: boolean): Decided[] {
  if (!accepted) return [];
  return (Object.keys(reasons) as Decided[]).filter((reason) => reasons[reason]);
}

const varied = ({ name, value }: Example, variants: (value: unknown) => unknown[]): Example[] =>
  isObject(value)
    ? variants(value).map((variant, index) => ({ name: `${name}, variant ${index + 1}`, value: variant }))
    : [];
