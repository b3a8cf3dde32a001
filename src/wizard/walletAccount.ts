import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { PageState } from '../../transforms/pages/types.ts';
import { walletField } from '../../transforms/pages/walletField.ts';
import type { ExtraMessage } from './pageErrors.ts';
import { pageNamed } from './pageRoles.ts';
import type { Wizard } from './wizard.ts';

const normalised = (email: string): string => email.normalize('NFC').trim().toLowerCase();

const fieldOn = (wizard: Wizard, page: string) => walletField([pageNamed(wizard.bundle(), page).page]);

/** Tests if the page has a field for a wallet account. */
export const paysToWallet = (wizard: Wizard, page: string): boolean => fieldOn(wizard, page) !== null;

/** Returns the path of the page's field for a wallet account; null where it has none. */
function pathOn(wizard: Wizard, page: string): string | null {
  const field = fieldOn(wizard, page);
  return field && `${field.model}.${field.name}`;
}

/** Returns the wallet account that the claim names on this page, normalised; empty for none. */
function namedAccount(wizard: Wizard, page: string, document: ClaimDocument): string {
  const field = fieldOn(wizard, page);
  const record = field && document[field.model];
  const value = field && record && !Array.isArray(record) ? record[field.name] : null;
  return typeof value === 'string' ? normalised(value) : '';
}

/**
 * Returns the messages that the server would give for the wallet account on filing, by the path of its field, where
 * they are shown beforehand (R8-06). None where the login's status is unknown: the server decides.
 */
export function accountMessages(wizard: Wizard, { fields }: PageState): Record<string, ExtraMessage[]> {
  const { app, state } = wizard;
  const path = pathOn(wizard, state.page);
  const account = app.wallet.state.accounts[wizard.bundle().form];
  if (path === null || !account || fields[path]?.hidden) return {};
  const named = namedAccount(wizard, state.page, wizard.claim().state.document);
  if (named === '' || (account.email === null && !account.required)) return {};
  if (account.email !== null && normalised(account.email) === named) return {};
  return {
    [path]: [account.email === null ? 'Wallet_Missing' : 'LocKey_Shared_ErrorMessage_WalletMismatch'],
  };
}

/** Hook that removes the messages about the wallet account once another is entered or logged in to. */
export function useAccountMessages(wizard: Wizard, page: string, document: ClaimDocument): void {
  const { accounts } = useSnapshot(wizard.app.wallet.state);
  const path = pathOn(wizard, page);
  const verified = accounts[wizard.bundle().form]?.email;
  const named = namedAccount(wizard, page, document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said holds for just this account and this login
  useEffect(
    () => () => {
      // Undefined before the account was requested: messages of the server about the claim stay.
      if (path !== null && verified !== undefined) delete wizard.state.extra[path];
    },
    [wizard, path, verified, named],
  );
}
