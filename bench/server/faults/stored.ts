import { withEvidence } from '../../../server/evidence/openEvidence.ts';
import { verify } from '../../../server/evidence/verify.ts';
import { exportClaims } from '../../../server/export/exportClaims.ts';
import type { ExportedClaim } from '../../../server/export/exportedClaim.ts';
import type { Place } from '../subjectProcess.ts';
import type { Answered } from './load.ts';

/**
 * Returns the faults of stored data: none where each answer is there once and nothing else is, and the log vouches for
 * all of it. Throws where a document is not what was filed, as an export does.
 */
export async function faultsOf(place: Place, answered: Answered): Promise<string[]> {
  const stored = new Map<string, number>();
  const faults: string[] = [];
  let rest = '';
  await exportClaims({ ...place, format: 'ndjson' }, async (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const claim: ExportedClaim = JSON.parse(line);
      stored.set(claim.referenceCode, (stored.get(claim.referenceCode) ?? 0) + 1);
    }
  });
  const codes = [...answered.values()];
  faults.push(...codes.filter((code) => stored.get(code) !== 1).map((code) => `${code} is lost or doubled`));
  if (stored.size !== codes.length) faults.push(`${stored.size} are stored, ${codes.length} were answered`);
  const { findings } = await withEvidence({ ...place, now: new Date() }, (evidence) => verify(evidence));
  return [...faults, ...findings];
}
