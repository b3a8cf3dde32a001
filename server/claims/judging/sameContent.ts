import type { ServedForm } from '../../bundle/loadBundle.ts';
import { ProblemError } from '../../http/problems.ts';
import type { BoundKey, StoredDocument } from '../../store/storedClaim.ts';
import { contentHash, matchesSignedContent, sentHash } from '../contentHash.ts';
import { readClaim } from '../judgeSubmission.ts';
import type { Parts } from '../modelParts.ts';
import { type Circumstances, type JudgingContext, judgeParsedClaim } from './accept.ts';

/** Tests if a submission is the content that its idempotency key is bound to, as it was sent or as it was settled. */
export function isSameContent(
  context: JudgingContext,
  served: ServedForm,
  { models, documents }: { models: Parts; documents: readonly StoredDocument[] },
  bound: Pick<BoundKey, 'sentHash' | 'contentHash'>,
  circumstances: Circumstances,
): boolean {
  if (matchesSignedContent(context.key, sentHash(served.form, models, documents), bound.sentHash))
    return true;
  try {
    const read = { claim: readClaim(served, models), models };
    const { judged } = judgeParsedClaim(context, served, read, circumstances);
    return matchesSignedContent(context.key, contentHash(judged.claim, documents), bound.contentHash);
  } catch (error) {
    // Unreadable, so not the claim that was filed.
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
