import type { FastifyRequest } from 'fastify';
import { requireBeforeDeadline } from '../claims/deadlineCheck.ts';
import { type AppContext, servedForm } from '../context.ts';
import { activeCulture } from '../culture.ts';
import { keepsDrafts } from '../drafts/draftExpiry.ts';
import { type DraftRequest, draftRequestOf } from '../drafts/draftRequest.ts';
import { perRequest } from '../http/perRequest.ts';
import { ProblemError } from '../http/problems.ts';
import { memberKeysOf } from '../limits/memberKeys.ts';
import type { UploadSlots } from '../limits/uploadSlots.ts';
import type { Sessions } from '../security/sessions.ts';

type Opened = Awaited<ReturnType<Sessions['require']>>;

/** Call for a draft. */
interface DraftCall {
  path: { form: string };
  headers: { 'draft-locator': string };
  request: FastifyRequest;
}

/** Admission of calls for drafts: before the body is read, and once the locator is known to be well formed. */
export interface DraftAdmission {
  /** Throws 404 where no drafts are kept, and 401 without a session that is authorized for the form. */
  admit(request: FastifyRequest): Promise<void>;
  /** Reserves a slot of uploads besides. */
  admitUpload(request: FastifyRequest): Promise<void>;
  asked(call: DraftCall): DraftRequest;
  /** Throws deadlinePassed where no claim of the form is in time any more. */
  askedInTime(call: DraftCall): DraftRequest;
  prolong(call: DraftCall): Promise<void>;
}

/** Creates the admission of calls for drafts, which is that of submissions. */
export function createDraftAdmission(context: AppContext, slots: UploadSlots): DraftAdmission {
  /** Session that admitted a request. */
  const admitted = perRequest<Opened>();
  const openedOf = (request: FastifyRequest): Opened => {
    const opened = admitted.get(request);
    if (!opened) throw new Error('The call for a draft was not admitted');
    return opened;
  };
  const admit = async (request: FastifyRequest): Promise<void> => {
    const { form } = request.params as { form: string };
    if (!keepsDrafts(context.bundle))
      throw new ProblemError('notFound', { detail: 'The settlement keeps no drafts' });
    admitted.set(request, await context.sessions.require(request, servedForm(context, form).form));
  };
  const asked = ({ path, headers, request }: DraftCall): DraftRequest => {
    const locator = headers['draft-locator'];
    const naming = { locator, opened: openedOf(request) };
    return draftRequestOf(context, servedForm(context, path.form), request, naming);
  };
  return {
    admit,
    admitUpload: async (request) => {
      await admit(request);
      const { session, form } = openedOf(request);
      slots.take(request, { session: session.state.storageKey, members: memberKeysOf(form) });
    },
    asked,
    askedInTime: (call) => {
      const { arrivedAt } = call.request;
      const culture = activeCulture(context, call.request, undefined);
      requireBeforeDeadline(context, servedForm(context, call.path.form), { arrivedAt, culture });
      return asked(call);
    },
    prolong: async ({ request }) => {
      await context.sessions.prolong(openedOf(request).session);
    },
  };
}
