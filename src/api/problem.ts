import type { components } from '../../openapi/generated/types.ts';

export type ProblemDetails = components['schemas']['Problem'];

/** Error response of the server to a request. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly problem: Partial<ProblemDetails>;
  /** Seconds to wait, where the server named them. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Partial<ProblemDetails>, retryAfter: number | null = null) {
    super(`${status} ${problem.code ?? 'unknown'}: ${problem.detail ?? problem.title ?? 'no detail'}`);
    this.name = 'ApiProblem';
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
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
  return new ApiProblem(response.status, isObject(error) ? error : {}, secondsOf(response));
}

/** Returns the data of a response; throws its error as an `ApiProblem`. */
export function unwrap<T>(result: Result<T>): T {
  if (result.response.ok && result.data !== undefined) return result.data;
  throw problemOf(result);
}

/** Returns the data of a response, or null for a 403, which some requests ignore (R6-04). */
export function unwrapUnlessForbidden<T>(result: Result<T>): T | null {
  return result.response.status === 403 ? null : unwrap(result);
}

/** Throws the error of a response without data as an `ApiProblem`. */
export function requireOk(result: Result<unknown>): void {
  if (!result.response.ok) throw problemOf(result);
}

/** Throws the error of a response without data, except for a 403 (R6-04). */
export function requireOkUnlessForbidden(result: Result<unknown>): void {
  if (result.response.status !== 403) requireOk(result);
}
