import type { ServedForm } from '../../bundle/loadBundle.ts';
import { ProblemError } from '../../http/problems.ts';
import { readClaim, requireHashes } from '../judgeSubmission.ts';
import type { Parts } from '../modelParts.ts';
import { once } from '../once.ts';
import { accept, type Circumstances, type JudgingContext, judgeRead } from './accept.ts';
import type { Judging } from './judging.ts';
import { isSameContent } from './sameContent.ts';

/**
 * Judges on the thread that answers requests, and at once: the documents are being written meanwhile. What is refused is
 * said at the step whose turn it is.
 */
export function judgeInline(
  context: JudgingContext,
  served: ServedForm,
  models: Parts,
  circumstances: Circumstances,
): Judging {
  const read = once(() => readClaim(served, models));
  const judgement = once(() => judgeRead(context, served, { claim: read(), models }, circumstances));
  ahead(judgement);
  return {
    requireDescribed: () => {
      // Each was held against the description as it arrived.
    },
    requireHashes: () => requireHashes(served, models),
    requireReadable: () => {
      read();
    },
    isContentOf: (bound, documents) =>
      isSameContent(context, served, { models, documents }, bound, circumstances),
    accept: (id, documents) => accept(context, served, judgement(), { id, documents }, circumstances),
  };
}

function ahead(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // It is thrown again by the step that it belongs to.
  }
}
