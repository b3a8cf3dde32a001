import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { toPointer } from '../../transforms/config/pointer.ts';
import { apiChecks, describeErrors } from './checks.ts';
import { type Operation, openApiDocument } from './openapiDocument.ts';
import { ProblemError } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

export interface BindOptions {
  /** Runs before the body is read. */
  before?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  config?: Partial<RouteOptions['config']>;
  bodyLimit?: number;
  handlerTimeout?: number;
}

/** Binds operations of the OpenAPI document to handlers. */
export interface Binder {
  bind(operationId: string, handler: Handler, options?: BindOptions): void;
  /** Throws where an operation of the document has no handler. */
  assertComplete(): void;
}

/**
 * Registers each operation under the document's method and path, and refuses what differs from the document:
 * unknown query parameters, bodies of another shape. The handler sees parameters of the types that are asked for.
 */
export function createBinder(app: FastifyInstance): Binder {
  const { operations } = openApiDocument();
  const bound = new Set<string>();
  return {
    bind: (operationId, handler, options = {}) => {
      const operation = operations.get(operationId);
      if (!operation) throw new Error(`The OpenAPI document has no operation ${operationId}`);
      bound.add(operationId);
      const check = requestCheck(operation);
      app.route({
        method: operation.method,
        url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
        config: { ...options.config, operation },
        ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
        ...(options.before && { onRequest: options.before }),
        preValidation: async (request, reply) => {
          // Whoever may keep an answer says so; by default nobody may.
          reply.header('cache-control', 'no-store');
          check(request);
        },
        handler,
      });
    },
    assertComplete: () => {
      const missing = [...operations.keys()].filter((operationId) => !bound.has(operationId));
      if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}`);
    },
  };
}

const JSON_TYPE = 'application/json';

function requestCheck(operation: Operation): (request: FastifyRequest) => void {
  const checks = apiChecks();
  const query = checks.parameters(operation, 'query');
  const path = checks.parameters(operation, 'path');
  const header = checks.parameters(operation, 'header');
  const { requestBody } = operation;
  const body = requestBody?.content[JSON_TYPE]
    ? checks.at(requestBody.pointer + toPointer(['content', JSON_TYPE, 'schema']))
    : null;
  return (request) => {
    const parts = [
      ['path', path, request.params],
      ['query', query, request.query],
      ['header', header, request.headers],
      ['body', body, request.body],
    ] as const;
    for (const [where, validate, value] of parts)
      if (validate && !validate(value))
        throw new ProblemError('invalidRequest', { detail: describeErrors(where, validate.errors) });
  };
}
