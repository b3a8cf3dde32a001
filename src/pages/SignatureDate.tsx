import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useText } from '../hooks/useApp.ts';

/** Today as the rules count days, in words; the server says which day it is (R7-09). */
export function SignatureDate() {
  const { api, alert, culture, report } = useApp();
  const text = useText();
  const { active } = useSnapshot(culture.state);
  const [display, setDisplay] = useState('');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew
  useEffect(() => {
    let shown = true;
    api
      .signatureDate(active)
      .then((date) => shown && setDisplay(date.display))
      .catch((error: unknown) => {
        report(error);
        alert.show({ key: 'LocKey_Shared_ErrorMessage_Config', params: {} }, () => setTries((n) => n + 1));
      });
    return () => {
      shown = false;
    };
  }, [api, alert, active, report, tries]);
  if (display === '') return null;
  return (
    <p className="cw-copy">
      <strong>{text('App_SignatureDate')}:</strong> {display}
    </p>
  );
}
