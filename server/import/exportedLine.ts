import { Ajv2020 } from 'ajv/dist/2020.js';
import { readReferenceCode } from '../claims/referenceCode.ts';
import type { ExportedClaim } from '../export/exportedClaim.ts';
import { LINE_PROPERTIES, LINE_REQUIRED } from '../export/lineSchema.ts';
import { describeErrors } from '../http/checks.ts';
import type { StoredClaim } from '../store/storedClaim.ts';

/** A line of an export. What is not known here would be lost without a word, and is refused. */
const LINE: Record<string, unknown> = {
  type: 'object',
  additionalProperties: false,
  required: [
    ...LINE_REQUIRED.filter((name) => name !== 'addedToReferenceCode' && name !== 'entry'),
    'maskCharacters',
  ] satisfies (keyof ExportedClaim)[],
  properties: Object.fromEntries(Object.entries(LINE_PROPERTIES).filter(([name]) => name !== 'unreadable')),
};

const isExported = new Ajv2020({
  allErrors: false,
  strict: true,
  allowUnionTypes: true,
}).compile<ExportedClaim>(LINE);

/** A line that cannot be imported; the message says why. */
export class ImportLineError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportLineError';
  }
}

/** The claim of a line of an export. Throws an ImportLineError. */
export function readExportedLine(line: string | null): StoredClaim {
  if (line === null) throw new ImportLineError('The line is too long, or not UTF-8');
  const value = parsed(line);
  if (!isExported(value)) throw new ImportLineError(describe(value));
  const { addedToReferenceCode: _named, entry: _told, documents, maskCharacters = {}, ...rest } = value;
  const { referenceCode, submittedAt } = rest;
  if (readReferenceCode(referenceCode) !== referenceCode)
    throw new ImportLineError(`The reference code ${referenceCode} is none: a character of it is another`);
  if (!isInstant(submittedAt)) throw new ImportLineError(`submittedAt is no instant: ${submittedAt}`);
  const filed = documents.map(({ path: _where, ...document }) => document);
  return { ...rest, maskCharacters, documents: filed };
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
