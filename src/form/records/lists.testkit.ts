import type { ListFieldName } from '../../../schemas/uiOptions.ts';
import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import type { PageSchema, RenderBlock } from '../../../transforms/pages/types.ts';
import { type FieldSpec, leaves } from '../claimPage.testkit.tsx';

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

type ListBlock = Extract<RenderBlock, { kind: 'recordManager' | 'recordTable' | 'displayRows' }>;

const LIST_FIELDS: Record<ListBlock['kind'], ListFieldName> = {
  recordManager: 'RecordManager',
  recordTable: 'RecordTable',
  displayRows: 'DisplayRows',
};

/** Adds a list block and the schema of its model to a page. */
export function withList(page: PageSchema, block: ListBlock, specs: FieldSpec[]): PageSchema {
  const { properties, ui } = leaves(specs);
  const { blocks } = page.uiSchema['ui:options'];
  return {
    ...page,
    schema: {
      ...page.schema,
      properties: {
        ...page.schema.properties,
        [block.model]: { type: 'array', items: { type: 'object', properties } },
      },
    },
    uiSchema: {
      ...page.uiSchema,
      [block.model]: { 'ui:field': LIST_FIELDS[block.kind], items: ui },
      'ui:options': { blocks: [...blocks, block] },
    } as PageSchema['uiSchema'],
  };
}

export const managerBlock: Extract<RenderBlock, { kind: 'recordManager' }> = {
  kind: 'recordManager',
  id: 'documents',
  title: 'Documents',
  model: 'documentContexts',
  path: 'documentContexts',
  required: true,
  draftOnInit: true,
  draftAfterFinish: true,
  allowDelete: true,
  allowEdit: true,
  labels: {},
  fields: ['name', 'file'],
};

export const tableBlock: Extract<RenderBlock, { kind: 'recordTable' }> = {
  kind: 'recordTable',
  id: 'transactions',
  title: 'Transactions',
  model: 'claimTransactions',
  path: 'claimTransactions',
  allowDelete: true,
  allowEdit: true,
  labels: {},
  fields: ['description', 'amount'],
};
