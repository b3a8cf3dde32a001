import type { FastifyRequest } from 'fastify';
import { FORM_NAMES, type FormName, isFormName } from '../../transforms/config/names.ts';
import { authorize } from '../claims/authorize.ts';
import { createSubmitter } from '../claims/submit.ts';
import { type AppContext, servedForm } from '../context.ts';
import type { Binder } from '../http/binder.ts';
import type { ProblemExtension } from '../http/errorAnswer.ts';
import { ProblemError } from '../http/problems.ts';

const AUTHORIZE_BYTES = 256 * 1024;

/** R7-15: a 400 or 401 of authorize says so in its own members. */
const authorizeProblem: ProblemExtension = ({ status, title }) =>
  status === 400 || status === 401 ? { authorized: false, error: title } : {};

/** R7-14: a 400 of submit likewise. */
const submitProblem: ProblemExtension = ({ status, title }) =>
  status === 400
    ? {
        submitted: false,
        referenceCodeForm: null,
        nonMatchingPaymentElection: false,
        error: title,
        validationErrors: [],
      }
    : {};

/** Authorization of each form, and submission of those that are filed. */
export function bindClaims(binder: Binder, context: AppContext): void {
  const submitter = createSubmitter(context);
  const { csrf, sessions, metrics } = context;
  for (const form of Object.keys(FORM_NAMES).filter(isFormName)) {
    const type = FORM_NAMES[form];
    binder.bind(
      `authorize${type}`,
      async (request, reply) => {
        const answer = await authorize(context, servedForm(context, form), request, reply);
        metrics.count('claimwright_authorizations_total', { form });
        return answer;
      },
      {
        before: async (request) => csrf.verify(request),
        bodyLimit: AUTHORIZE_BYTES,
        config: { problemExtension: authorizeProblem },
      },
    );
    if (form !== 'lookup')
      binder.bind(`submit${type}`, (request) => submitter.submit(servedForm(context, form), request), {
        before: (request) => beforeSubmission(request, form),
        config: { problemExtension: submitProblem },
      });
  }

  async function beforeSubmission(request: FastifyRequest, form: FormName): Promise<void> {
    csrf.verify(request);
    await sessions.require(request, form);
    servedForm(context, form);
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
      throw new ProblemError('unsupportedMediaType', { detail: 'A submission is multipart/form-data' });
  }
}
