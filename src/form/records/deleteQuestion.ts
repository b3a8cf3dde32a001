import type { PlacedRecord } from '../../../transforms/conditions/scope.ts';
import type { RecordBlock } from '../../../transforms/pages/recordBlocks.ts';
import type { RecordShare } from '../types.ts';
import { type ListFieldProps, listOptions } from './listField.ts';
import { recordNameOf } from './recordName.ts';

/** Returns the question of the confirmation dialog before a record is deleted, which mentions its documents (C8-15). */
export function deleteQuestion(
  field: ListFieldProps,
  { record, index }: PlacedRecord,
  number: number,
): string {
  const { text } = field.registry.formContext;
  const { block, documents } = listOptions<RecordShare & Partial<RecordBlock>>(field);
  const hasDocuments = (documents[index] ?? []).length > 0;
  return text(hasDocuments ? 'Ui_DeleteQuestionDocuments' : 'Ui_DeleteQuestion', {
    entry: recordNameOf(record, block, number, text),
  });
}
