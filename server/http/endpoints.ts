import type { ErrorObject } from 'ajv';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../openapi/generated/types.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ProblemExtension } from './errorAnswer.ts';

/** Name of an operation of the OpenAPI document. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId, Where extends keyof operations[Id]['parameters']> = NonNullable<
  operations[Id]['parameters'][Where]
>;

/** Headers by Node's names, in lower case. */
type Headers<Sent> = { [Name in keyof Sent & string as Lowercase<Name>]: Sent[Name] };

/** JSON body, or bytes. Any other kind is read by its handler as it streams. */
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : operations[Id] extends { requestBody: { content: { [BYTES]: unknown } } }
    ? Buffer | undefined
    : undefined;

/** Media type of bytes of no named type. */
export const BYTES = 'application/octet-stream';

/** Call of an operation, whose request matches the document. */
export interface HandlerCall<Id extends OperationId> {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  headers: Headers<Parameters<Id, 'header'>>;
  body: Body<Id>;
  request: FastifyRequest;
  /** Reply, for cookies; status, headers and body come from the answer. */
  reply: FastifyReply;
}

/** Caching of an answer: for good, or until the server has another. */
type Keep = 'forever' | 'whileSame';

/** Headers and caching of an answer. */
export interface Sending {
  headers?: Record<string, string>;
  /** Not cached where left out. */
  keep?: Keep;
}

type AnswerWith<Status, Described> = Described extends { content: infer Content }
  ? Sending & {
      status: Status;
      body: typeof BYTES extends keyof Content ? Buffer : Content[keyof Content];
    }
  : Sending & { status: Status; body?: never };

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** Successful statuses; problems are thrown. */
type Success<Status> = Status extends number
  ? `${Status}` extends `${4 | 5}${string}`
    ? never
    : Status
  : never;

/** Answers that the document allows an operation; of several operations, those of any. */
export type HandlerAnswer<Id extends OperationId> = Id extends OperationId
  ? {
      [Status in keyof Responses<Id>]: Status extends Success<Status>
        ? AnswerWith<Status, Responses<Id>[Status]>
        : never;
    }[keyof Responses<Id>]
  : never;

export type Handler<Id extends OperationId> = (
  call: HandlerCall<Id>,
) => HandlerAnswer<Id> | Promise<HandlerAnswer<Id>>;

/** Handler with the options of its operation. */
export interface Endpoint<Id extends OperationId> {
  handle: Handler<Id>;
  /** Runs before the body is read, and after the CSRF token was verified where the document requires one. */
  before?: (request: FastifyRequest) => Promise<void>;
  /** Form whose claims it files: the data by which they are judged is read with the session. */
  files?: FormName;
  /** Maximum bytes of a JSON body. */
  bodyLimit?: number;
  problemExtension?: ProblemExtension;
  /** True where its body may take as long as that of an upload. */
  isUpload?: boolean;
  /** Adds a hint to the first error of a JSON body. */
  hint?: (errors: readonly ErrorObject[]) => string;
}

/** Handlers of all operations: a missing one, or one with another answer, does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> | Endpoint<Id> };
