import { Ajv2020 } from 'ajv/dist/2020.js';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { claimHash } from '../export/claimHash.ts';
import type { ExportedClaim } from '../export/exportedClaim.ts';
import { LINE_PROPERTIES, LINE_REQUIRED } from '../export/lineSchema.ts';
import { describeErrors } from '../http/apiValidators.ts';
import { readReferenceCode } from '../store/referenceCode.ts';
import type { StoredClaim } from '../store/storedClaim.ts';

/** Members of a line that exports of earlier versions lack. */
const NEWER: ReadonlySet<string> = new Set<keyof ExportedClaim>([
  'addedToReferenceCode',
  'entry',
  'marks',
  'sha256',
]);

/** Schema of a line of an export. It refuses unknown members, which would be lost in silence. */
const LINE: Record<string, unknown> = {
  type: 'object',
  additionalProperties: false,
  required: [
    ...LINE_REQUIRED.filter((name) => !NEWER.has(name)),
    'maskCharacters',
  ] satisfies (keyof ExportedClaim)[],
  properties: {
    ...Object.fromEntries(Object.entries(LINE_PROPERTIES).filter(([name]) => name !== 'unreadable')),
    // Of lines that a version before C13-14 wrote: the paths of what it stored encrypted.
    encrypted: { type: 'array', items: { type: 'string' } },
  },
};

/** Line of an export before its hash is checked: earlier versions wrote none. */
type ImportedLine = Omit<ExportedClaim, 'sha256' | 'marks'> &
  Partial<Pick<ExportedClaim, 'sha256' | 'marks'>> & { encrypted?: string[] };

const isExported = new Ajv2020({
  allErrors: false,
  strict: true,
  allowUnionTypes: true,
}).compile<ImportedLine>(LINE);

/** Option that accepts lines without a hash, which exports of earlier versions lack. */
export interface HashDemand {
  withoutHashes: boolean;
}

/** Error of a line that cannot be imported; the message has the reason. */
export class ImportLineError extends ExpectedError {}

/** Parses a line of an export and checks its hash. Throws an ImportLineError, also for null, an unreadable line. */
export function readExportedLine(line: string | null, { withoutHashes }: HashDemand): StoredClaim {
  if (line === null) throw new ImportLineError('The line is too long, or not UTF-8');
  const value = parsed(line);
  if (!isExported(value)) throw new ImportLineError(describe(value));
  requireHash(value, withoutHashes);
  const {
    addedToReferenceCode: _code,
    entry: _way,
    sha256: _hash,
    encrypted: _paths,
    // Sent, or to be sent, by the server of the export.
    mails: _mails,
    documents,
    ...rest
  } = value;
  const { referenceCode, submittedAt, maskCharacters = {}, marks = [] } = rest;
  if (readReferenceCode(referenceCode) !== referenceCode)
    throw new ImportLineError(`The reference code ${referenceCode} is none: a character of it is another`);
  if (!isInstant(submittedAt)) throw new ImportLineError(`submittedAt is no instant: ${submittedAt}`);
  const filed = documents.map(({ path: _where, ...document }) => document);
  return { ...rest, maskCharacters, marks, documents: filed };
}

function requireHash(line: ImportedLine, withoutHashes: boolean): void {
  const { referenceCode, sha256 } = line;
  if (sha256 === undefined && withoutHashes) return;
  if (sha256 === undefined)
    throw new ImportLineError(
      `The claim ${referenceCode} has no sha256, so nothing shows whether it was altered: export it again, or, where the ` +
        'export is of an earlier version and you trust it, import with --without-hashes',
    );
  if (sha256 !== claimHash(line))
    throw new ImportLineError(
      `The claim ${referenceCode} is not what was exported: its SHA-256 is another. Use the file as it was exported`,
    );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new ImportLineError('The line is not JSON: an export has a whole claim on each line');
  }
}

function describe(value: unknown): string {
  if (typeof value === 'object' && value !== null && !('maskCharacters' in value))
    return 'The line does not say what masks put into values: export again, without --unmasked and --canonical';
  return `The line is not of an export of this version: ${describeErrors('it', isExported.errors)}`;
}

function isInstant(written: string): boolean {
  const instant = new Date(written);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === written;
}
