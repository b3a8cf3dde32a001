import type { AppContext } from '../context.ts';
import { activeCulture } from '../culture.ts';
import { PIECE_BYTES, SAVE_BYTES } from '../drafts/draftSize.ts';
import { deleteDraft, findDraft, findPiece } from '../drafts/findDraft.ts';
import { keepDraft, keepPiece } from '../drafts/keepDraft.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError } from '../http/problems.ts';
import { createCodeMailLimits } from '../limits/codeMailLimits.ts';
import { createDraftLimits } from '../limits/draftLimits.ts';
import type { UploadSlots } from '../limits/uploadSlots.ts';
import { createDraftAdmission } from './draftAdmission.ts';

/** API handlers of claims that are kept to be finished later (C10-11). */
export function draftsHandlers(context: AppContext, slots: UploadSlots) {
  const limits = createDraftLimits(context);
  const codeMailLimits = createCodeMailLimits(context);
  const { admit, admitUpload, asked, askedInTime, prolong } = createDraftAdmission(context, slots);
  const prolonged = async <T>(call: Parameters<typeof prolong>[0], body: T) => {
    await prolong(call);
    return { status: 200 as const, body };
  };
  return {
    getDraft: {
      handle: async (call) => {
        const body = await findDraft(context, asked(call));
        return prolonged(call, body);
      },
      before: admit,
    },
    saveDraft: {
      handle: async (call) => {
        const body = await keepDraft(context, limits, askedInTime(call), call.body);
        return prolonged(call, body);
      },
      before: admitUpload,
      bodyLimit: SAVE_BYTES,
      isUpload: true,
    },
    deleteDraft: {
      handle: async (call) => {
        await deleteDraft(context, asked(call));
        return { status: 204 };
      },
      before: admit,
    },
    mailDraftCode: {
      handle: async (call) => {
        const culture = activeCulture(context, call.request, undefined);
        const { 'draft-locator': locator } = call.headers;
        const code = { asked: askedInTime(call), locator, culture, wish: call.body };
        // Loaded by servers that mail alone.
        const { mailCode } = await import('../mail/mailCode.ts');
        const body = await mailCode(context, codeMailLimits, code);
        return prolonged(call, body);
      },
      before: admit,
    },
    getDraftPiece: {
      handle: async (call) => {
        const body = await findPiece(context, asked(call), call.path.piece);
        return prolonged(call, body);
      },
      before: admit,
    },
    saveDraftPiece: {
      handle: async (call) => {
        const { body: content, path } = call;
        if (!content) throw new ProblemError('invalidRequest', { detail: 'The piece is empty' });
        if (!Buffer.isBuffer(content)) throw new ProblemError('unsupportedMediaType');
        await keepPiece(context, limits, askedInTime(call), { name: path.piece, content });
        await prolong(call);
        return { status: 204 };
      },
      before: admitUpload,
      bodyLimit: PIECE_BYTES,
      isUpload: true,
    },
  } satisfies Partial<Handlers>;
}
