import type { Way } from '../../schemas/generated/types.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import type { CompiledModule } from '../bundle/compiledForms.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import { ProblemError } from '../http/problems.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { ClaimantStore, ClaimStore } from '../store/store.ts';
import { type Arrival, hasSeveralDeadlines, requireBeforeDeadline, requireInTime } from './deadlineCheck.ts';
import { possibleClaims, type SignInFacts } from './possibleClaims.ts';

/** Context of the checks that admit claimants to a form, on a server or for a case. */
export interface AdmissionContext {
  bundle: { bundle: Bundle };
  key: ServerKey;
  clock: () => Date;
  store: {
    claimants: Pick<ClaimantStore, 'header' | 'matching' | 'byIds'>;
    claims: Pick<ClaimStore, 'byReferenceCode'>;
  };
}

/** Parts of a served form that checks of admission read. */
export type AdmissionForm = Pick<ServedForm, 'form' | 'settings' | 'entries'> & {
  module: Pick<CompiledModule, 'loaded'>;
};

/** Throws formDisabled, or deadlinePassed where no claim can be in time; checked before any credentials. */
export function requireOpenForm(context: AdmissionContext, form: AdmissionForm, arrival: Arrival): void {
  if (form.settings.enabled === false) throw new ProblemError('formDisabled');
  requireBeforeDeadline(context, form, arrival);
}

/**
 * Throws deadlinePassed where none of the claims that a visitor with these credentials may file can be in time (C8-24).
 */
export async function requireOpenForSignIn(
  context: AdmissionContext,
  form: AdmissionForm,
  { kind }: Way,
  { credentials, rows, arrival }: Omit<SignInFacts, 'arrival'> & { arrival: Arrival },
): Promise<void> {
  if (!hasSeveralDeadlines(form)) return;
  const entered = { ...arrival, entry: kind };
  requireInTime(
    context,
    form,
    entered,
    await possibleClaims(context, form, { credentials, rows, arrival: entered }),
  );
}
