import { useEffect, useMemo } from 'react';
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
  // Formatting in a zone is slow, each change of the claim renders the page, and a far deadline is not shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` is the setting's instant, the culture the texts' own
  const time = useMemo(
    () => (nearness === 'far' || !setting ? '' : writtenMoment(setting.instant, setting.timeZone, texts)),
    [nearness, at, texts.culture],
  );
  const isFiled = wizard.claim().state.referenceCode !== null;
  // The nearness of another deadline comes with the next tick.
  if (!setting || setting.instant.getTime() !== at || isFiled) return { nearness: 'far', time: '' };
  // A submission that began in time counts (C6-19): only the server's response decides.
  if (working && nearness === 'passed') return { nearness: 'far', time: '' };
  return { nearness, time };
}
