import type { CanonicalFields } from '../../transforms/claims/canonicalClaim.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ExportedClaim, OpenedLine } from './exportedClaim.ts';

/** List models, whose records are tables of an export. */
export type ExportList = 'prepopulatedData' | 'documentContexts' | 'claimTransactions';

/**
 * Table of a CSV export. `claims` has a line for each claim, a list model a line for each of its records, and
 * `claimTransactions.items` a line for each entry of that list within the records (C8-16).
 */
export type ExportTable = 'claims' | ExportList | `${ExportList}.${string}`;

/** Format of values; as they were typed where nothing is set. */
export interface ExportWriting {
  /** Leaves out mask characters, for systems that read digits only (C7-07). */
  unmasked?: boolean | undefined;
  /** Numbers as plain decimals and dates as yyyy-MM-dd (C14-07). */
  canonical?: boolean | undefined;
}

/** Options of an export: claims, table, format and documents. */
export interface ExportChoice extends ExportWriting {
  format: 'ndjson' | 'csv';
  /** CSV only: `claims` where left out. NDJSON holds everything. */
  table?: ExportTable | undefined;
  /** Form of the claims; all where left out. */
  form?: FormName | undefined;
  /** First time of submission. */
  since?: Date | undefined;
  /** Folder for copies of the documents, each checked against its hash; the paths are those within it. */
  documentsTo?: string | undefined;
  /** Numbers and dates of forms, for claims of a configuration that the data lacks. */
  fieldsOf?: Partial<Record<FormName, CanonicalFields>> | undefined;
}

/** Writes text; resolves when more may follow. */
export type WriteText = (text: string) => Promise<void>;

/** Yields the chosen claims anew at each call, oldest first; with `upTo` that claim is the last. */
export type ReadClaims = (upTo?: ExportedClaim) => AsyncIterable<OpenedLine>;

/** Copies a claim's documents, or checks their hashes, before its line is written. */
export type CopyDocuments = (opened: OpenedLine) => Promise<void>;
