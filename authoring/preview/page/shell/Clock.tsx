import { Button, chakra, Field, Input } from '@chakra-ui/react';
import { useState } from 'react';
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
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? localText(now);
  const set = () => {
    if (value === '') return;
    setTyped(null);
    void shell.set({ now: new Date(value).toISOString() });
  };
  const setBack = () => {
    setTyped(null);
    void shell.set({ now: null });
  };
  return (
    <Field.Root gridColumn={{ base: 'span 2', lg: 'auto' }} minW="0">
      <Field.Label>Clock{isShifted ? ' (set)' : ''}</Field.Label>
      <chakra.form
        display="flex"
        gap="1.5"
        w="full"
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
      >
        <Input
          type="datetime-local"
          flex="1"
          px="3"
          value={value}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" px="3">
          Set
        </Button>
        {isShifted && (
          <Button px="3" onClick={setBack}>
            Now
          </Button>
        )}
      </chakra.form>
    </Field.Root>
  );
}
