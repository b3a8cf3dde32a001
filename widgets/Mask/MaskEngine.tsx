import 'imask/esm/masked/pattern';
import 'imask/esm/masked/number';
import 'imask/esm/masked/regexp';
import { useEffect, useMemo, useRef } from 'react';
import useIMask from 'react-imask/esm/hook';
import type { Mask } from '../../transforms/masks/masks.ts';
import type { LocalText } from '../localText.ts';
import { engineOptions } from './engineOptions.ts';

export interface MaskEngineProps {
  local: Pick<LocalText, 'element' | 'onReplace'>;
  mask: Mask;
}

/** A text that no key made: autofill and password managers set the whole value, which imask takes for an insertion. */
function replacesAll(event: Event): boolean {
  const { inputType } = event as InputEvent;
  return !inputType || inputType === 'insertReplacementText';
}

/**
 * Puts a mask on an input that is there already, and draws nothing: so react-imask's hook can be fetched after the
 * page, and what the hook keeps in its state redraws no field. Text that stands in the input takes the mask's shape.
 */
export function MaskEngine({ local, mask }: MaskEngineProps) {
  const { element } = local;
  const ref = useRef(element instanceof HTMLInputElement ? element : null);
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
      if (!replacesAll(event)) return;
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
