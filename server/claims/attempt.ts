import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import type { LiveSession } from '../security/sessions.ts';
import type { BoundKey, CaptchaUse, Claimant, ClassListColumn, FormSession } from '../store/store.ts';
import type { Submission } from './readSubmission.ts';

/** One submission and what is known of it. */
export interface Attempt {
  served: ServedForm;
  session: LiveSession;
  granted: FormSession;
  idempotencyKey: string;
  arrivedAt: Date;
  address: string;
  submission: Submission;
}

/** The language that the claimant filed in. */
export function cultureOf({ texts }: Submission): string {
  return texts.userPreferredCulture ?? DEFAULT_CULTURE;
}

/** What is stored already that a submission is judged by. */
export interface Known {
  /** What the key is bound to, where the claim was filed before. */
  bound: BoundKey | null;
  captchaUse: CaptchaUse | null;
  captchaIsUsed: boolean;
  /** The rows that the session was authorized by, and the header of their list. */
  rows: Claimant[];
  header: ClassListColumn[];
}

/** Asks the store for all of it at once: each turn to another thread or machine is time and processor. */
export async function readKnown(context: AppContext, attempt: Attempt): Promise<Known> {
  const { claims, captchaUses, claimants } = context.store;
  const { granted, served, idempotencyKey, submission } = attempt;
  const captchaUse = context.captcha.redemptionOf(submission.texts.reCaptchaResponse ?? '');
  const ofClassList = served.settings.authorization.kind === 'classList';
  const [bound, captchaIsUsed, rows, header] = await Promise.all([
    claims.boundKey(idempotencyKey),
    captchaUse !== null && captchaUses.isUsed(captchaUse.hash),
    ofClassList ? claimants.byIds(granted.claimants) : [],
    ofClassList ? claimants.header(served.form) : null,
  ]);
  return { bound, captchaUse, captchaIsUsed, rows, header: header ?? [] };
}
