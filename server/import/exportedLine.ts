import { Ajv2020 } from 'ajv/dist/2020.js';
import { FORM_NAMES, type FormName } from '../../transforms/config/names.ts';
import { readReferenceCode } from '../claims/referenceCode.ts';
import type { ExportedClaim } from '../export/exportClaims.ts';
import { describeErrors } from '../http/checks.ts';
import type { StoredClaim } from '../store/store.ts';

const text = { type: 'string' } as const;
const uuid = { type: 'string', pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } as const;

const DOCUMENT = {
  type: 'object',
  additionalProperties: false,
  required: ['key', 'name', 'contentType', 'size', 'sha256', 'scan'],
  properties: {
    key: uuid,
    name: text,
    contentType: text,
    size: { type: 'integer', minimum: 0 },
    sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    scan: text,
    path: text,
  },
} as const;

/** A line of an export. What is not known here would be lost without a word, and is refused. */
const LINE: Record<string, unknown> = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'form',
    'referenceCode',
    'culture',
    'claim',
    'configurationHash',
    'submittedAt',
    'claimants',
    'addedTo',
    'repeated',
    'maskCharacters',
    'encrypted',
    'documents',
  ] satisfies (keyof ExportedClaim)[],
  properties: {
    id: uuid,
    form: { enum: Object.keys(FORM_NAMES) satisfies string[] as FormName[] },
    referenceCode: text,
    culture: text,
    claim: { type: 'object' },
    configurationHash: text,
    submittedAt: text,
    claimants: { type: 'array', items: text },
    addedTo: { type: ['string', 'null'] },
    repeated: { type: 'boolean' },
    unsealed: { const: true },
    encrypted: { type: 'array', items: text },
    maskCharacters: { type: 'object', additionalProperties: text },
    documents: { type: 'array', items: DOCUMENT },
  } satisfies Record<keyof ExportedClaim, object>,
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
  const { referenceCode, submittedAt, documents, maskCharacters = {} } = value;
  if (readReferenceCode(referenceCode) !== referenceCode)
    throw new ImportLineError(`The reference code ${referenceCode} is none: a character of it is another`);
  if (!isInstant(submittedAt)) throw new ImportLineError(`submittedAt is no instant: ${submittedAt}`);
  const filed = documents.map(({ path: _where, ...document }) => document);
  return { ...value, maskCharacters, documents: filed };
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
    return 'The line does not say what masks put into values: export again, without --unmasked';
  return `The line is not of an export of this version: ${describeErrors('it', isExported.errors)}`;
}

function isInstant(written: string): boolean {
  const instant = new Date(written);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === written;
}
