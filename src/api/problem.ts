import type { components } from '../../openapi/generated/types.ts';

export type ProblemDetails = components['schemas']['Problem'];

/** Exception for an error response of the server, with its HTTP status and problem details. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: Partial<ProblemDetails>;
  /** Seconds of the `Retry-After` header; null without one. */
  readonly retryAfter: number | null;
  /** Request's id, where the server failed to answer it; empty for a refusal, and for a proxy's response. */
  readonly requestId: string;

  constructor(
    status: number,
    problem: Partial<ProblemDetails>,
    retryAfter: number | null = null,
    requestId = '',
  ) {
    super(`${status} ${problem.code ?? 'unknown'}: ${problem.detail ?? problem.title ?? 'no detail'}`);
    this.name = 'ApiProblem';
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
    this.requestId = status >= 500 ? requestId : '';
  }
}

interface Result<T> {
  data?: T | undefined;
  error?: unknown;
  response: Response;
}

function isObject(value: unknown): value is Partial<ProblemDetails> {
  return typeof value === 'object' && value !== null;
}

function secondsOf(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

function problemOf({ error, response }: Result<unknown>): ApiProblem {
  const id = response.headers.get('X-Request-Id') ?? '';
  return new ApiProblem(response.status, isObject(error) ? error : {}, secondsOf(response), id);
}

/** Returns the id of a request that the server failed to answer (C13-15); empty for any other failure. */
export const failedRequestOf = (failure: unknown): string =>
  failure instanceof ApiProblem ? failure.requestId : '';

/** Returns the data of a response; throws its error as an `ApiProblem`. */
export function unwrap<T>(result: Result<T>): T {
  if (result.response.ok && result.data !== undefined) return result.data;
  throw problemOf(result);
}

/** Returns the data of a response, or null for a 403, which some requests ignore (R6-04). */
export function unwrapUnlessForbidden<T>(result: Result<T>): T | null {
  return result.response.status === 403 ? null : unwrap(result);
}

/** Throws an error response as an `ApiProblem`; for requests whose response has no data. */
export function requireOk(result: Result<unknown>): void {
  if (!result.response.ok) throw problemOf(result);
}

/** Throws an error response as an `ApiProblem`, except a 403; for requests whose response has no data (R6-04). */
export function requireOkUnlessForbidden(result: Result<unknown>): void {
  if (result.response.status !== 403) requireOk(result);
}
