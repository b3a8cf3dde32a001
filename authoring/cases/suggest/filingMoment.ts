import type { ReadBundle } from '../../../bundle/readBundle.ts';
import { readForm } from '../../../transforms/config/readForm.ts';
import { parseDeadline } from '../../../transforms/deadlines/deadlines.ts';
import { DEADLINE_KEYS, type FormName } from '../../../transforms/ground/modelNames.ts';
import { own } from '../../../transforms/values/own.ts';
import type { KnownCase } from './suggestForm.ts';

const DAY = 86_400_000;
/** Number of days before the deadline at which suggested cases are filed. */
const DAYS_BEFORE = 30;
/** Moment of filing where neither deadlines nor cases give one. */
const SOME_DAY = '2030-06-01T12:00:00Z';

/**
 * Returns the moment at which suggested cases are filed: that of the first existing case, else noon (UTC) about 30 days
 * before the form's first deadline, else a fixed day. It is never the current time, so that the same bundle gives the
 * same cases.
 */
export function filingMoment(read: ReadBundle, form: FormName, known: readonly KnownCase[]): Date {
  const [first] = known;
  if (first) return new Date(first.context.now);
  const { settlement } = read.view.bundle;
  const { deadlines } = readForm(read.view.bundle, form);
  const keys = [...deadlines.entries.map(({ key }) => key), ...DEADLINE_KEYS[form]];
  const [text] = keys.flatMap((key) => own(settlement.deadlines, key)?.deadline ?? []);
  if (text === undefined) return new Date(SOME_DAY);
  const day = Math.floor((parseDeadline(text, settlement.timeZone).getTime() - DAYS_BEFORE * DAY) / DAY);
  return new Date(day * DAY + DAY / 2);
}
