import { openClaim } from '../../server/claims/sealedClaim.ts';
import { inDataFolder } from '../../server/dataFolder.ts';
import { type EvidencePlace, withEvidence } from '../../server/evidence/openEvidence.ts';
import type { Evidence } from '../../server/evidence/verify.ts';
import type { StoredClaim } from '../../server/store/storedClaim.ts';
import { type ClaimDifference, type ClaimTotals, claimDifferences } from './claimDifferences.ts';
import { judgeBy } from './claimJudge.ts';
import type { Difference } from './diffBundles.ts';
import type { DiffSide } from './diffSide.ts';

/** Location of the stored claims, of their documents and of their key. */
export type StoredData = Omit<EvidencePlace, 'now'>;

/** Bundles to compare, and the differences between them that may cause a difference in judging. */
export interface ComparedClaims {
  old: DiffSide;
  new: DiffSide;
  differences: readonly Difference[];
}

/**
 * Judges every claim of a data folder by both bundles and passes those that they judge differently to `tell`, one at a
 * time, so that memory use does not grow with their number. Returns the totals. Throws the errors of opening the data.
 */
export async function diffStored(
  data: StoredData,
  compared: ComparedClaims,
  tell: (claim: ClaimDifference) => Promise<void>,
): Promise<ClaimTotals> {
  const totals: ClaimTotals = { claims: 0, unknown: 0, otherwise: 0, reasons: new Map() };
  const judges = { old: judgeBy(compared.old.read), new: judgeBy(compared.new.read) };
  await inDataFolder(data.dataDir, () =>
    withEvidence({ ...data, now: new Date() }, async (evidence) => {
      const claims = plainClaims(evidence);
      for await (const claim of claimDifferences(claims, judges, compared.differences, totals))
        await tell(claim);
    }),
  );
  return totals;
}

/** Yields the stored claims, opened. */
async function* plainClaims({ store, key }: Evidence): AsyncIterable<StoredClaim> {
  for await (const kept of store.claims.all()) yield openClaim(key, kept).claim;
}
