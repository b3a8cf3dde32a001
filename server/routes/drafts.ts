import type { FastifyRequest } from 'fastify';
import { requireBeforeDeadline } from '../claims/deadlineCheck.ts';
import { type AppContext, servedForm } from '../context.ts';
import { activeCulture } from '../culture.ts';
import { keepsDrafts } from '../drafts/draftExpiry.ts';
import { type DraftRequest, draftRequestOf } from '../drafts/draftRequest.ts';
import { PIECE_BYTES, SAVE_BYTES } from '../drafts/draftSize.ts';
import { deleteDraft, findDraft, findPiece } from '../drafts/findDraft.ts';
import { keepDraft, keepPiece } from '../drafts/keepDraft.ts';
import type { Handlers } from '../http/endpoints.ts';
import { perRequest } from '../http/perRequest.ts';
import { ProblemError } from '../http/problems.ts';
import { createDraftLimits } from '../limits/draftLimits.ts';
import { memberKeysOf } from '../limits/memberKeys.ts';
import type { UploadSlots } from '../limits/uploadSlots.ts';
import type { Sessions } from '../security/sessions.ts';

type Opened = Awaited<ReturnType<Sessions['require']>>;

/** What each call for a draft carries. */
interface DraftCall {
  path: { form: string };
  headers: { 'draft-locator': string };
  request: FastifyRequest;
}

/** API handlers of claims that are kept to be finished later (C10-11). */
export function draftsHandlers(context: AppContext, slots: UploadSlots) {
  const limits = createDraftLimits(context);
  /** Session that admitted a request, until its body is read. */
  const admitted = perRequest<Opened>();
  const admit = async (request: FastifyRequest): Promise<Opened> => {
    const { form } = request.params as { form: string };
    if (!keepsDrafts(context.bundle))
      throw new ProblemError('notFound', { detail: 'The settlement keeps no drafts' });
    const opened = await context.sessions.require(request, servedForm(context, form).form);
    admitted.set(request, opened);
    return opened;
  };
  const admitUpload = async (request: FastifyRequest): Promise<void> => {
    const { session, form } = await admit(request);
    slots.take(request, { session: session.state.storageKey, members: memberKeysOf(form) });
  };
  const asked = async ({ path, headers, request }: DraftCall): Promise<DraftRequest> => {
    const opened = admitted.get(request) ?? (await admit(request));
    const locator = headers['draft-locator'];
    return draftRequestOf(context, servedForm(context, path.form), request, { locator, opened });
  };
  const askedInTime = async (call: DraftCall): Promise<DraftRequest> => {
    const { request, path } = call;
    const culture = activeCulture(context, request, undefined);
    requireBeforeDeadline(context, servedForm(context, path.form), { arrivedAt: request.arrivedAt, culture });
    return asked(call);
  };
  const prolong = async (request: FastifyRequest): Promise<void> => {
    const opened = admitted.get(request);
    if (opened) await context.sessions.prolong(opened.session);
  };
  const before = async (request: FastifyRequest): Promise<void> => void (await admit(request));
  return {
    getDraft: {
      handle: async (call) => {
        const body = await findDraft(context, await asked(call));
        await prolong(call.request);
        return { status: 200, body };
      },
      before,
    },
    saveDraft: {
      handle: async (call) => {
        const body = await keepDraft(context, limits, await askedInTime(call), call.body);
        await prolong(call.request);
        return { status: 200, body };
      },
      before: admitUpload,
      bodyLimit: SAVE_BYTES,
      isUpload: true,
    },
    deleteDraft: {
      handle: async (call) => {
        await deleteDraft(context, await asked(call));
        return { status: 204 };
      },
      before,
    },
    getDraftPiece: {
      handle: async (call) => ({
        status: 200,
        body: await findPiece(context, await asked(call), call.path.piece),
      }),
      before,
    },
    saveDraftPiece: {
      handle: async (call) => {
        const { body: content, path } = call;
        if (!content?.length) throw new ProblemError('invalidRequest', { detail: 'The piece is empty' });
        await keepPiece(context, limits, await askedInTime(call), { name: path.piece, content });
        return { status: 204 };
      },
      before: admitUpload,
      bodyLimit: PIECE_BYTES,
      isUpload: true,
    },
  } satisfies Partial<Handlers>;
}
