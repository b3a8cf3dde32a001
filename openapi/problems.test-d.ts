// What types must tell of errors. Nothing of this file is run: `npm run check` fails where an error that is expected is missing.
import type { components, operations } from './generated/types.ts';

type Answers<Id extends keyof operations> = operations[Id]['responses'];
type ProblemAt<Answer> = Answer extends { content: { 'application/problem+json': infer Body } }
  ? Body
  : never;

/** All errors of an operation, as a client of openapi-fetch gets them. */
type ErrorsOf<Id extends keyof operations> = {
  [Status in keyof Answers<Id>]: ProblemAt<Answers<Id>[Status]>;
}[keyof Answers<Id>];

declare function text(...shown: (string | number | undefined)[]): string;
declare const failed: ErrorsOf<'submitStandard'>;

/** C14-05: a switch over the codes is exhaustive, and each code has its own members and its status. */
export function told(error: typeof failed): string {
  switch (error.code) {
    case 'validationFailed':
      return text(error.status satisfies 400, ...error.validationErrors.map(({ message }) => message));
    case 'malformedRequest':
    case 'invalidRequest':
    case 'captchaFailed':
    case 'cultureMissing':
    case 'cultureNotEnabled':
      return text(error.status satisfies 400, error.error);
    case 'notAuthorized':
    case 'credentialsChanged':
      return text(error.status satisfies 401);
    case 'csrfFailed':
      return text(error.status satisfies 403);
    case 'deadlinePassed':
      return text(error.status satisfies 403, error.redirectUrl satisfies string);
    case 'notFound':
      return text(error.status satisfies 404);
    case 'requestTimeout':
      return text(error.status satisfies 408);
    case 'configurationChanged':
      return text(error.status satisfies 409, error.configurationHash satisfies string, error.model);
    case 'formDisabled':
      return text(error.status satisfies 409);
    case 'documentTooLarge':
    case 'tooManyDocuments':
      return text(error.status satisfies 413, error.document satisfies string);
    case 'requestTooLarge':
      return text(error.status satisfies 413);
    case 'documentTypeRefused':
    case 'documentInfected':
      return text(error.status satisfies 415, error.document satisfies string);
    case 'unsupportedMediaType':
      return text(error.status satisfies 415);
    case 'idempotencyKeyReused':
      return text(error.status satisfies 422, error.referenceCodeForm ?? undefined);
    case 'tooManyRequests':
    case 'documentQuotaReached':
      return text(error.status satisfies 429);
    case 'internalError':
      return text(error.status satisfies 500);
    case 'unavailable':
      return text(error.status satisfies 503);
    default:
      return error satisfies never;
  }
}

/** By status too. */
export function asked(error: ErrorsOf<'authorizeLookup'>): string {
  if (error.status === 401)
    return text(error.code satisfies 'credentialsRefused', error.error satisfies string);
  if (error.status === 400)
    return text(error.code satisfies 'malformedRequest' | 'invalidRequest' | 'captchaFailed');
  // @ts-expect-error a code of no other status
  return error.code === 'captchaFailed' ? '' : text(error.title);
}

declare const broken: components['schemas']['ValidationError'];
// @ts-expect-error a rule that there is not
export const unknownRule = broken.rule === 'requierd';
// @ts-expect-error an operation without a captcha
export const noCaptcha = (error: ErrorsOf<'heartbeat'>) => error.code === 'captchaFailed';
