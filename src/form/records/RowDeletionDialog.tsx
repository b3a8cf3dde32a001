import { ConfirmDelete } from './ConfirmDelete.tsx';
import { deleteQuestion } from './deleteQuestion.ts';
import { blockRecords, type ListFieldProps } from './listField.ts';
import type { useRowDeletion } from './useRowDeletion.ts';

interface AskedRowProps {
  field: ListFieldProps;
  deletion: Pick<ReturnType<typeof useRowDeletion>, 'asked' | 'answer'>;
}

/** Confirmation dialog for the row with documents that is about to be deleted; null without such a row. */
export function RowDeletionDialog({ field, deletion: { asked, answer } }: AskedRowProps) {
  const row = asked && blockRecords(field).find(({ index }) => index === asked.index);
  if (!asked || !row) return null;
  return (
    <ConfirmDelete
      question={deleteQuestion(field, row, asked.number)}
      text={field.registry.formContext.text}
      onDelete={() => answer(true)}
      onKeep={() => answer(false)}
    />
  );
}
