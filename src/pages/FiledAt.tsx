import { writtenMoment } from '../../transforms/deadlines/writtenMoment.ts';
import { useApp, useText, useTexts } from '../hooks/useApp.ts';

/** Instant of the server in the active culture and the settlement's time zone. */
export function LocalTime({ instant }: { instant: string }) {
  const { settlement } = useApp();
  const time = writtenMoment(new Date(instant), settlement.timeZone, useTexts());
  return <time dateTime={instant}>{time}</time>;
}

/** Time at which the server stored the claim. */
export function FiledAt({ instant }: { instant: string }) {
  const text = useText();
  return (
    <p className="cw-receipt-time">
      {text('Confirmation_FiledAt')} <LocalTime instant={instant} />
    </p>
  );
}
