// What differs between two versions of the API's description, in plain words, and what is to be done next.
import { isDeepStrictEqual } from 'node:util';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** Each operation of a description by its operationId, with `where` it is: `GET /api/csrf`. */
function operationsOf({ paths = {} }) {
  const found = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => [
      item[method].operationId,
      { ...item[method], where: `${method.toUpperCase()} ${path}` },
    ]),
  );
  return new Map(found);
}

const schemasOf = ({ components = {} }) => new Map(Object.entries(components.schemas ?? {}));

/** The keys of two objects: those that came, went, and have another value. */
function difference(before = {}, after = {}) {
  const [old, now] = [Object.keys(before), Object.keys(after)];
  return {
    added: now.filter((key) => !old.includes(key)),
    removed: old.filter((key) => !now.includes(key)),
    changed: now.filter((key) => old.includes(key) && !isDeepStrictEqual(before[key], after[key])),
  };
}

/** `status 405 added, 409 changed`; nothing where both are the same. */
function inWords(what, before, after) {
  const { added, removed, changed } = difference(before, after);
  const parts = Object.entries({ added, removed, changed })
    .filter(([, names]) => names.length > 0)
    .map(([how, names]) => `${names.join(', ')} ${how}`);
  return parts.length > 0 ? [`${what} ${parts.join('; ')}`] : [];
}

const byName = (parameters = []) =>
  Object.fromEntries(parameters.map((one) => [one.name ?? one.$ref?.split('/').at(-1), one]));

function operationChange(before, after) {
  return [
    ...(before.where === after.where ? [] : [`was ${before.where}`]),
    ...inWords('parameter', byName(before.parameters), byName(after.parameters)),
    ...(isDeepStrictEqual(before.requestBody, after.requestBody) ? [] : ['another request body']),
    ...inWords('answer', before.responses, after.responses),
    ...(isDeepStrictEqual(before.security, after.security) ? [] : ['other security']),
  ];
}

/** A list of names as an object: the order does not count. */
const asKeys = (names = []) => Object.fromEntries(names.map((name) => [name, true]));

function schemaChange(before, after) {
  const said = [
    ...inWords('property', before.properties, after.properties),
    ...inWords('required', asKeys(before.required), asKeys(after.required)),
    ...inWords('value', asKeys(before.enum), asKeys(after.enum)),
  ];
  return said.length > 0 ? said : ['something else of it'];
}

function operationLines(before, after) {
  const [old, now] = [operationsOf(before), operationsOf(after)];
  const added = [...now]
    .filter(([id]) => !old.has(id))
    .map(([id, { where }]) => `+ operation ${id} (${where})`);
  const removed = [...old]
    .filter(([id]) => !now.has(id))
    .map(([id, { where }]) => `- operation ${id} (${where})`);
  const changed = [...now].flatMap(([id, operation]) => {
    const said = old.has(id) ? operationChange(old.get(id), operation) : [];
    return said.length > 0 ? [`~ operation ${id} (${operation.where}): ${said.join('; ')}`] : [];
  });
  return { added, removed, changed };
}

function schemaLines(before, after) {
  const [old, now] = [schemasOf(before), schemasOf(after)];
  const added = [...now.keys()].filter((name) => !old.has(name)).map((name) => `+ schema ${name}`);
  const removed = [...old.keys()].filter((name) => !now.has(name)).map((name) => `- schema ${name}`);
  const changed = [...now].flatMap(([name, schema]) =>
    old.has(name) && !isDeepStrictEqual(old.get(name), schema)
      ? [`~ schema ${name}: ${schemaChange(old.get(name), schema).join('; ')}`]
      : [],
  );
  return { added, removed, changed };
}

function nextSteps(operations, schemas) {
  return [
    ...(operations.added.length > 0
      ? [
          'Write a handler for each new operation in server/routes/: `npm run check` fails until it is there, and tests/ need a call of it.',
        ]
      : []),
    ...(operations.removed.length > 0
      ? [
          'Remove the handlers of operations that are gone: `npm run check` names them. Clients in use still call them: say so in docs/api.md.',
        ]
      : []),
    ...(operations.changed.length + schemas.changed.length > 0
      ? ['`npm run check` names each handler that answers something else than is described now.']
      : []),
    'Then run `npx vitest run --project unit openapi server/routes`: every example and answer is held against the description.',
  ];
}

/** What changed, a line each, and what to do next; empty where clients and servers see no difference. */
export function apiChanges(/** @type {object} */ before, /** @type {object} */ after) {
  const [operations, schemas] = [operationLines(before, after), schemaLines(before, after)];
  const lines = [operations, schemas].flatMap(({ added, removed, changed }) => [
    ...added,
    ...removed,
    ...changed,
  ]);
  if (lines.length === 0) return [];
  return [...lines, '', 'Next:', ...nextSteps(operations, schemas).map((step) => `- ${step}`)];
}
