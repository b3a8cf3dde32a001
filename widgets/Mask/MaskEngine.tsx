import 'imask/esm/masked/pattern';
import 'imask/esm/masked/number';
import 'imask/esm/masked/regexp';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import useIMask from 'react-imask/esm/hook';
import type { Mask } from '../../transforms/masks/masks.ts';
import type { LocalText } from '../localText.ts';
import { engineOptions } from './engineOptions.ts';

export interface MaskEngineProps {
  local: Pick<LocalText, 'element' | 'onReplace'>;
  mask: Mask;
}

/**
 * The whole text is new: autofill and password managers say no kind of input, keyboards with suggestions and voice
 * insert it without a key. imask goes by the selection at the last key and would take it for an insertion.
 */
function replacesAll({ inputType, data }: InputEvent, input: HTMLInputElement): boolean {
  if (!inputType || inputType === 'insertReplacementText') return true;
  // A single character in an empty input is the first key, and imask's to take.
  return data !== null && data.length > 1 && data === input.value;
}

/**
 * Puts a mask on an input that is there already, and draws nothing: so react-imask's hook can be fetched after the
 * page, and what the hook keeps in its state redraws no field. Text that stands in the input takes the mask's shape.
 */
export function MaskEngine({ local, mask }: MaskEngineProps) {
  const ref = useRef<HTMLInputElement | null>(null);
  // Before the hook's own effects: input and engine may be drawn for the first time together.
  useLayoutEffect(() => {
    const { element } = local;
    ref.current = element instanceof HTMLInputElement ? element : null;
  }, [local]);
  const options = useMemo(() => engineOptions(mask), [mask]);
  const { maskRef } = useIMask(options, { ref });
  useEffect(() => {
    const input = ref.current;
    const follow = () => {
      maskRef.current?.updateValue();
      maskRef.current?.updateControl();
    };
    // Heard before imask hears it, which then finds nothing left to insert.
    const followReplaced = (event: Event) => {
      if (!input || !replacesAll(event as InputEvent, input)) return;
      maskRef.current?._abortUpdateCursor();
      follow();
      maskRef.current?._saveSelection();
    };
    local.onReplace = follow;
    input?.addEventListener('input', followReplaced, { capture: true });
    return () => {
      local.onReplace = null;
      input?.removeEventListener('input', followReplaced, { capture: true });
    };
  }, [local, maskRef]);
  return null;
}
