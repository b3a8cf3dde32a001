import { closingTime } from '../../transforms/deadlines/deadlines.ts';
import { possibleDeadlines } from '../../transforms/deadlines/formDeadlines.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { LoadedBundle, ServedForm } from '../bundle/loadBundle.ts';

const DAY_MS = 24 * 3_600_000;

/** Days for which drafts are kept where the settlement names none. */
export const DRAFT_DAYS = 60;

/** Time between a reminder and the end of its draft, ms. */
const REMINDED_MS = 3 * DAY_MS;

/** Time for which pieces are kept that no save has named, ms. */
export const UNNAMED_MS = DAY_MS;

/** Tests if the settlement keeps drafts. */
export const keepsDrafts = ({ bundle }: LoadedBundle): boolean =>
  bundle.settlement.settings?.resume !== 'off';

/** Returns the end of the days for which a draft is kept after a save. */
export function endOfDays({ bundle }: LoadedBundle, savedAt: Date): Date {
  const days = bundle.settlement.settings?.draftDays ?? DRAFT_DAYS;
  return new Date(savedAt.getTime() + days * DAY_MS);
}

/** Returns the time at which a draft is deleted: the end of its days, or the form's deadline where that is earlier. */
export function expiryOf(loaded: LoadedBundle, served: ServedForm, endsAt: Date): Date {
  const closing = closingOf(loaded, served);
  return closing && closing < endsAt ? closing : endsAt;
}

/** Returns the time of the reminder of a draft that is kept until an instant; null where that is not ahead. */
export function reminderTime(until: Date, now: Date): Date | null {
  const at = new Date(until.getTime() - REMINDED_MS);
  return at > now ? at : null;
}

/** Tests if a form's last deadline has passed: its drafts are of no use any more. */
export function isPastDeadline(loaded: LoadedBundle, served: ServedForm, now: Date): boolean {
  const closing = closingOf(loaded, served);
  return closing !== null && closing < now;
}

/** Returns the forms whose drafts are of no use any more. */
export const closedForms = (loaded: LoadedBundle, now: Date): FormName[] =>
  Object.values(loaded.forms)
    .filter((served) => isPastDeadline(loaded, served, now))
    .map(({ form }) => form);

const closingOf = ({ bundle }: LoadedBundle, { module }: ServedForm): Date | null =>
  closingTime(bundle.settlement, possibleDeadlines(module.loaded.plan));
