import type { components } from '../../openapi/generated/types.ts';
import type { StatusSettings } from '../../schemas/generated/types.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import type { AppContext } from '../context.ts';
import { readReferenceCode } from '../store/referenceCode.ts';
import type { KeptClaim, StoredClaim } from '../store/storedClaim.ts';
import { answeredClaim } from './answeredClaim.ts';
import { openClaim } from './sealedClaim.ts';

type ClaimStatus = components['schemas']['ClaimStatus'];
type FiledDocument = components['schemas']['FiledDocument'];

/**
 * Returns the status of the claim with this code and answer; null for none, and for another answer, after the same work
 * (C10-13). The code of an addition names the claim that it adds to.
 */
export async function claimStatus(
  context: Pick<AppContext, 'store' | 'key'>,
  { answers }: StatusSettings,
  { referenceCode, answer: typed }: components['schemas']['StatusRequest'],
): Promise<ClaimStatus | null> {
  const kept = await namedClaim(context, readReferenceCode(referenceCode));
  const asked = Object.entries(answers).find(([form]) => form === kept?.form)?.[1];
  const [model = '', field = ''] = pathSteps(asked ?? '').map(camelCase);
  const filed = answeredClaim(context.key, kept, { model, field, typed, separators: '' });
  return filed && statusOf(context, filed);
}

/** Returns the claim of a code, or the one that it adds to, after as many reads for each code. */
async function namedClaim(
  { store }: Pick<AppContext, 'store'>,
  code: string | null,
): Promise<KeptClaim | null> {
  const named = await store.claims.byReferenceCode(code ?? '');
  const [earlier] = await store.claims.stored([{ id: named?.addedTo ?? '', referenceCode: '' }]);
  return earlier ?? named;
}

async function statusOf(
  { store, key }: Pick<AppContext, 'store' | 'key'>,
  { id, referenceCode, form, submittedAt, documents, marks }: StoredClaim,
): Promise<ClaimStatus> {
  const additions = (await store.claims.additionsTo(id)).map((kept) => openClaim(key, kept).claim);
  return {
    ...{ referenceCode, form, submittedAt, marks },
    documents: documents.map(filedDocument),
    additions: additions.map((added) => ({
      referenceCode: added.referenceCode,
      submittedAt: added.submittedAt,
      documents: added.documents.map(filedDocument),
    })),
  };
}

const filedDocument = ({ name, size, sha256 }: FiledDocument): FiledDocument => ({ name, size, sha256 });
