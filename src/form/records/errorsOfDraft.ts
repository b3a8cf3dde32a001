import { deepEquals } from '@rjsf/utils';
import type { FieldErrorTexts, RecordDraft } from '../types.ts';
import { blockRecords, errorsOfRecord, type ListFieldProps, listOptions } from './listField.ts';

/** Whether the draft of a saved record answers all as the record does, and has the same documents. */
function isAsSaved(field: ListFieldProps, index: number, { values, documents }: RecordDraft): boolean {
  const saved = blockRecords(field).find((placed) => placed.index === index)?.record;
  const isSame = Object.keys(values).every((name) => deepEquals(saved?.[name] ?? null, values[name] ?? null));
  const files = documents?.chosen.map(({ file }) => file?.name) ?? [];
  return isSame && deepEquals(listOptions(field).documents[index] ?? [], files);
}

/**
 * What is said in the form of a draft: what is wrong with it; and until something in it is changed, what is said of the
 * saved record that it replaces. So whoever opens a record for its message finds it there, too. A change may have put
 * it right: from then on the draft is judged for itself.
 */
export function errorsOfDraft(field: ListFieldProps, draft: RecordDraft): FieldErrorTexts {
  const { index, errors } = draft;
  if (index === null || !isAsSaved(field, index, draft)) return errors;
  return { ...errorsOfRecord(field, index), ...errors };
}
