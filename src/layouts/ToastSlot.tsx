import { useSnapshot } from 'valtio/react';
import { useApp, useText } from '../hooks/useApp.ts';

/** Short good news; it waits while it is being read or reached by keyboard (R4-34). */
export function ToastSlot() {
  const { toast } = useApp();
  const text = useText();
  const { phase, message, params } = useSnapshot(toast.state);
  return (
    <div
      className={`cw-toast cw-toast--${phase}`}
      role="status"
      onMouseEnter={() => toast.interact(true)}
      onMouseLeave={() => toast.interact(false)}
      onFocus={() => toast.interact(true)}
      onBlur={() => toast.interact(false)}
    >
      {message && text(message, params)}
    </div>
  );
}
