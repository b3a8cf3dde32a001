import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { toPointer, valueAt } from '../../transforms/config/pointer.ts';

/** The part of an OpenAPI document that the binder reads. */
export interface Operation {
  operationId: string;
  method: 'GET' | 'POST';
  /** As in the document: `/api/lists/{name}`. */
  path: string;
  /** JSON pointer of the operation in the document. */
  pointer: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, unknown>; pointer: string };
  responses: Record<string, { content?: Record<string, unknown>; pointer: string }>;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Record<string, unknown>;
}

interface Node {
  [key: string]: unknown;
}

export interface OpenApiDocument {
  root: Node;
  operations: Map<string, Operation>;
}

const METHODS = { get: 'GET', post: 'POST' } as const;
const FILE = join(import.meta.dirname, '..', '..', 'openapi', 'claimwright.openapi.yaml');

let loaded: OpenApiDocument | undefined;

/** The document that requests and answers are checked against. Read once. */
export function openApiDocument(): OpenApiDocument {
  loaded ??= readDocument(parse(readFileSync(FILE, 'utf8')));
  return loaded;
}

function readDocument(root: Node): OpenApiDocument {
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(root.paths as Record<string, Node>))
    for (const [method, node] of Object.entries(item)) {
      const name = METHODS[method as keyof typeof METHODS];
      if (!name) throw new Error(`openapi: ${method} ${path} is not supported`);
      const operation = readOperation(root, path, method, node as Node);
      operations.set(operation.operationId, { ...operation, method: name });
    }
  return { root, operations };
}

function readOperation(root: Node, path: string, method: string, node: Node): Omit<Operation, 'method'> {
  const pointer = toPointer(['paths', path, method]);
  const follow = (value: unknown, at: string): { node: Node; pointer: string } => {
    const ref = (value as { $ref?: string }).$ref;
    return ref ? { node: lookUp(root, ref), pointer: ref.slice(1) } : { node: value as Node, pointer: at };
  };
  const parameters = ((node.parameters ?? []) as unknown[]).map((parameter) => {
    const { node: found } = follow(parameter, '');
    return { ...found, schema: follow(found.schema, '').node } as unknown as Parameter;
  });
  const responses = Object.entries(node.responses as Node).map(([status, value]) => {
    const found = follow(value, `${pointer}/responses/${status}`);
    return [status, { ...found.node, pointer: found.pointer }];
  });
  const body = node.requestBody ? follow(node.requestBody, `${pointer}/requestBody`) : null;
  return {
    operationId: String(node.operationId),
    path,
    pointer,
    parameters,
    responses: Object.fromEntries(responses),
    ...(body && { requestBody: { content: body.node.content as Node, pointer: body.pointer } }),
  };
}

function lookUp(root: Node, ref: string): Node {
  const found = valueAt(root, ref.slice(1));
  if (!found) throw new Error(`openapi: ${ref} is not there`);
  return found as Node;
}
