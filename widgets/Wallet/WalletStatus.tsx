import { durationText } from '../../transforms/values/durationText.ts';
import type { Translate } from '../translate.ts';
import type { LoginState } from './login.ts';

/** Remaining seconds of a wallet login at which the time is announced again. */
const MARKS = [10, 30, 60];

/** Formats the time left in the page's language. */
const timeText = (seconds: number): string =>
  durationText(seconds, document.documentElement.lang || 'en', 'floor');

/**
 * Returns the announcement of a pending login. It changes at the marks and when the claimant returns, never with every
 * second.
 */
function announcement({ secondsLeft, returned }: LoginState, text: Translate, seconds: number): string {
  const mark = MARKS.find((candidate) => secondsLeft <= candidate);
  if (mark !== undefined) return text('Wallet_TimeLeft', { time: timeText(mark) });
  return returned ? text('Wallet_Back') : text('Wallet_Waiting', { time: timeText(seconds) });
}

interface WalletStatusProps {
  login: LoginState;
  /** Initial seconds of this login. */
  seconds: number;
  /** True where the account in the claim is not the one that was logged in to. */
  differs: boolean;
  text: Translate;
}

/**
 * Returns the texts about the end of the last login, and about the confirmed account, which a failed login does not
 * revoke.
 */
function outcomes({ blocked, end, email }: LoginState, differs: boolean, text: Translate): string[] {
  const failed = end !== null && end !== 'verified' ? [text(`Wallet_${end}`)] : [];
  const account = email === null ? [] : [text(differs ? 'Wallet_Differs' : 'Wallet_Confirmed', { email })];
  return [...(blocked ? [text('Wallet_Blocked')] : failed), ...account];
}

/** Status of the wallet login: a live region with its announcements, and a countdown that is not announced. */
export function WalletStatus({ login, seconds, differs, text }: WalletStatusProps) {
  const { phase, returned, secondsLeft, end, blocked } = login;
  const waiting = phase === 'waiting';
  const said = waiting ? [announcement(login, text, seconds)] : outcomes(login, differs, text);
  const isWarning = differs || blocked || (end !== null && end !== 'verified');
  const look = isWarning ? 'cw-notice cw-notice--warning' : 'cw-notice';
  return (
    <>
      <div role="status" className={waiting ? 'cw-visually-hidden' : ''}>
        {said.length > 0 ? <p className={look}>{said.join(' ')}</p> : null}
      </div>
      {waiting ? (
        <p className="cw-notice" role="timer" aria-live="off">
          {text('Wallet_Waiting', { time: timeText(secondsLeft) })}
          {returned ? ` ${text('Wallet_Back')}` : null}
        </p>
      ) : null}
    </>
  );
}
