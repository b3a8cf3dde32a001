import 'imask/esm/masked/pattern';
import 'imask/esm/masked/number';
import 'imask/esm/masked/regexp';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import useIMask from 'react-imask/esm/hook';
import { fitToMask } from '../../transforms/masks/fitToMask.ts';
import type { Mask } from '../../transforms/masks/masks.ts';
import { asciiDigits } from '../../transforms/values/asciiDigits.ts';
import type { LocalText } from '../localText.ts';
import { engineOptions } from './engineOptions.ts';
import { readTyping, resumeTyping } from './typing.ts';

/** Options without a mask, with which imask leaves an input alone. */
const NO_MASK = {};

export interface MaskEngineProps {
  local: Pick<LocalText, 'element' | 'onReplace' | 'onRefused' | 'complete'>;
  mask: Mask;
  /** Called when the mask has formatted the input's text. */
  onShaped?: (() => void) | undefined;
}

/**
 * Tests if an input event replaces the whole text: autofill and password managers report no input type, keyboards with
 * suggestions and voice insert without a key. imask uses the selection of the last key and would treat it as an
 * insertion.
 */
function replacesAll({ inputType, data }: InputEvent, input: HTMLInputElement): boolean {
  if (!inputType || inputType === 'insertReplacementText') return true;
  // A single character in an empty input is a first key, which imask handles.
  return data !== null && data.length > 1 && data === input.value;
}

const timesIn = (text: string, key: string) =>
  asciiDigits(text).toLowerCase().split(key.toLowerCase()).length;

/** Reports a key that imask has rejected. A comma groups digits, and is set by imask. */
function sayRefused({ data }: InputEvent, input: HTMLInputElement, local: MaskEngineProps['local']): void {
  const key = asciiDigits(data ?? '');
  if (key === '' || key === ',') return;
  const before = timesIn(input.value, key);
  const look = () => timesIn(input.value, key) < before && local.onRefused?.();
  // Runs after the listeners of the input, imask's among them.
  input.ownerDocument.addEventListener('input', look, { once: true });
}

/** Tests if text was pasted or autofilled, which must not be cut. */
const isPutIn = (event: InputEvent, input: HTMLInputElement) =>
  replacesAll(event, input) || event.inputType === 'insertFromPaste' || event.inputType === 'insertFromDrop';

/**
 * Tests if a comma was typed behind an amount: it groups digits, or decimals follow it, as in much of the world. The
 * mask is off until the field is left; else `1000,00` would become 100,000.00.
 */
const isOpenComma = ({ data }: InputEvent, input: HTMLInputElement, mask: Mask) =>
  mask.kind === 'number' && data === ',' && input.selectionEnd === input.value.length;

interface Followed extends Pick<MaskEngineProps, 'local' | 'mask'> {
  input: HTMLInputElement | null;
  maskRef: ReturnType<typeof useIMask>['maskRef'];
  setHolds: (holds: boolean) => void;
}

/**
 * Applies the mask where the input's text fits it, and removes it where text would be cut. Returns a function that
 * stops this.
 */
function followInput({ local, mask, input, maskRef, setHolds }: Followed): () => void {
  /** True after a comma that groups digits or starts decimals, which is not clear yet. */
  let isOpen = false;
  const release = () => {
    maskRef.current?.destroy();
    maskRef.current = null;
    setHolds(false);
  };
  const follow = () => {
    if (input && fitToMask(input.value, mask) === null) return release();
    setHolds(true);
    maskRef.current?.updateValue();
    maskRef.current?.updateControl();
  };
  const renew = () => {
    maskRef.current?._abortUpdateCursor();
    follow();
    maskRef.current?._saveSelection();
  };
  const cut = (given: InputEvent, input: HTMLInputElement) => {
    if (isPutIn(given, input)) release();
    else sayRefused(given, input, local);
  };
  // Runs before imask's listener, which then has nothing to insert.
  const heard = (event: Event) => {
    if (!input) return;
    isOpen &&= input.value.includes(',');
    if (maskRef.current === null) return isOpen ? undefined : follow();
    const given = event as InputEvent;
    isOpen = isOpenComma(given, input, mask);
    if (isOpen) release();
    else if (fitToMask(input.value, mask) === null) cut(given, input);
    else if (replacesAll(given, input)) renew();
  };
  // Runs before imask pads an input without digits to an amount.
  const left = () => {
    if (isOpen) follow();
    isOpen = false;
    const engine = maskRef.current;
    if (engine && mask.kind === 'number' && !/\d/.test(engine.value)) engine.value = '';
  };
  // As imask does on blur, which a page does not get that the browser's Back takes away.
  const complete = () => {
    left();
    maskRef.current?.masked.doCommit();
    maskRef.current?.updateControl();
  };
  follow();
  local.onReplace = follow;
  local.complete = mask.kind === 'number' ? complete : null;
  input?.addEventListener('input', heard, { capture: true });
  input?.addEventListener('blur', left, { capture: true });
  return () => {
    local.onReplace = null;
    local.complete = null;
    input?.removeEventListener('blur', left, { capture: true });
    input?.removeEventListener('input', heard, { capture: true });
  };
}

/**
 * Applies a mask to an existing input, and renders nothing, so that react-imask's hook can be loaded after the page and
 * its state renders no field again. The input's text is formatted; text that the mask would cut stays as it is, without
 * the mask until it fits (C10-04).
 */
export function MaskEngine({ local, mask, onShaped }: MaskEngineProps) {
  const ref = useRef<HTMLInputElement | null>(null);
  const [holds, setHolds] = useState(false);
  const options = useMemo(() => engineOptions(mask), [mask]);
  const typing = useRef<ReturnType<typeof readTyping>>(null);
  // Before the hook's own effects, which make the engine.
  useEffect(() => {
    typing.current = holds ? readTyping(ref.current) : null;
  }, [holds]);
  const { maskRef } = useIMask(holds ? options : NO_MASK, { ref });
  // After them.
  useEffect(() => {
    if (!holds) return;
    resumeTyping(maskRef.current, typing.current);
    typing.current = null;
    onShaped?.();
  }, [holds, maskRef, onShaped]);
  // Before the hook's own effects: input and engine may be rendered for the first time together.
  useLayoutEffect(() => {
    const { element } = local;
    const input = element instanceof HTMLInputElement ? element : null;
    ref.current = input;
    return followInput({ local, mask, input, maskRef, setHolds });
  }, [local, mask, maskRef]);
  return null;
}
