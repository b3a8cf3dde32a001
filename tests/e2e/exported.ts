import type { ExportedClaim } from '../../server/export/exportedClaim.ts';
import { claimwright } from './product.ts';

/** What `claimwright export` writes of the claims in a data folder. */
export async function exportedClaims(data: string): Promise<ExportedClaim[]> {
  const { status, stdout, stderr } = await claimwright('export', '--data', data);
  if (status !== 0) throw new Error(`export ended with ${status}: ${stderr}`);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ExportedClaim);
}
