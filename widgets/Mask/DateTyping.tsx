import { useLayoutEffect } from 'react';
import { typedDate } from '../../transforms/masks/dateTyping.ts';
import { writtenDate } from '../../transforms/values/writtenDay.ts';
import { languageOf } from '../language.ts';
import type { LocalText } from '../localText.ts';

/** Returns the one character that was just typed at the end of an input; undefined for any other change. */
function typedAtEnd(event: Event, input: HTMLInputElement): string | undefined {
  const { inputType, data } = event as InputEvent;
  if (inputType !== 'insertText' || data === null || [...data].length !== 1) return undefined;
  return input.selectionStart === input.value.length && input.value.endsWith(data) ? data : undefined;
}

/**
 * Assists typing a date in an existing input, and renders nothing: inserts the slashes, and on blur parses a date as
 * written in the page's language (C10-05). It accepts any text.
 */
export function DateTyping({ local }: { local: LocalText }) {
  useLayoutEffect(() => {
    const { element } = local;
    if (!(element instanceof HTMLInputElement)) return;
    const shape = (event: Event) => {
      const typed = typedAtEnd(event, element);
      if (typed !== undefined) element.value = typedDate(element.value.slice(0, -typed.length), typed);
    };
    local.understand = (text) => writtenDate(text, languageOf(element));
    element.addEventListener('input', shape, { capture: true });
    return () => {
      local.understand = null;
      element.removeEventListener('input', shape, { capture: true });
    };
  }, [local]);
  return null;
}
