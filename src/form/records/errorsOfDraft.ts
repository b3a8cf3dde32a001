import { deepEquals } from '@rjsf/utils';
import type { FieldErrorTexts, RecordDraft } from '../types.ts';
import { blockRecords, errorsOfRecord, type ListFieldProps, listOptions } from './listField.ts';

/** Tests if the draft of a saved record has the same answers and documents as the record. */
function isAsSaved(field: ListFieldProps, index: number, { values, documents }: RecordDraft): boolean {
  const saved = blockRecords(field).find((placed) => placed.index === index)?.record;
  const isSame = Object.keys(values).every((name) => deepEquals(saved?.[name] ?? null, values[name] ?? null));
  const files = documents?.chosen.map(({ file }) => file?.name) ?? [];
  return isSame && deepEquals(listOptions(field).documents[index] ?? [], files);
}

/**
 * Returns the errors to show in the form of a draft: those of the draft and, until it is changed, those of the saved
 * record that it replaces.
 */
export function errorsOfDraft(field: ListFieldProps, draft: RecordDraft): FieldErrorTexts {
  const { index, errors } = draft;
  if (index === null || !isAsSaved(field, index, draft)) return errors;
  return { ...errorsOfRecord(field, index), ...errors };
}
