import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { AltchaDifficulty } from '../captcha/difficulty.ts';

/**
 * Folder in which forms are compiled once for all tests: the cache's names are hashes of all that a form is made of. Each
 * user has one, because the folder of temporary files is shared.
 */
export const COMPILED = join(tmpdir(), `claimwright-test-cache-${userInfo().uid}`);

export const TEST_BUNDLE = join(import.meta.dirname, 'bundle');

/** Real challenges, quickly solved. */
export const EASY: AltchaDifficulty = { cost: 1, minCounter: 1, maxCounter: 3 };

export const ADA = { claimNumber: 'MA-100001', pin: '4711' };

/** A claim of Ada's that has no errors. */
export function adasClaim(changes: Partial<Record<string, object>> = {}): ClaimDocument {
  const claim = {
    credentials: { claimNumber: 'MA-100001', pin: '4711', email: null, lastName: null, vehicleMake: null },
    claimantInfo: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      confirmEmailAddress: 'ada@example.com',
      hasVehicle: true,
      vehicle: 'Honda',
      nickname: null,
    },
    claimDetails: {
      purchasedOn: '05/04/2030',
      price: '1,200.50',
      fee: '0.10',
      total: null,
      alreadyPaid: false,
    },
    signature: { signature: 'Ada Lovelace' },
    prepopulatedData: [],
    documentContexts: [],
    claimTransactions: [{ claimTransactionId: 't1', amountClaimed: '25.00' }],
  };
  const merged = Object.entries(changes).map(([model, fields]) => [
    model,
    Array.isArray(fields) ? fields : { ...claim[model as keyof typeof claim], ...fields },
  ]);
  return { ...claim, ...Object.fromEntries(merged) } as ClaimDocument;
}

/** Ada's claim with a document of that content, and the document: what a visitor submits. */
export function withDocument(
  content: Buffer = PDF,
  changes: Partial<Record<string, object>> = {},
  name = 'a.pdf',
) {
  const file = { name, size: content.length, type: 'application/pdf' };
  const claim = adasClaim({ documentContexts: [{ file, name: null, kind: 'id' }], ...changes });
  return { claim, files: [{ name, content }] };
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>\n%%EOF\n');
