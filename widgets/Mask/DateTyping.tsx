import { useLayoutEffect } from 'react';
import { typedDate } from '../../transforms/masks/dateTyping.ts';
import { writtenDate } from '../../transforms/values/writtenDay.ts';
import { languageOf } from '../language.ts';
import type { LocalText } from '../localText.ts';

/** The one character that was just typed at the end of an input; undefined for anything else that happened to it. */
function typedAtEnd(event: Event, input: HTMLInputElement): string | undefined {
  const { inputType, data } = event as InputEvent;
  if (inputType !== 'insertText' || data === null || [...data].length !== 1) return undefined;
  return input.selectionStart === input.value.length && input.value.endsWith(data) ? data : undefined;
}

/**
 * Helps to type a date into an input that is there already, and draws nothing: slashes come by themselves, and what
 * was written is understood as a date in the page's language when the field is left (C10-05). It takes any text.
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
