import type { ErrorObject } from 'ajv';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../openapi/generated/types.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ProblemExtension } from './errorAnswer.ts';

/** The name of an operation of the OpenAPI document. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId, Where extends keyof operations[Id]['parameters']> = NonNullable<
  operations[Id]['parameters'][Where]
>;

/** Node gives header names in small letters. */
type Headers<Sent> = { [Name in keyof Sent & string as Lowercase<Name>]: Sent[Name] };

/** A JSON body. Any other kind is read by its handler as it streams. */
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : undefined;

/** One call of an operation, once its request was found to be as the document describes it. */
export interface Call<Id extends OperationId> {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  headers: Headers<Parameters<Id, 'header'>>;
  body: Body<Id>;
  request: FastifyRequest;
  /** For cookies; status, headers and body are the answer's. */
  reply: FastifyReply;
}

/** How long an answer may be kept: for good, or for as long as the server says that it is still the same. */
type Keep = 'forever' | 'whileSame';

/** How an answer is sent. */
export interface Sending {
  headers?: Record<string, string>;
  /** Where left out, nobody may keep the answer. */
  keep?: Keep;
}

type AnswerWith<Status, Described> = Described extends { content: infer Content }
  ? Sending & { status: Status; body: Content[keyof Content] }
  : Sending & { status: Status; body?: never };

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** Problems are thrown, never answered. */
type Success<Status> = Status extends number
  ? `${Status}` extends `${4 | 5}${string}`
    ? never
    : Status
  : never;

/** What the document lets an operation answer when all goes well; of several operations, what any of them does. */
export type Answer<Id extends OperationId> = Id extends OperationId
  ? {
      [Status in keyof Responses<Id>]: Status extends Success<Status>
        ? AnswerWith<Status, Responses<Id>[Status]>
        : never;
    }[keyof Responses<Id>]
  : never;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>>;

/** A handler with what only its operation needs. */
export interface Endpoint<Id extends OperationId> {
  handle: Handler<Id>;
  /** Runs before the body is read, and after the CSRF token was verified where the document asks for it. */
  before?: (request: FastifyRequest) => Promise<void>;
  /** Runs once the CSRF token is verified, while all that lets a request in is asked of the store. */
  meanwhile?: (request: FastifyRequest) => void;
  /** Runs when it has been answered, however that was. */
  after?: (request: FastifyRequest) => void;
  /** The form whose claims it files: what they are judged by is read with the session. */
  files?: FormName;
  /** The most bytes that a JSON body may have. */
  bodyLimit?: number;
  problemExtension?: ProblemExtension;
  /** What to say beside the first error of a JSON body that is not as the document describes it. */
  hint?: (errors: readonly ErrorObject[]) => string;
}

/** A handler for each operation of the document: one that is missing, or answers something else, does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> | Endpoint<Id> };
