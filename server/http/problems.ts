import type { components } from '../../openapi/generated/types.ts';

/** Body of an error response, application/problem+json. */
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];

/** Status and title of every problem code: the titles are stable and in English, `detail` has the rest. */
const PROBLEMS: Record<ProblemCode, { status: number; title: string }> = {
  malformedRequest: { status: 400, title: 'The request cannot be read' },
  invalidRequest: { status: 400, title: 'The request is not valid' },
  validationFailed: { status: 400, title: 'The claim has errors' },
  captchaFailed: { status: 400, title: 'The captcha was not passed' },
  cultureMissing: { status: 400, title: 'The culture is missing' },
  cultureNotEnabled: { status: 400, title: 'The culture is not enabled' },
  credentialsRefused: { status: 401, title: 'The credentials were not recognized' },
  notAuthorized: { status: 401, title: 'The session is not authorized for this form' },
  credentialsChanged: { status: 401, title: 'The credentials are not those that were authorized' },
  csrfFailed: { status: 403, title: 'The CSRF token is missing or not valid' },
  deadlinePassed: { status: 403, title: 'The deadline has passed' },
  forbidden: { status: 403, title: 'This is not for you' },
  notFound: { status: 404, title: 'There is no such thing here' },
  methodNotAllowed: { status: 405, title: 'This cannot be done here' },
  configurationChanged: { status: 409, title: 'The form has changed since the page was loaded' },
  formDisabled: { status: 409, title: 'The form is not available for submission' },
  requestTooLarge: { status: 413, title: 'The request is too large' },
  documentTooLarge: { status: 413, title: 'The document is too large' },
  tooManyDocuments: { status: 413, title: 'There are too many documents' },
  documentInfected: { status: 415, title: 'The virus scanner found malware' },
  documentTypeRefused: { status: 415, title: 'The type of the document is not accepted' },
  unsupportedMediaType: { status: 415, title: 'The content type is not accepted' },
  idempotencyKeyReused: { status: 422, title: 'The idempotency key belongs to another claim' },
  tooManyRequests: { status: 429, title: 'There were too many tries' },
  documentQuotaReached: { status: 429, title: 'There were too many documents within an hour' },
  claimUnknown: { status: 404, title: 'No claim has this code and this answer' },
  draftUnknown: { status: 404, title: 'There is no such draft' },
  draftPieceMissing: { status: 400, title: 'A piece of the draft is missing' },
  draftChanged: { status: 409, title: 'The draft was saved by another client meanwhile' },
  tooManyDrafts: { status: 409, title: 'There are too many drafts' },
  draftTooLarge: { status: 413, title: 'The draft is too large' },
  requestTimeout: { status: 408, title: 'The request took too long' },
  mailNotSent: { status: 502, title: 'The mail did not go' },
  internalError: { status: 500, title: 'Something went wrong on the server' },
  unavailable: { status: 503, title: 'The server cannot take this now' },
};

type Members = Omit<Partial<Problem>, 'type' | 'title' | 'status' | 'code'>;

/** Error of a request, thrown anywhere in it and written as application/problem+json in one place. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly members: Members;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, members: Members = {}, headers: Record<string, string> = {}) {
    super(members.detail ?? PROBLEMS[code].title);
    this.name = 'ProblemError';
    this.code = code;
    this.members = members;
    this.headers = headers;
  }
}

/** Builds the application/problem+json body of a problem. */
export function problemOf(code: ProblemCode, members: Members = {}): Problem {
  return { type: `urn:claimwright:problem:${code}`, ...PROBLEMS[code], code, ...members };
}

/** Creates the problem 429, with the seconds to wait in Retry-After. */
export function tooManyRequests(
  seconds: number,
  code: 'tooManyRequests' | 'documentQuotaReached' = 'tooManyRequests',
): ProblemError {
  return new ProblemError(code, {}, { 'retry-after': String(seconds) });
}

/** Seconds in which a disk or a database may recover, and which a person waits. */
const RETRY_SECONDS = 30;

/** Creates the problem 503, with the seconds to wait in Retry-After. */
export function unavailable(detail?: string): ProblemError {
  return new ProblemError('unavailable', detail === undefined ? {} : { detail }, {
    'retry-after': String(RETRY_SECONDS),
  });
}
