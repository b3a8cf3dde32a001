import type { Block } from '../../schemas/generated/types.ts';
import { planModelOf } from '../claims/planIndex.ts';
import { FIELD_KINDS } from '../fields/fields.ts';
import { documentKindKey } from '../ground/documentLinks.ts';
import type { FormPlan } from '../ground/plan.ts';
import { lookUp, type Texts } from '../texts/lookUp.ts';
import type { RenderBlock } from './types.ts';

/** Adds to a rendered block the column of its records' documents: the label, and the file widget (C8-15). */
export function withDocuments(drawn: RenderBlock, block: Block, plan: FormPlan, texts: Texts): RenderBlock {
  const written = 'documents' in block ? block.documents : undefined;
  if (!written || (drawn.kind !== 'recordManager' && drawn.kind !== 'recordTable')) return drawn;
  const { kind } = written;
  const placements = planModelOf(plan, drawn.model)?.placements;
  const called = placements?.find(({ documents: own }) => own?.kind === kind)?.documents;
  const documents = planModelOf(plan, 'documentContexts');
  const field = documents?.fields.find(({ type }) => type === 'file')?.name ?? '';
  const label =
    lookUp(documentKindKey(kind), texts) ??
    (called?.labelKey === undefined ? undefined : lookUp(called.labelKey, texts)) ??
    called?.label ??
    kind;
  return {
    ...drawn,
    documents: {
      kind,
      field,
      schema: { type: [...FIELD_KINDS.file.types], title: label },
      ui: {
        'ui:widget': FIELD_KINDS.file.widget,
        // RJSF would look for fields within a file.
        'ui:field': 'StringField',
        // A read-only table shows a text: the names of the files.
        'ui:options': { type: 'string', label, requiredStyling: true },
      },
    },
  };
}
