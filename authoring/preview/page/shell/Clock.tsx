import { useId, useState } from 'react';
import type { PreviewShell } from './shellStore.ts';

interface ClockProps {
  shell: PreviewShell;
  /** Present time of the server, ISO. */
  now: string;
  isShifted: boolean;
}

/** Formats an instant for `datetime-local`, in the author's own time zone. */
function localText(iso: string): string {
  const instant = new Date(iso);
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Date and time input that sets the clock of server and app, to test pages before and after a deadline. */
export function Clock({ shell, now, isShifted }: ClockProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? localText(now);
  const set = () => {
    if (value === '') return;
    setTyped(null);
    void shell.set({ now: new Date(value).toISOString() });
  };
  return (
    <form
      className="pv-setting pv-clock"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <label htmlFor={id}>Clock{isShifted ? ' (set)' : ''}</label>
      <div className="pv-clock-line">
        <input
          id={id}
          className="cw-input"
          type="datetime-local"
          value={value}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="pv-small">
          Set
        </button>
        {isShifted && (
          <button
            type="button"
            className="pv-small"
            onClick={() => {
              setTyped(null);
              void shell.set({ now: null });
            }}
          >
            Now
          </button>
        )}
      </div>
    </form>
  );
}
