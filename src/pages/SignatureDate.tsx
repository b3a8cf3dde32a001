import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { failedRequestOf } from '../api/problem.ts';
import { useApp, useText } from '../hooks/useApp.ts';

/** Formatted day in a culture; null where the request failed. */
interface Answered {
  culture: string;
  display: string | null;
}

/**
 * Date of signing: the server's current day (R7-09). Its line is rendered before the response, so that the button below
 * does not move.
 */
export function SignatureDate() {
  const { api, alert, culture, report } = useApp();
  const text = useText();
  const { active } = useSnapshot(culture.state);
  const [answered, setAnswered] = useState<Answered>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew
  useEffect(() => {
    let shown = true;
    const show = (display: string | null) => shown && setAnswered({ culture: active, display });
    api
      .signatureDate(active)
      .then((date) => show(date.display))
      .catch((error: unknown) => {
        show(null);
        report(error);
        const requestId = failedRequestOf(error);
        const message = { key: 'LocKey_Shared_ErrorMessage_Config', params: {}, requestId } as const;
        alert.show(message, () => setTries((n) => n + 1));
      });
    return () => {
      shown = false;
    };
  }, [api, alert, active, report, tries]);
  const isPending = answered?.culture !== active;
  if (!isPending && answered.display === null) return null;
  return (
    <p className="cw-copy" aria-busy={isPending || undefined}>
      <strong>{text('App_SignatureDate')}:</strong> {answered?.display}
    </p>
  );
}
