import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import { walletField } from '../../transforms/pages/walletField.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import type { ServedForm } from '../bundle/loadBundle.ts';
import { textsOf } from '../culture.ts';
import { ProblemError } from '../http/problems.ts';
import { openEmail } from '../security/walletEmail.ts';
import type { FormSession } from '../store/store.ts';
import type { JudgingContext } from './judging/accept.ts';

/**
 * Throws 400 where a claim names a wallet account that its claimant did not log in to, with nonMatchingPaymentElection
 * where they logged in to another (C6-18, R8-06).
 */
export function requireLoggedInAccount(
  context: Pick<JudgingContext, 'bundle' | 'wallet' | 'key'>,
  { pages }: ServedForm,
  granted: FormSession,
  claim: ClaimDocument,
  culture: string,
): void {
  const field = walletField(pages.map(({ page }) => page));
  const record = field && claim[field.model];
  if (!context.wallet || !field || !record || Array.isArray(record)) return;
  const verified = openEmail(context.key, granted.walletEmail);
  const named = accountOf(record, field.name);
  if (named === '' || (verified === undefined && !context.wallet.required)) return;
  if (verified !== undefined && normalised(verified) === named) return;
  const nonMatchingPaymentElection = verified !== undefined;
  const key = nonMatchingPaymentElection ? 'LocKey_Shared_ErrorMessage_WalletMismatch' : 'Wallet_Missing';
  const rule = nonMatchingPaymentElection ? ('walletMismatch' as const) : ('walletMissing' as const);
  const message = productText(key, textsOf(context, culture));
  const validationErrors = [{ path: `${field.model}.${field.name}`, rule, message }];
  throw new ProblemError('validationFailed', { nonMatchingPaymentElection, validationErrors });
}

const normalised = (email: string): string => email.normalize('NFC').trim().toLowerCase();

function accountOf(record: ClaimRecord, field: string): string {
  const value = record[field];
  return typeof value === 'string' ? normalised(value) : '';
}
