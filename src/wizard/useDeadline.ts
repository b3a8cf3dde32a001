import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { writtenMoment } from '../../transforms/deadlines/writtenMoment.ts';
import { useApp, useTexts } from '../hooks/useApp.ts';
import type { Nearness } from '../stores/deadlineWatch.ts';
import type { Wizard } from './wizard.ts';

const SECOND_MS = 1000;

/** Hook that returns the nearness of the claim's deadline and its formatted time; `far` once the claim is filed. */
export function useDeadline(wizard: Wizard): { nearness: Nearness; time: string } {
  const { deadlineWatch } = useApp();
  const texts = useTexts();
  const { nearness, at } = useSnapshot(deadlineWatch.state);
  const { working } = useSnapshot(wizard.state);
  useEffect(() => {
    deadlineWatch.tick();
    const timer = window.setInterval(deadlineWatch.tick, SECOND_MS);
    return () => window.clearInterval(timer);
  }, [deadlineWatch]);
  const setting = deadlineWatch.setting();
  const isFiled = wizard.claim().state.referenceCode !== null;
  // The nearness of another deadline comes with the next tick.
  if (!setting || setting.instant.getTime() !== at || isFiled) return { nearness: 'far', time: '' };
  // A submission that began in time counts (C6-19): only the server's response decides.
  if (working && nearness === 'passed') return { nearness: 'far', time: '' };
  const { instant, timeZone } = setting;
  return { nearness, time: writtenMoment(instant, timeZone, texts) };
}
