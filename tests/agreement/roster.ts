import fc from 'fast-check';
import type { RawField } from '../oracle/raw.ts';

/** A field that drawn forms may have. Names are fixed, so that what is drawn shrinks; rules are not. */
export interface RosterField {
  name: string;
  type: RawField['type'];
  clientOnly?: true;
  computed?: true;
  fields?: RosterField[];
}

const ITEM: RosterField[] = [
  { name: 'name', type: 'string' },
  { name: 'amountClaimed', type: 'number' },
  { name: 'usedOn', type: 'date' },
  { name: 'gift', type: 'boolean' },
  { name: 'share', type: 'number', computed: true },
];

export const SINGLE_MODELS: Record<string, RosterField[]> = {
  claimantInfo: [
    { name: 'firstName', type: 'string' },
    { name: 'city', type: 'string' },
    { name: 'age', type: 'number' },
    { name: 'income', type: 'number' },
    { name: 'birthDate', type: 'date' },
    { name: 'movedOn', type: 'date' },
    { name: 'isMinor', type: 'boolean' },
    { name: 'hasAgent', type: 'boolean' },
    { name: 'confirmCity', type: 'string', clientOnly: true },
  ],
  claimDetails: [
    { name: 'reason', type: 'string' },
    { name: 'city', type: 'string' },
    { name: 'amount', type: 'number' },
    { name: 'hours', type: 'number' },
    { name: 'startDate', type: 'date' },
    { name: 'endDate', type: 'date' },
    { name: 'agree', type: 'boolean' },
    { name: 'appeal', type: 'boolean' },
    { name: 'total', type: 'number', computed: true },
    { name: 'dueDate', type: 'date', computed: true },
    { name: 'caption', type: 'string', computed: true },
  ],
};

export const LIST_MODELS: Record<string, RosterField[]> = {
  claimTransactions: [
    { name: 'claimTransactionId', type: 'string' },
    { name: 'merchant', type: 'string' },
    { name: 'amountClaimed', type: 'number' },
    { name: 'quantity', type: 'number' },
    { name: 'boughtOn', type: 'date' },
    { name: 'refunded', type: 'boolean' },
    { name: 'lineTotal', type: 'number', computed: true },
    { name: 'items', type: 'list', fields: ITEM },
  ],
  documentContexts: [
    { name: 'kind', type: 'string' },
    { name: 'claimTransactionId', type: 'string' },
    { name: 'page', type: 'number' },
    { name: 'takenOn', type: 'date' },
    { name: 'isCopy', type: 'boolean' },
    { name: 'file', type: 'file' },
  ],
};

/** What the class list knows of a member: of these fields `member` reads the first record. */
export const MEMBER: RosterField[] = [
  { name: 'memberName', type: 'string' },
  { name: 'units', type: 'number' },
  { name: 'joinedOn', type: 'date' },
  { name: 'isInsured', type: 'boolean' },
];

/** Where a rule stands, as the oracle's Scope: the records around it, innermost first, and its own single model. */
export interface Place {
  model: string;
  rows: { list: string; fields: RosterField[] }[];
  /** Computed fields may not be read: the place is a calculation that they depend on. */
  plain?: boolean;
  /** The innermost row is that of a `where`. */
  where?: boolean;
}

/** The fields that a name finds here, the innermost first; those of one name further out are hidden. */
export function visibleFields(place: Place): RosterField[] {
  const own = SINGLE_MODELS[place.model] ?? [];
  const seen = new Map<string, RosterField>();
  for (const field of [...place.rows.flatMap((row) => row.fields), ...own]) {
    if (!seen.has(field.name)) seen.set(field.name, field);
  }
  return [...seen.values()].filter((field) => isReadable(field, place));
}

function isReadable(field: RosterField, place: Place): boolean {
  return !field.clientOnly && !(field.computed && place.plain);
}

export function namesOfType(fields: RosterField[], ...types: RawField['type'][]): string[] {
  return fields.filter((field) => types.includes(field.type)).map((field) => field.name);
}

export function fieldsOfSingle(model: string, place: Place): RosterField[] {
  return (SINGLE_MODELS[model] ?? []).filter((field) => isReadable(field, place));
}

/** C2-01: a name in camelCase or PascalCase. */
export function cased(name: string): fc.Arbitrary<string> {
  return fc.constantFrom(name, name.slice(0, 1).toUpperCase() + name.slice(1));
}

export function casedFrom(names: string[]): fc.Arbitrary<string> {
  return fc.constantFrom(...names).chain(cased);
}
