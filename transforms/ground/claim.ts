import type { ModelName } from './modelNames.ts';

/** Value of a file field in a claim document; the bytes of the file are stored separately. `size` in bytes. */
export interface FileDescriptor {
  name: string;
  size: number;
  type: string;
}

export type FieldValue = string | number | boolean | null | FileDescriptor | ClaimRecord[];

/** Fields of one model, or of one record of a list. */
export interface ClaimRecord {
  [field: string]: FieldValue;
}

/** Tests if a value has the shape of a record: an object that is no list. */
export function isRecord(value: unknown): value is ClaimRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Records of a list. A settled claim has null in the place of one that is not live (C8-14). */
export type ClaimRecords = (ClaimRecord | null)[];

/** Claim document: RJSF's formData, and what is judged, submitted, stored and exported. */
export type ClaimDocument = { [model in ModelName]?: ClaimRecord | ClaimRecords | null };
