import type { KeyObject } from 'node:crypto';
import { AlteredValueError } from '../security/alteredValue.ts';
import { seal, unseal } from '../security/envelope.ts';
import type { TakenReminder } from '../store/reminderStore.ts';

/** Encrypted part of a reminder. */
export interface Reminder {
  /** Id of its mail. */
  id: string;
  to: string;
  culture: string;
}

/** Seals a reminder with the data key of its draft. */
export const sealReminder = (dataKey: KeyObject, draft: string, reminder: Reminder): string =>
  seal(dataKey, JSON.stringify(reminder), placeOf(draft));

/** Opens a reminder. Throws an AlteredValueError where it was altered, or is another draft's. */
export function openReminder(
  dataKey: KeyObject,
  { draft, sealed }: Pick<TakenReminder, 'draft' | 'sealed'>,
): Reminder {
  const opened = unseal(dataKey, sealed, placeOf(draft.id));
  if (!opened) throw new AlteredValueError('The address of a reminder', `the draft ${draft.id}`);
  return JSON.parse(opened.toString());
}

const placeOf = (draft: string): string => JSON.stringify([draft, 'reminder']);
