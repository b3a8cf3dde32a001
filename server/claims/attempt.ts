import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { LiveSession } from '../security/sessions.ts';
import type { FormSession } from '../store/store.ts';
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
