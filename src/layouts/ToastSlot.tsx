import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useText } from '../hooks/useApp.ts';

/**
 * Scrolls the focused element out from under the toast, by the page's scroll padding. An element of more than half the
 * window's height is not scrolled.
 */
function uncoverFocus(toast: Element): void {
  const focused = document.activeElement;
  if (!focused || focused.getBoundingClientRect().height * 2 > window.innerHeight) return;
  const [over, under] = [toast.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isCovered =
    over.top < under.bottom && under.top < over.bottom && over.left < under.right && under.left < over.right;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

/** Toast with the message of the toast store; it stays while it is hovered or focused (R4-34). */
export function ToastSlot() {
  const { toast } = useApp();
  const text = useText();
  const { phase, message, count } = useSnapshot(toast.state);
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase === 'showing' && slot.current) uncoverFocus(slot.current);
  }, [phase]);
  return (
    <div
      ref={slot}
      className={`cw-toast cw-toast--${phase}`}
      role="status"
      onMouseEnter={() => toast.interact(true)}
      onMouseLeave={() => toast.interact(false)}
      onFocus={() => toast.interact(true)}
      onBlur={() => toast.interact(false)}
    >
      {message && <span key={count}>{text(message)}</span>}
    </div>
  );
}
