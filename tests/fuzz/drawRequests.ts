import fc from 'fast-check';
import type { OpenApiDocument, Operation } from '../../server/http/openapiDocument.ts';
import { openApiNode } from '../../server/http/openapiDocument.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';
import { anyText } from './draws.ts';

/** One request, as it is written to the server. */
export interface DrawnRequest {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

type Node = Record<string, unknown>;

const DEEPEST = 6;

/** Letters of every kind, and what breaks out of things. */
const NASTY = fc.oneof(
  anyText(30),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '../..',
    '%2e%2e',
    '=1+1',
    '__proto__',
    'null',
    '1e999',
    '-0',
    '٣',
    "'; --",
    '\u202e',
  ),
);
/** Anything that JSON can hold. */
export const ANY = fc.oneof(NASTY, fc.double(), fc.bigInt().map(String), fc.jsonValue({ maxDepth: 3 }));

/** Values that fit a schema of the document, as far as its patterns let themselves be guessed. */
function fitting(root: Node, schema: Node, depth = 0): fc.Arbitrary<unknown> {
  if (typeof schema.$ref === 'string') return fitting(root, openApiNode(root, schema.$ref.slice(1)), depth);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  const [alternatives] = [schema.oneOf, schema.anyOf].filter(Array.isArray);
  if (alternatives) return fc.oneof(...alternatives.map((one: Node) => fitting(root, one, depth + 1)));
  if (Array.isArray(schema.examples)) return fc.constantFrom(...(schema.examples as unknown[]));
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objects(root, schema, depth);
    case 'array':
      return depth > DEEPEST
        ? fc.constant([])
        : fc.array(fitting(root, (schema.items as Node) ?? {}, depth + 1), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.double({ noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(NASTY, fc.string({ maxLength: 40 }));
  }
}

function objects(root: Node, schema: Node, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Node>);
  const drawn = properties.map(([name, one]) => [
    name,
    depth > DEEPEST ? fc.constant(null) : fitting(root, one, depth + 1),
  ]);
  const requiredKeys = ((schema.required ?? []) as string[]).filter((name) =>
    properties.some(([known]) => known === name),
  );
  return fc.record(Object.fromEntries(drawn), { requiredKeys } as never);
}

/** The same with one thing in it changed for anything, left out or doubled. */
export function brokenOnce(value: unknown, place: number, instead: unknown): unknown {
  const copy = structuredClone(value);
  const holders: Node[] = [];
  const visit = (one: unknown): void => {
    if (!isContainer(one)) return;
    holders.push(one as Node);
    for (const child of Object.values(one)) visit(child);
  };
  visit(copy);
  const holder = holders[place % Math.max(holders.length, 1)];
  if (!holder) return instead;
  const keys = Object.keys(holder);
  const key = keys[place % Math.max(keys.length, 1)] ?? 'more';
  if (place % 5 === 0 && !Array.isArray(holder)) delete holder[key];
  else if (place % 5 === 1) holder[`${key}x`] = instead;
  else holder[key] = instead;
  return copy;
}

/** Values of parameters by `query form`, `path name`, `header range`: mostly such as are described. */
export function parametersOf(root: Node, { parameters }: Operation): fc.Arbitrary<Record<string, unknown>> {
  const drawn = parameters.map(({ name, in: where, schema }) => [
    `${where} ${name}`,
    fc.oneof({ weight: 4, arbitrary: fitting(root, schema) }, { weight: 1, arbitrary: NASTY }),
  ]);
  return fc.record(Object.fromEntries(drawn), { requiredKeys: [] });
}

/** A half of a pair cannot be written in an address. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const HEADER_TEXT = /[^\x20-\x7e]/g;
const asHeader = (value: unknown): string => String(value).replace(HEADER_TEXT, '');

/** The request of an operation with these parameters, without a body. */
export function requestOf(operation: Operation, values: Record<string, unknown>): DrawnRequest {
  const of = (where: string) =>
    Object.entries(values)
      .filter(([key]) => key.startsWith(`${where} `))
      .map(([key, value]) => [key.slice(where.length + 1), value] as const);
  const path = Object.fromEntries(of('path'));
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(String(path[name] ?? 'standard'))),
  );
  const query = new URLSearchParams(of('query').map(([name, value]) => [name, wellFormed(String(value))]));
  const headers = Object.fromEntries(of('header').map(([name, value]) => [name, asHeader(value)]));
  return { method: operation.method, url: query.size > 0 ? `${url}?${query}` : url, headers };
}

/** Requests of one operation: as described, broken in one place, or with a body of anything. */
export function requestsOf({ root }: OpenApiDocument, operation: Operation): fc.Arbitrary<DrawnRequest> {
  const json = operation.requestBody?.content['application/json'] as { schema: Node } | undefined;
  const fit = json ? fitting(root, json.schema) : fc.constant(undefined);
  const broken = fc
    .tuple(fit, fc.nat(), ANY)
    .map(([value, place, instead]) => brokenOnce(value, place, instead));
  const types = ['application/json', 'multipart/form-data; boundary=x', 'text/plain', 'application/xml', ''];
  const body = fc.oneof(
    fit.map((value) => ({ type: 'application/json', text: JSON.stringify(value) })),
    broken.map((value) => ({ type: 'application/json', text: JSON.stringify(value) })),
    fc.record({
      type: fc.constantFrom(...types),
      text: fc.oneof(
        NASTY,
        ANY.map((one) => JSON.stringify(one)),
      ),
    }),
  );
  const hasBody = !['GET', 'HEAD'].includes(operation.method);
  return fc.tuple(parametersOf(root, operation), body).map(([values, { type, text }]) => {
    const request = requestOf(operation, values);
    if (!hasBody || text === undefined) return request;
    const headers = { ...request.headers, ...(type && { 'content-type': type }) };
    return { ...request, headers, payload: text };
  });
}

/** Requests of anything at all. */
export const garbage: fc.Arbitrary<DrawnRequest> = fc.record({
  method: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
  url: fc
    .oneof(
      fc
        .array(fc.oneof(NASTY, fc.constantFrom('api', 'forms', 'standard', 'lists')))
        .map((parts) => `/${parts.map((part) => encodeURIComponent(wellFormed(part))).join('/')}`),
      fc.string({ maxLength: 60 }).map((text) => `/${text.replace(/[^\x21-\x7e]/g, '')}`),
    )
    // What no client can write is nothing that a server hears.
    .filter((url) => URL.canParse(url, 'http://localhost')),
  headers: fc.dictionary(
    fc.constantFrom(
      'accept',
      'cookie',
      'if-none-match',
      'range',
      'origin',
      'x-csrf-token',
      'idempotency-key',
      'accept-language',
      'accept-encoding',
    ),
    NASTY.map(asHeader),
  ),
});
