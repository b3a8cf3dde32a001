import type { AppContext } from '../context.ts';

/** Maximum multiple of the usual work of a captcha challenge. */
const MOST_EFFORT = 4;

interface Tries {
  /** Different credentials that were refused within a quarter of an hour. */
  refused: number;
  granted: number;
}

/** Tests for credential spraying: many different credentials of the form were refused, and more than were accepted. */
export async function isFormSprayed(context: AppContext, form: string): Promise<boolean> {
  const [tries] = await triesOf(context, [form]);
  return tries !== undefined && isSpraying(context, tries);
}

/**
 * Returns the multiple of the usual work of a captcha challenge: twice while a form is sprayed, up to four times as the
 * spraying grows (C13-02).
 */
export async function captchaEffort(context: AppContext): Promise<number> {
  const tries = await triesOf(context, Object.keys(context.bundle.forms));
  const sprayed = tries.filter((one) => isSpraying(context, one)).map(({ refused }) => refused);
  return Math.min(MOST_EFFORT, 1 + Math.floor(Math.max(0, ...sprayed) / context.limits.sprayedCredentials));
}

const isSpraying = ({ limits }: AppContext, { refused, granted }: Tries): boolean =>
  refused >= limits.sprayedCredentials && refused > granted;

async function triesOf({ store, now }: AppContext, forms: string[]): Promise<Tries[]> {
  const buckets = forms.flatMap((form) => [`refused:${form}`, `granted:${form}`]);
  const counts = await store.attempts.counts(buckets, now());
  return forms.map((_form, index) => ({
    refused: counts[2 * index] ?? 0,
    granted: counts[2 * index + 1] ?? 0,
  }));
}
