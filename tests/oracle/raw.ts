/** The JSON of a case file as it is written, before anybody has read it: the oracle's only input. */
export type Scalar = string | number | boolean | null;

export interface RawRule {
  name: string;
  ordinalParams?: Scalar[];
  namedParams?: Record<string, unknown>;
  errorMessageKeys?: Record<string, string>;
}

export interface RawField {
  name: string;
  type: 'string' | 'number' | 'boolean' | 'date' | 'file' | 'list';
  rules?: RawRule[];
  clientOnly?: true;
  computed?: unknown;
  fields?: RawField[];
}

export interface RawModel {
  metadataHash?: string;
  metadata: { formType: string; dtoMapping: string; [key: string]: unknown };
  rules?: RawRule[];
  fields: RawField[];
}

export interface RawDependency {
  when: unknown;
  hide?: boolean;
  disable?: boolean;
  disableOnFulfilled?: boolean;
  resetOnUnfulfilled?: boolean;
  resetValue?: Scalar;
}

export interface RawPlacement {
  model?: string;
  name: string;
  required?: unknown;
  dependencies?: RawDependency[];
  columns?: RawPlacement[];
}

export interface RawBlock {
  kind: string;
  id: string;
  model?: string;
  required?: boolean;
  min?: unknown;
  /** C8-14: the block has the records with this value alone. */
  only?: { field: string; equals: Scalar };
  /** C8-15: documents that are chosen in the records of the block. */
  documents?: { kind: string; when?: unknown; min?: unknown; max?: unknown };
  prefix?: string;
  layout?: string;
  hasCountry?: boolean;
  hasStreetLine2?: boolean;
  hasInternationalSupport?: boolean;
  dependencies?: { when: unknown }[];
  fields?: RawPlacement[];
}

export interface RawPage {
  path: string;
  titleKey: string;
  skipWhen?: unknown;
  blocks: RawBlock[];
}

export interface RawContext {
  now: string;
  allowedCharacters: string | null;
  culture: string;
  entry?: 'classList' | 'claims' | 'open';
}

export type RawRecord = Record<string, unknown>;

export interface OracleError {
  path: string;
  rule: string;
  message: string;
}

/** C2-01: only the first letter is lowered. */
export function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

export function isRecord(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** C8-25: what the record itself holds, and nothing that every object has. */
export function held(record: RawRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The records of a list that may be absent. */
export function recordsOf(value: unknown): RawRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
