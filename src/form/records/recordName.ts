import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import type { Translate } from '../../../widgets/translate.ts';
import { recordNameIn } from '../recordLabel.ts';

/** Returns the name of a record in texts: its file's name, else the name from its block, else its number. */
export function recordNameOf(
  record: ClaimRecord | undefined,
  block: Parameters<typeof recordNameIn>[0],
  number: number,
  text: Translate,
): string {
  const file = Object.values(record ?? {}).find(
    (value) => typeof value === 'object' && value !== null && 'name' in value,
  );
  if (typeof file === 'object' && file !== null && 'name' in file) return String(file.name);
  return recordNameIn(block, number, text);
}

/** Returns the announcement of a record that cannot be saved, by its name and errors: `Charge 2 has 3 problems.` */
export const problemCountText = (entry: string, errors: object, text: Translate): string => {
  const count = Object.keys(errors).length;
  return text('Ui_EntryProblems', { entry, count });
};
