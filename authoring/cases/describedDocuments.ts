import type { TriedDocument } from '../../schemas/generated/types.ts';
import { fileFieldOf, nameKey } from '../../server/claims/documentMatch.ts';
import { planModelOf } from '../../transforms/claims/planIndex.ts';
import { nameFor } from '../../transforms/documents/documentType.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';

/** Document of a case with the file name under which it is sent. */
export interface NamedDocument extends TriedDocument {
  name: string;
}

/** Returns the documents of a case with file names; one without a name gets one that fits its type. */
export function describedDocuments(documents: readonly TriedDocument[]): NamedDocument[] {
  return documents.map((document, index) => ({
    ...document,
    name: document.name ?? nameFor(`document-${index + 1}`, document.type),
  }));
}

/** Returns the claim with a record in documentContexts, with kind and file, for each document that has none there. */
export function withDescribed(
  claim: NonNullable<unknown>,
  plan: FormPlan,
  documents: readonly NamedDocument[],
): ClaimDocument {
  const given = claim as ClaimDocument;
  const field = fileFieldOf(plan);
  const contexts: unknown = given.documentContexts ?? [];
  // A value that is no list is left as it is, because validation reports it.
  if (field === undefined || documents.length === 0 || !Array.isArray(contexts)) return given;
  const described = new Set(contexts.map((record: unknown) => nameIn(record, field)));
  const model = planModelOf(plan, 'documentContexts');
  const hasKind = model?.fields.some(({ name }) => name === 'kind') === true;
  const added = documents
    .filter(({ name }) => !described.has(nameKey(name)))
    .map(({ name, size, type, kind }): ClaimRecord => {
      const file = { name, size, type };
      return kind !== undefined && hasKind ? { kind, [field]: file } : { [field]: file };
    });
  return { ...given, documentContexts: [...contexts, ...added] };
}

function nameIn(record: unknown, field: string): string | undefined {
  const file = isContainer(record) ? record[field] : undefined;
  return isContainer(file) ? nameKey(String(file.name)) : undefined;
}
