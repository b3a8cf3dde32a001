import type { ClaimRecord } from '../../../transforms/claims/types.ts';
import type { UiText } from '../../../widgets/texts.ts';

/** What a record is called where one is spoken of: its file's name, else its number. */
export function nameOf(record: ClaimRecord | undefined, index: number, text: UiText): string {
  const file = Object.values(record ?? {}).find(
    (value) => typeof value === 'object' && value !== null && 'name' in value,
  );
  if (typeof file === 'object' && file !== null && 'name' in file) return String(file.name);
  return text('Ui_Record', { number: index + 1 });
}
