import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseFile } from '../../schemas/generated/types.ts';
import { recordsOf } from '../../transforms/claims/claimFields.ts';
import type { ClaimDocument, FileDescriptor } from '../../transforms/ground/claim.ts';
import { PDF } from './samples.testkit.ts';
import type { TestFile } from './visitor.testkit.ts';

export const SETTLEMENTS = join(import.meta.dirname, '..', '..', 'settlements');

/** Bundles, with credentials that open each form whose cases are replayed. */
export const SAMPLES = [
  ['meridian-auto', 'standard', { signInMethod: 'claimNumber', claimNumber: 'MAF-100001', pin: '4821' }],
  ['meridian-auto-short', 'standard', { claimNumber: 'MAF-100001', pin: '4821' }],
  ['northline-recall', 'automotive', { vin: '1HGCM82633A004352', lastName: 'Alvarez' }],
] as const;

/** The case files of a form that a server can be held to. */
export function caseFiles(bundle: string, form: string): CaseFile[] {
  const folder = join(SETTLEMENTS, bundle, 'cases');
  const files = readdirSync(folder).map(
    (name): CaseFile => JSON.parse(readFileSync(join(folder, name), 'utf8')),
  );
  // The server always has its whitelist: a case about not having it is the browser's.
  return files.filter((file) => file.form === form && file.context.allowedCharacters !== null);
}

/** A PDF for each description, of the size that it names. */
export function filesOf(claim: ClaimDocument): TestFile[] {
  const described = recordsOf(claim, 'documentContexts').flatMap((record) =>
    Object.values(record).filter(
      (value): value is FileDescriptor => value !== null && typeof value === 'object' && 'size' in value,
    ),
  );
  return described.map(({ name, size }) => ({
    name,
    content: Buffer.concat([PDF, Buffer.alloc(Math.max(size - PDF.length, 0), 32)]),
  }));
}
