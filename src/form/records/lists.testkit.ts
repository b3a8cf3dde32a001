import type { ClaimDocument } from '../../../transforms/claims/types.ts';
import type { FieldSpec } from '../claimPage.testkit.tsx';

export const DOCUMENT: FieldSpec[] = [
  { name: 'name', widget: 'text', label: 'Name' },
  { name: 'file', widget: 'file', label: 'File' },
];

export const TRANSACTION: FieldSpec[] = [
  { name: 'description', widget: 'text', label: 'Description' },
  { name: 'amount', widget: 'number', label: 'Amount' },
];
export const contract = { name: 'contract.pdf', size: 12, type: 'application/pdf' };
export const saved: ClaimDocument = { documentContexts: [{ name: 'Contract', file: contract }] };
