import type { Content } from '../../../schemas/generated/types.ts';
import { builtInOf } from '../../../transforms/texts/builtIn.ts';
import type { Model } from '../model.ts';
import type { Invariant } from './invariant.ts';

const HOUR_MS = 3_600_000;
const MINUTES_MS = 5 * 60_000;
/** The page looks at its clock every second; who looks at it in between may see what was said before. */
const BETWEEN_MS = 5000;

type Said = 'DeadlineNear_Hour' | 'DeadlineNear_Minutes' | 'DeadlinePassed_Title' | null;

function due(left: number): Said {
  if (left < 0) return 'DeadlinePassed_Title';
  if (left <= MINUTES_MS) return 'DeadlineNear_Minutes';
  return left <= HOUR_MS ? 'DeadlineNear_Hour' : null;
}

const textsOf = (language: string): Content => builtInOf(language) ?? {};

const LINES = ['DeadlineNear_Hour', 'DeadlineNear_Minutes', 'DeadlinePassed_Title'] as const;

/** Which of its lines a notice is, by its first sentence. */
function lineOf(notice: string | null, language: string): Said {
  const texts = textsOf(language);
  return LINES.find((key) => notice?.includes(String(texts[key]).split(/[.{]/)[0] ?? '')) ?? null;
}

const isAtEdge = (left: number): boolean =>
  [HOUR_MS, MINUTES_MS, 0].some((edge) => Math.abs(left - edge) < BETWEEN_MS);

/** By the server's clock: how long the deadline of the form is still to come. */
export const leftOf = ({ form, now }: Pick<Model, 'form' | 'now'>): number =>
  form.deadline.getTime() - now().getTime();

/** An hour and five minutes before the deadline the page says so; when it has passed, what can still be done (R1-04). */
export const deadlineIsSaid: Invariant = ({ model, after }) => {
  const left = leftOf(model);
  if (model.end || isAtEdge(left)) return [];
  const [wanted, said] = [due(left), lineOf(after.notice, after.language)];
  if (said !== wanted) return [`of the deadline the page says ${said}, not ${wanted}`];
  const canPrint = after.notice?.includes(String(textsOf(after.language).DeadlinePassed_Print)) === true;
  return wanted === 'DeadlinePassed_Title' && !canPrint ? ['what was entered cannot be printed'] : [];
};
