import type { FastifyRequest } from 'fastify';
import type { FORM_NAMES, FormName } from '../../transforms/ground/modelNames.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import { authorize } from '../claims/authorize.ts';
import { hashHint } from '../claims/modelParts.ts';
import { createSubmitter } from '../claims/submit.ts';
import { type AppContext, servedForm } from '../context.ts';
import { activeCulture, textsOf } from '../culture.ts';
import type { Endpoint, Handlers } from '../http/endpoints.ts';
import type { ProblemExtension } from '../http/errorAnswer.ts';
import { perRequest } from '../http/perRequest.ts';
import { type Problem, ProblemError } from '../http/problems.ts';
import { isMultipart } from '../http/readMultipart.ts';
import { memberKeysOf } from '../limits/memberKeys.ts';
import type { UploadSlots } from '../limits/uploadSlots.ts';
import type { Sessions } from '../security/sessions.ts';

const AUTHORIZE_BYTES = 256 * 1024;

/** Returns the reason of a refusal in the visitor's language, which a page shows as it is (C15-01). */
function reasonOf(context: AppContext, { code, document }: Problem, request: FastifyRequest): string {
  const texts = textsOf(context, activeCulture(context, request, undefined));
  return productText(`Problem_${code}`, texts, { document: document ?? '' });
}

/** Adds authorize's own members to its 400 and 401 (R7-15). */
const authorizeProblem =
  (context: AppContext): ProblemExtension =>
  (problem, request) =>
    problem.status === 400 || problem.status === 401
      ? { authorized: false, error: reasonOf(context, problem, request) }
      : {};

/** Adds submit's own members to its 400 (R7-14). */
const submitProblem =
  (context: AppContext): ProblemExtension =>
  (problem, request) =>
    problem.status === 400
      ? {
          submitted: false,
          referenceCodeForm: null,
          nonMatchingPaymentElection: false,
          error: reasonOf(context, problem, request),
          validationErrors: [],
        }
      : {};

type FormType = (typeof FORM_NAMES)[FormName];

/** API handlers of the sign-in to each form, and of submissions to those that file claims. */
export function claimsHandlers(context: AppContext, slots: UploadSlots) {
  const submitter = createSubmitter(context);
  /** Session that admitted a request, until its body is read. */
  const opened = perRequest<Awaited<ReturnType<Sessions['require']>>>();
  const authorizing = (form: FormName): Endpoint<`authorize${FormType}`> => ({
    handle: async ({ body, request, reply }) => {
      const answer = await authorize(context, servedForm(context, form), body, request, reply);
      context.metrics.authorizations.inc({ form });
      return { status: 200, body: answer };
    },
    bodyLimit: AUTHORIZE_BYTES,
    problemExtension: authorizeProblem(context),
    hint: (errors) => {
      const served = context.bundle.forms[form];
      return served ? hashHint(served, 'credentials', errors) : '';
    },
  });
  const submitting = (form: FormName): Endpoint<`submit${Exclude<FormType, 'Lookup'>}`> => ({
    handle: async ({ headers, request }) => {
      const key = headers['idempotency-key'];
      const own = opened.get(request) ?? (await context.sessions.require(request, form));
      return { status: 200, body: await submitter.submit(servedForm(context, form), key, request, own) };
    },
    files: form,
    before: async (request) => {
      servedForm(context, form);
      const own = await context.sessions.require(request, form);
      opened.set(request, own);
      if (!isMultipart(request.headers))
        throw new ProblemError('unsupportedMediaType', { detail: 'A submission is multipart/form-data' });
      slots.take(request, { session: own.session.state.storageKey, members: memberKeysOf(own.form) });
    },
    problemExtension: submitProblem(context),
  });
  return {
    authorizeStandard: authorizing('standard'),
    authorizeLookup: authorizing('lookup'),
    authorizeAutomotive: authorizing('automotive'),
    authorizeDocumentsUpload: authorizing('documents-upload'),
    submitStandard: submitting('standard'),
    submitAutomotive: submitting('automotive'),
    submitDocumentsUpload: submitting('documents-upload'),
  } satisfies Partial<Handlers>;
}
