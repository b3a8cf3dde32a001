import type { ServedForm } from '../../bundle/loadBundle.ts';
import { ProblemError } from '../../http/problems.ts';
import { readClaim, requireHashes } from '../judgeSubmission.ts';
import type { Parts } from '../modelParts.ts';
import { once } from '../once.ts';
import { accept, type Circumstances, type JudgingContext, judgeParsedClaim } from './accept.ts';
import type { Judging } from './judging.ts';
import { isSameContent } from './sameContent.ts';

/**
 * Judges a submission at once on the thread that answers requests, while its documents are written. Each step of the
 * result throws its own refusal.
 */
export function judgeInline(
  context: JudgingContext,
  served: ServedForm,
  models: Parts,
  circumstances: Circumstances,
): Judging {
  const read = once(() => readClaim(served, models));
  const judgement = once(() => judgeParsedClaim(context, served, { claim: read(), models }, circumstances));
  ahead(judgement);
  return {
    requireDescribed: () => {
      // Checked part by part as they arrived.
    },
    requireHashes: () => requireHashes(served, models),
    requireReadable: () => {
      read();
    },
    isContentOf: (bound, documents) =>
      isSameContent(context, served, { models, documents }, bound, circumstances),
    accept: (id, written) => accept(context, served, judgement(), { ...written, id }, circumstances),
  };
}

function ahead(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // Thrown again at its own step.
  }
}
