import { durationText } from '../../transforms/values/durationText.ts';
import type { UiText } from '../texts.ts';
import type { LoginState } from './login.ts';

/** When the time left is announced: at the start, and as it runs out. */
const MARKS = [10, 30, 60];

/** The time that is left, in the page's language. */
const timeText = (seconds: number): string =>
  durationText(seconds, document.documentElement.lang || 'en', 'floor');

/** What is said once, and said again only when something happens: never with every second. */
function announcement({ secondsLeft, returned }: LoginState, text: UiText, seconds: number): string {
  const mark = MARKS.find((candidate) => secondsLeft <= candidate);
  if (mark !== undefined) return text('Wallet_TimeLeft', { time: timeText(mark) });
  return returned ? text('Wallet_Back') : text('Wallet_Waiting', { time: timeText(seconds) });
}

interface WalletStatusProps {
  login: LoginState;
  /** Seconds that this login had at its beginning. */
  seconds: number;
  /** The claim names another account than the one that was logged in to. */
  differs: boolean;
  text: UiText;
}

/** Words for the end of the last login, and for the confirmed account, which a login that failed does not revoke. */
function outcomes({ blocked, end, email }: LoginState, differs: boolean, text: UiText): string[] {
  const failed = end !== null && end !== 'verified' ? [text(`Wallet_${end}`)] : [];
  const account = email === null ? [] : [text(differs ? 'Wallet_Differs' : 'Wallet_Confirmed', { email })];
  return [...(blocked ? [text('Wallet_Blocked')] : failed), ...account];
}

/** How the login stands, in words; the seconds are for eyes alone. */
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
