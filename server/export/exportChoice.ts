import type { CanonicalFields } from '../../transforms/claims/canonicalClaim.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ExportedClaim } from './exportedClaim.ts';

/** The list models, whose records are tables of an export. */
export type ExportList = 'prepopulatedData' | 'documentContexts' | 'claimTransactions';

/**
 * What is exported: a line a claim, the records of one list, a line each, or those of a list within its records
 * (`claimTransactions.items`, C8-16).
 */
export type ExportTable = 'claims' | ExportList | `${ExportList}.${string}`;

/** How the values of claims are written; as they were typed where nothing is said. */
export interface ExportWriting {
  /** Without mask characters, for systems that read digits only (C7-07). */
  unmasked?: boolean | undefined;
  /** Numbers as plain decimals and dates as yyyy-MM-dd (C14-07). */
  canonical?: boolean | undefined;
}

/** What is exported, and how. */
export interface ExportChoice extends ExportWriting {
  format: 'ndjson' | 'csv';
  /** CSV only: `claims` where left out. NDJSON holds everything. */
  table?: ExportTable | undefined;
  /** The claims of this form only. */
  form?: FormName | undefined;
  /** The claims submitted then or later only. */
  since?: Date | undefined;
  /** A folder that the documents are copied to, each held against its hash; the paths are those within it. */
  documentsTo?: string | undefined;
  /** The numbers and dates of forms, for claims of a configuration that the data does not know. */
  fieldsOf?: Partial<Record<FormName, CanonicalFields>> | undefined;
}

/** Takes text as it comes; resolves when it may have more. */
export type WriteText = (text: string) => Promise<void>;

/** The chosen claims, once more for each call; up to one of them and with it where it is given. */
export type Claims = (upTo?: ExportedClaim) => AsyncIterable<ExportedClaim>;

/** Copies a claim's documents, or holds them to their hashes, before its line is written. */
export type CopyDocuments = (claim: ExportedClaim) => Promise<void>;
