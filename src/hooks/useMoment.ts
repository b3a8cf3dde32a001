import { writtenMoment } from '../../transforms/deadlines/writtenMoment.ts';
import { useApp, useTexts } from './useApp.ts';

/** Hook that returns the writing of an instant of the server: in the active culture and the settlement's time zone. */
export function useMoment(): (instant: string) => string {
  const { settlement } = useApp();
  const texts = useTexts();
  return (instant) => writtenMoment(new Date(instant), settlement.timeZone, texts);
}
