import type { FormType } from '../../schemas/generated/types.ts';

/** Models of a claim document (R3-17), each a single model or a list of records. */
export const MODEL_KINDS = {
  credentials: 'single',
  claimantInfo: 'single',
  claimDetails: 'single',
  signature: 'single',
  prepopulatedData: 'list',
  documentContexts: 'list',
  claimTransactions: 'list',
} as const;

/** Name of a model in the claim document: a dtoMapping in camelCase. */
export type ModelName = keyof typeof MODEL_KINDS;
export type ModelKind = (typeof MODEL_KINDS)[ModelName];

/** Names of forms in folders and routes, each with its form type. */
export const FORM_NAMES = {
  standard: 'Standard',
  lookup: 'Lookup',
  automotive: 'Automotive',
  'documents-upload': 'DocumentsUpload',
} as const satisfies Record<string, FormType>;

export type FormName = keyof typeof FORM_NAMES;

/** Deadline that closes the Standard and the Lookup form in addition to their own (C15-02). */
export const GLOBAL_DEADLINE = 'globalDeadline';

/** Deadline keys of each form, its own first (R2-46 to R2-49). */
export const DEADLINE_KEYS = {
  standard: ['claimFilingDeadline', 'globalDeadline'],
  lookup: ['lookupFilingDeadline', 'globalDeadline'],
  automotive: ['automotiveFilingDeadline'],
  'documents-upload': ['documentsUploadFilingDeadline'],
} as const satisfies Record<FormName, readonly string[]>;

export function isModelName(name: string): name is ModelName {
  return Object.hasOwn(MODEL_KINDS, name);
}

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORM_NAMES, name);
}

/** Returns the form's folder name for a form type: `DocumentsUpload` → `documents-upload`. */
export function formNameOf(formType: FormType): FormName {
  const found = Object.entries(FORM_NAMES).find(([, type]) => type === formType);
  if (!found) throw new Error(`Unexpected Form Type: ${formType}`);
  return found[0] as FormName;
}

/** Lower-cases the first letter: `FirstName` → `firstName` (C2-01). */
export function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
