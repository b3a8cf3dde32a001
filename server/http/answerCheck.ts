import type { FastifyInstance, FastifyReply } from 'fastify';
import { toPointer } from '../../transforms/ground/pointer.ts';
import { apiValidators, describeErrors } from './apiValidators.ts';
import type { Operation } from './openapiDocument.ts';

/** Error of a response that the OpenAPI document does not allow: a product fault, which tests find. */
export class UndocumentedAnswerError extends Error {
  constructor(operation: Operation, status: number, detail: string) {
    super(`${operation.operationId} answered ${status}, which openapi/ does not describe so: ${detail}`);
    this.name = 'UndocumentedAnswerError';
  }
}

/** Reports each response of an app that differs from the OpenAPI document; for tests and development. */
export function checkAnswers(app: FastifyInstance, report: (error: UndocumentedAnswerError) => void): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    const error = operation && undocumented(operation, reply, payload);
    if (error) report(error);
    return payload;
  });
}

/** Headers that must be documented; others are the same for every answer. */
const DOCUMENTED_HEADERS = ['allow', 'content-language', 'etag', 'location', 'retry-after', 'set-cookie'];

function headerFault(described: Record<string, { required?: boolean }>, reply: FastifyReply): string | null {
  const known = new Map(
    Object.entries(described).map(([name, { required }]) => [name.toLowerCase(), required]),
  );
  const extra = DOCUMENTED_HEADERS.find((name) => reply.hasHeader(name) && !known.has(name));
  if (extra) return `no such header: ${extra}`;
  const [missing] = [...known].filter(([name, required]) => required && !reply.hasHeader(name));
  return missing ? `the header ${missing[0]} is missing` : null;
}

function undocumented(
  operation: Operation,
  reply: FastifyReply,
  payload: unknown,
): UndocumentedAnswerError | null {
  const status = reply.statusCode;
  // A compressed body was checked before its compression.
  if (reply.getHeader('content-encoding') !== undefined) return null;
  const response = operation.responses[String(status)];
  if (!response) return new UndocumentedAnswerError(operation, status, 'no such status');
  const header = headerFault(response.headers ?? {}, reply);
  if (header) return new UndocumentedAnswerError(operation, status, header);
  const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
  if (!response.content)
    return payload ? new UndocumentedAnswerError(operation, status, 'a body where there is none') : null;
  if (!response.content[type]) return new UndocumentedAnswerError(operation, status, `no such type: ${type}`);
  if (!type.endsWith('json') || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return null;
  const validate = apiValidators().at(response.pointer + toPointer(['content', type, 'schema']));
  if (validate(JSON.parse(String(payload)))) return null;
  return new UndocumentedAnswerError(operation, status, describeErrors('answer', validate.errors));
}
