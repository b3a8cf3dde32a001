import { toPointer, valueAt } from '../../transforms/ground/pointer.ts';
import type { OperationId } from './endpoints.ts';

/** Operation of an OpenAPI document, as far as the server reads it. */
export interface Operation {
  operationId: OperationId;
  method: Method;
  /** Path as in the document: `/api/lists/{name}`. */
  path: string;
  /** JSON pointer of the operation in the document. */
  pointer: string;
  parameters: Parameter[];
  /** Requires the CSRF token. */
  needsCsrf: boolean;
  requestBody?: { content: Record<string, unknown>; pointer: string };
  responses: Record<string, DescribedResponse>;
}

interface DescribedResponse {
  content?: Record<string, unknown>;
  headers?: Record<string, { required?: boolean }>;
  pointer: string;
}

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Record<string, unknown>;
}

interface Node {
  [key: string]: unknown;
}

/** OpenAPI document, with its operations by id. */
export interface OpenApiDocument {
  root: Node;
  operations: Map<OperationId, Operation>;
}

const METHODS = {
  get: 'GET',
  put: 'PUT',
  post: 'POST',
  delete: 'DELETE',
  patch: 'PATCH',
  head: 'HEAD',
  options: 'OPTIONS',
} as const;
type Method = (typeof METHODS)[keyof typeof METHODS];

/** Reads the operations of an OpenAPI document, its references resolved. */
export function readOpenApiDocument(root: Node): OpenApiDocument {
  const operations = new Map<OperationId, Operation>();
  for (const [path, item] of Object.entries(root.paths as Record<string, Node>))
    for (const [name, method] of Object.entries(METHODS)) {
      const node = item[name] as Node | undefined;
      if (!node) continue;
      const pointer = toPointer(['paths', path, name]);
      const parameters = [item.parameters, node.parameters].flatMap((list) => (list ?? []) as unknown[]);
      const operation = readOperation(root, pointer, { ...node, parameters });
      operations.set(operation.operationId, { ...operation, path, method });
    }
  return { root, operations };
}

function readOperation(root: Node, pointer: string, node: Node): Omit<Operation, 'method' | 'path'> {
  const follow = (value: unknown, at: string): { node: Node; pointer: string } => {
    const ref = (value as { $ref?: string }).$ref;
    // A reference is a URI, whose fragment is a JSON pointer with escapes of its own.
    const target = ref && decodeURIComponent(ref.slice(1));
    return target
      ? { node: openApiNode(root, target), pointer: target }
      : { node: value as Node, pointer: at };
  };
  const parameters = (node.parameters as unknown[]).map((parameter) => {
    const { node: found } = follow(parameter, '');
    return { ...found, schema: follow(found.schema, '').node } as unknown as Parameter;
  });
  const responses = Object.entries(node.responses as Node).map(([status, value]) => {
    const found = follow(value, `${pointer}/responses/${status}`);
    const headers = Object.entries((found.node.headers ?? {}) as Node);
    const followed = headers.map(([name, header]) => [name, follow(header, '').node]);
    return [status, { ...found.node, headers: Object.fromEntries(followed), pointer: found.pointer }];
  });
  const body = node.requestBody ? follow(node.requestBody, `${pointer}/requestBody`) : null;
  const security = (node.security ?? root.security ?? []) as Node[];
  return {
    // Types and document are generated together: `npm run check` refuses older types.
    operationId: node.operationId as OperationId,
    pointer,
    parameters,
    needsCsrf: security.some((schemes) => 'csrf' in schemes),
    responses: Object.fromEntries(responses),
    ...(body && { requestBody: { content: body.node.content as Node, pointer: body.pointer } }),
  };
}

/** Returns the object that a JSON pointer names. Throws where there is none. */
export function openApiNode(root: Node, pointer: string): Node {
  const found = valueAt(root, pointer);
  if (!found) throw new Error(`openapi: ${pointer} is not there`);
  return found as Node;
}
