import type { components } from '../../openapi/generated/types.ts';

type ProblemCode = components['schemas']['ProblemCode'];

/** All problem codes of the API. A missing entry does not compile. */
const CODES: Record<ProblemCode, true> = {
  malformedRequest: true,
  invalidRequest: true,
  validationFailed: true,
  captchaFailed: true,
  cultureMissing: true,
  cultureNotEnabled: true,
  credentialsRefused: true,
  notAuthorized: true,
  credentialsChanged: true,
  csrfFailed: true,
  deadlinePassed: true,
  forbidden: true,
  notFound: true,
  methodNotAllowed: true,
  configurationChanged: true,
  formDisabled: true,
  requestTooLarge: true,
  documentTooLarge: true,
  tooManyDocuments: true,
  documentTypeRefused: true,
  documentInfected: true,
  unsupportedMediaType: true,
  idempotencyKeyReused: true,
  tooManyRequests: true,
  documentQuotaReached: true,
  claimUnknown: true,
  draftUnknown: true,
  draftPieceMissing: true,
  draftChanged: true,
  tooManyDrafts: true,
  draftTooLarge: true,
  mailNotSent: true,
  requestTimeout: true,
  internalError: true,
  unavailable: true,
};

/** Tests if this version of the page has a text for a problem code, because a newer server may send others. */
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(CODES, code);
