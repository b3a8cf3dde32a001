import type useIMask from 'react-imask/esm/hook';

/**
 * Text of a focused input, and the distance of its cursor from the end, because groups are inserted before the cursor.
 */
interface Typing {
  text: string;
  cursorFromEnd: number;
}

/** Reads the text and the cursor of an input; null where it has no focus. */
export function readTyping(input: HTMLInputElement | null): Typing | null {
  if (!input || input !== input.ownerDocument.activeElement) return null;
  return {
    text: input.value,
    cursorFromEnd: input.value.length - (input.selectionEnd ?? input.value.length),
  };
}

type Engine = ReturnType<typeof useIMask>['maskRef']['current'];

/**
 * Restores text and cursor after an engine was created during typing: imask commits a text as it begins, and pads an
 * amount, behind which no further digit fits. Setting its value would commit again.
 */
export function resumeTyping(engine: Engine, typing: Typing | null): void {
  if (!engine || !typing) return;
  const { masked } = engine;
  masked.splice(0, masked.value.length, typing.text, 'NONE', { input: true, raw: true });
  engine.updateControl(masked.displayValue.length - typing.cursorFromEnd);
}
