import { useEffect, useRef, useState } from 'react';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { busyProps } from '../form/busyProps.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import type { AppStore } from '../stores/app.ts';
import type { Ending, EndRequest } from '../stores/sessionEnding.ts';

/** Ends the session on the server, then in this tab. */
async function endSession(
  { session, ending }: AppStore,
  { isOff, onFailure }: Required<EndRequest>,
): Promise<Ending> {
  const key = session.key();
  if (key !== null) {
    const { end } = await ending();
    const outcome = await end(key, { isOff: () => isOff() || !session.isCurrentKey(key), onFailure });
    if (outcome !== 'ended') return outcome;
  }
  session.leave();
  return 'ended';
}

const OUTCOMES = {
  inUse: 'EndSession_InUse',
  failed: 'EndSession_Failed',
} as const satisfies Record<string, ProductKey>;

/** Returns a function that tests if the component was unmounted. */
function useIsGone(): () => boolean {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return () => isGone.current;
}

/** Button that ends the session on a shared device (C15-06) and goes to the page that confirms it. */
export function EndSession() {
  const app = useApp();
  const text = useText();
  const isOff = useIsGone();
  const [said, setSaid] = useState<ProductKey | null>(null);
  const [isEnding, setEnding] = useState(false);

  async function end(): Promise<void> {
    setEnding(true);
    setSaid(null);
    const outcome = await endSession(app, { isOff, onFailure: () => setSaid('EndSession_Trying') }).catch(
      (failure: unknown) => {
        app.report(failure);
        return 'failed' as const;
      },
    );
    if (outcome === 'ended') return;
    setSaid(OUTCOMES[outcome]);
    setEnding(false);
  }

  return (
    <div className="cw-no-print">
      <p className="cw-copy">{text('EndSession_Text')}</p>
      <div className="cw-actions">
        <button
          type="button"
          className="cw-button cw-button--secondary"
          onClick={() => void end()}
          {...busyProps(isEnding)}
        >
          {text('EndSession_Button')}
        </button>
      </div>
      <div role="status">{said ? <p className="cw-copy">{text(said)}</p> : null}</div>
    </div>
  );
}
