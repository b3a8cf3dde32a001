import { useText } from '../hooks/useApp.ts';
import { useMoment } from '../hooks/useMoment.ts';

/** Instant of the server in the active culture and the settlement's time zone. */
export function LocalTime({ instant }: { instant: string }) {
  const moment = useMoment();
  return <time dateTime={instant}>{moment(instant)}</time>;
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
