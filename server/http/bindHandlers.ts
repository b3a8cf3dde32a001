import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { apiDescription } from './apiDescription.ts';
import { apiValidators, describeErrors } from './apiValidators.ts';
import { type CompressedTexts, createCompressedTexts } from './compressedTexts.ts';
import type { Endpoint, HandlerAnswer, HandlerCall, Handlers, OperationId } from './endpoints.ts';
import type { Operation } from './openapiDocument.ts';
import { ProblemError } from './problems.ts';
import { sendAnswer } from './sendAnswer.ts';
import { registeredOperation } from './unknownPaths.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
    /** Form whose claims the operation files. */
    files?: FormName;
    /** True where its body may take as long as that of an upload. */
    isUpload?: boolean;
  }
}

/** Verifies the CSRF token of a request. Throws for an invalid token; resolves when the token is of the session. */
type VerifyCsrf = (request: FastifyRequest) => void | Promise<void>;

/**
 * Registers a route for each operation of the OpenAPI document that `handlers` has. Refuses requests that differ from
 * the document: unknown query parameters, bodies of another shape, a missing CSRF token. Handlers get parameters of its
 * types. Returns the function that compiles the checks of requests, which else wait for the first request of each.
 */
export function bindHandlers(
  app: FastifyInstance,
  handlers: Partial<Handlers>,
  verifyCsrf: VerifyCsrf,
): () => void {
  const texts = createCompressedTexts();
  const checks: RequestCheck[] = [];
  app.decorate('registeredOperations', []);
  for (const [id, operation] of apiDescription().operations) {
    const handler = handlers[id];
    if (!handler) continue;
    checks.push(bind(app, operation, handler, { verifyCsrf, texts }));
    app.registeredOperations.push(registeredOperation(operation));
  }
  return () => {
    for (const { compile } of checks) compile();
  };
}

function bind<Id extends OperationId>(
  app: FastifyInstance,
  operation: Operation,
  bound: Handlers[Id],
  { verifyCsrf, texts }: { verifyCsrf: VerifyCsrf; texts: CompressedTexts },
): RequestCheck {
  const endpoint: Endpoint<Id> = typeof bound === 'function' ? { handle: bound } : bound;
  const { handle, before, files, isUpload, bodyLimit, problemExtension, hint } = endpoint;
  const check = requestCheck(operation, hint);
  app.route({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      operation,
      ...(files && { files }),
      ...(isUpload && { isUpload }),
      ...(problemExtension && { problemExtension }),
    },
    ...(bodyLimit !== undefined && { bodyLimit }),
    onRequest: async (request) => {
      if (operation.needsCsrf) await verifyCsrf(request);
      await before?.(request);
    },
    preValidation: async (request) => check.require(request),
    handler: async (request, reply) => {
      const { params: path, query, headers, body } = request;
      // Checked above against the document, from which the types are generated.
      const call = { path, query, headers, body, request, reply } as HandlerCall<Id>;
      const answer: HandlerAnswer<Id> = await handle(call);
      return sendAnswer(operation, answer, reply, texts);
    },
  });
  return check;
}

/** Check of an operation's requests, whose validators are compiled once they are needed: no start waits for them. */
interface RequestCheck {
  compile(): ReturnType<typeof validatorsOf>;
  /** Throws a ProblemError. */
  require(request: FastifyRequest): void;
}

function requestCheck(operation: Operation, hint: Endpoint<OperationId>['hint']): RequestCheck {
  let compiled: ReturnType<typeof validatorsOf> | undefined;
  const compile = () => {
    compiled ??= validatorsOf(operation);
    return compiled;
  };
  const require = (request: FastifyRequest): void => {
    const { query, path, header, body } = compile();
    const parts = [
      ['path', path, request.params],
      ['query', query, request.query],
      ['header', header, request.headers],
      ['body', body, request.body],
    ] as const;
    for (const [where, validate, value] of parts)
      if (validate && !validate(value)) {
        const more = where === 'body' ? (hint?.(validate.errors ?? []) ?? '') : '';
        throw new ProblemError('invalidRequest', {
          detail: `${describeErrors(where, validate.errors)}${more}`,
        });
      }
  };
  return { compile, require };
}

function validatorsOf(operation: Operation) {
  const checks = apiValidators();
  const json = operation.requestBody?.content['application/json'];
  return {
    query: checks.parameters(operation, 'query'),
    path: checks.parameters(operation, 'path'),
    header: checks.parameters(operation, 'header'),
    body: json ? checks.at(`${operation.requestBody?.pointer}/content/application~1json/schema`) : null,
  };
}
