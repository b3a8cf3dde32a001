import { deepEquals } from '@rjsf/utils';
import { DOCUMENTS } from '../../../transforms/claims/recordDocuments.ts';
import type { FieldErrorTexts, RecordDraft } from '../types.ts';
import { errorsOfRecord, type ListFieldProps, listOptions, recordsIn } from './listParts.ts';

/** Whether the draft of a saved record answers a question as the record does. */
function isAsSaved(field: ListFieldProps, { index, values, documents }: RecordDraft, name: string): boolean {
  if (name === DOCUMENTS) {
    const saved = listOptions(field).documents[index ?? -1] ?? [];
    return deepEquals(saved, documents?.chosen.map(({ file }) => file?.name) ?? []);
  }
  const saved = recordsIn(field).find((placed) => placed.index === index)?.record;
  const [own = ''] = name.split('.');
  return deepEquals(saved?.[own], values[own]);
}

/**
 * What is said in the form of a draft: what is wrong with it, and what is said of the saved record that it replaces, as
 * long as it answers no otherwise. So whoever opens a record for its message finds it there, too.
 */
export function errorsOfDraft(field: ListFieldProps, draft: RecordDraft): FieldErrorTexts {
  if (draft.index === null) return draft.errors;
  const saved = Object.entries(errorsOfRecord(field, draft.index));
  const standing = saved.filter(([name]) => isAsSaved(field, draft, name));
  return { ...Object.fromEntries(standing), ...draft.errors };
}
