import { CLAIM_MARKS } from '../../transforms/ground/claimMark.ts';
import { FORM_NAMES, type FormName } from '../../transforms/ground/modelNames.ts';
import type { ExportedClaim } from './exportedClaim.ts';

const text = { type: 'string' } as const;
const uuid = { type: 'string', pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' } as const;

const MAIL = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'state', 'attempts', 'createdAt', 'nextAt', 'endedAt'],
  properties: {
    kind: { ...text, description: '`receipt`.' },
    state: {
      enum: ['waiting', 'sent', 'refused', 'givenUp'],
      description:
        'Refused by the SMTP server, as for an address that does not exist; given up after three days.',
    },
    attempts: { type: 'integer', minimum: 0 },
    createdAt: { ...text, description: 'When its claim was filed.' },
    nextAt: { type: ['string', 'null'], description: 'When it is tried next.' },
    endedAt: { type: ['string', 'null'], description: 'When it was sent, refused or given up.' },
  },
} as const;

const DOCUMENT = {
  type: 'object',
  additionalProperties: false,
  required: ['key', 'name', 'contentType', 'size', 'sha256', 'scan'],
  properties: {
    key: { ...uuid, description: 'The name of its file.' },
    name: { ...text, description: 'As the claimant called it.' },
    contentType: { ...text, description: 'By what its bytes are.' },
    size: { type: 'integer', minimum: 0, description: 'In bytes.' },
    sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    scan: { ...text, description: 'What the virus scanner said; `not scanned` without one.' },
    path: {
      ...text,
      description: 'Where the file is: in the data folder, or where the documents were copied to.',
    },
  },
} as const;

/** JSON Schema of each member of an exported line; that of `claim` allows any object. */
export const LINE_PROPERTIES = {
  id: { ...uuid, description: 'Of this data; nobody else knows it.' },
  form: { enum: Object.keys(FORM_NAMES) satisfies string[] as FormName[] },
  referenceCode: { ...text, description: 'What the claimant was told.' },
  culture: { ...text, description: 'The language that it was filed in.' },
  claim: { type: 'object' },
  configurationHash: { ...text, description: 'Of the configuration that it was judged by.' },
  submittedAt: { ...text, description: 'An instant in UTC: 2030-06-01T12:00:00.000Z.' },
  claimants: {
    type: 'array',
    items: text,
    description: 'The rows of the class list that it was opened with.',
  },
  addedTo: { type: ['string', 'null'], description: 'The id of the claim that it adds documents to.' },
  entry: {
    enum: ['classList', 'claims', 'open'],
    description:
      'By which way the claimant came in: by the class list, by a claim filed before, or by neither.',
  },
  addedToReferenceCode: {
    type: ['string', 'null'],
    description: 'The reference code of that claim; null where it is not stored.',
  },
  repeated: { type: 'boolean', description: 'An earlier claim was opened with the same row.' },
  marks: {
    type: 'array',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['mark', 'at'],
      properties: { mark: { enum: [...CLAIM_MARKS] }, at: { ...text, description: 'An instant in UTC.' } },
    },
    description: 'Marks of the administrator, oldest first.',
  },
  unsealed: { const: true, description: 'It is stored in the clear: an older version filed it.' },
  maskCharacters: {
    type: 'object',
    additionalProperties: text,
    description: 'By field, what its mask put into the value that was typed.',
  },
  unreadable: {
    type: 'object',
    description: 'By path, what was typed into a number or date and is none; the claim has null there.',
  },
  documents: { type: 'array', items: DOCUMENT },
  mails: {
    type: 'array',
    items: MAIL,
    description: 'Mails of the claim, without addresses; left out where it has none.',
  },
  sha256: {
    type: 'string',
    pattern: '^[0-9a-f]{64}$',
    description: 'SHA-256 of the canonical JSON (members sorted, no spaces) of all else in this line.',
  },
} as const satisfies Record<keyof ExportedClaim, object>;

/** Names of the members that every line has, whatever the format of its values. */
export const LINE_REQUIRED = [
  'id',
  'form',
  'referenceCode',
  'culture',
  'claim',
  'configurationHash',
  'submittedAt',
  'claimants',
  'addedTo',
  'addedToReferenceCode',
  'entry',
  'repeated',
  'marks',
  'documents',
  'sha256',
] as const satisfies (keyof ExportedClaim)[];
