import { entryKind } from '../../bundle/entryKind.ts';
import type { ServedForm } from '../../bundle/loadBundle.ts';
import { ProblemError } from '../../http/problems.ts';
import type { BoundKey, StoredDocument } from '../../store/storedClaim.ts';
import { contentHash, isContent, sentHash } from '../contentHash.ts';
import { judgeSubmission, readClaim } from '../judgeSubmission.ts';
import type { Parts } from '../modelParts.ts';
import type { Circumstances, JudgingContext } from './accept.ts';

/** Whether a submission is what its key is bound to: as it was sent, or as it was settled. */
export function isSameContent(
  context: JudgingContext,
  served: ServedForm,
  { models, documents }: { models: Parts; documents: readonly StoredDocument[] },
  bound: Pick<BoundKey, 'sentHash' | 'contentHash'>,
  { granted, arrivedAt, culture }: Circumstances,
): boolean {
  if (isContent(context.key, sentHash(served.form, models, documents), bound.sentHash)) return true;
  try {
    const moment = { now: arrivedAt, culture, entry: entryKind(granted) };
    const { claim } = judgeSubmission(context, served, readClaim(served, models), moment);
    return isContent(context.key, contentHash(claim, documents), bound.contentHash);
  } catch (error) {
    // A claim that cannot be read is not the one that was filed.
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
