import { use, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import type { FieldOptions } from '../../schemas/uiOptions.ts';
import type { LocalText } from '../localText.ts';
import type { Translate } from '../translate.ts';
import type { WalletLogin } from './login.ts';
import { WalletStatus } from './WalletStatus.tsx';

interface WalletButtonProps {
  login: Promise<WalletLogin>;
  local: LocalText;
  /** E-mail of the wallet account in the claim. */
  named: string;
  options: Pick<FieldOptions, 'buttonLabel' | 'buttonImage'>;
  disabled: boolean;
  text: Translate;
}

const normalised = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** Sets the text of the input to an account, and commits it. */
function putAccount(local: LocalText, email: string): void {
  if (local.element) local.element.value = email;
  local.flush();
}

/** Fills an empty input with an account that was just verified; typed text is never replaced. */
function useFilling(local: LocalText, { verified, email }: { verified: number; email: string | null }): void {
  const known = useRef(verified);
  useEffect(() => {
    if (known.current === verified) return;
    known.current = verified;
    if (email !== null && local.element?.value === '') putAccount(local, email);
  }, [local, verified, email]);
}

/**
 * Button that opens the provider's login window, with the login's status. It stays one element, so that it keeps the
 * focus.
 */
export function WalletButton({ login: loading, local, named, options, disabled, text }: WalletButtonProps) {
  const login = use(loading);
  const state = useSnapshot(login.state);
  const seconds = useRef(0);
  useEffect(() => login.watch(), [login]);
  useFilling(local, state);
  if (state.phase === 'waiting') seconds.current = Math.max(seconds.current, state.secondsLeft);
  else seconds.current = 0;
  const { email, phase, end, blocked } = state;
  const differs =
    email !== null && phase === 'idle' && named !== '' && normalised(named) !== normalised(email);
  const isFirst = phase === 'idle' && end === null && email === null;
  const useVerified = () => {
    if (email === null) return;
    putAccount(local, email);
    local.element?.focus();
  };
  return (
    <div className="cw-wallet">
      <WalletStatus login={state} seconds={seconds.current} differs={differs} text={text} />
      {blocked ? (
        <a className="cw-link" href={login.address()} target="_blank" rel="noopener" onClick={login.follow}>
          {text('Wallet_OpenHere')} ({text('Ui_OpensInNewTab')})
        </a>
      ) : null}
      <div className="cw-actions cw-actions--inner">
        <button
          type="button"
          className="cw-button cw-button--secondary"
          disabled={disabled}
          onClick={login.signIn}
        >
          {options.buttonImage ? <img className="cw-wallet-image" src={options.buttonImage} alt="" /> : null}
          {isFirst ? (options.buttonLabel ?? text('Wallet_Login')) : text('Wallet_LoginAgain')}
        </button>
        {differs && email !== null ? (
          <button
            type="button"
            className="cw-button cw-button--quiet"
            disabled={disabled}
            onClick={useVerified}
          >
            {text('Wallet_Use', { email })}
          </button>
        ) : null}
      </div>
    </div>
  );
}
