import { useLayoutEffect } from 'react';
import { type Mask as MaskOptions, maskOf } from '../../transforms/masks/masks.ts';
import { type ClaimWidgetProps, contextOf, fieldOptionsOf } from '../context.ts';
import { type LocalText, useLocalText } from '../localText.ts';
import { TextInput } from '../TextInput.tsx';
import { InputError } from './InputError.tsx';
import { LazyMaskEngine } from './LazyMaskEngine.tsx';
import { inputErrorId, useMaskMismatch } from './useInputError.ts';

/**
 * Announces the mask's message once per focus of the field when the mask rejects a key, for screen readers (C10-04).
 */
function useSayRefused(local: LocalText, mask: MaskOptions | undefined): void {
  useLayoutEffect(() => {
    const { element } = local;
    let isSaid = false;
    const entered = () => {
      isSaid = false;
    };
    local.onRefused = () => {
      const { announce, text } = contextOf(local.props);
      if (!isSaid && mask) announce?.(text(mask.mismatch));
      isSaid = true;
    };
    element?.addEventListener('focus', entered);
    return () => element?.removeEventListener('focus', entered);
  }, [local, mask]);
}

/** Widget: text input with a mask. The stored value is the text as shown (C7-07). */
export function MaskInput(props: ClaimWidgetProps) {
  const local = useLocalText(props);
  const { mask: name, placeholder, autocomplete } = fieldOptionsOf(props);
  const mask = name === undefined ? undefined : maskOf(name);
  const { text } = contextOf(props);
  const hint = mask?.hint && text(mask.hint);
  const mismatch = useMaskMismatch(local, name, text);
  useSayRefused(local, mask);
  const errorId = mismatch === undefined ? undefined : inputErrorId(props.id);
  return (
    <>
      <TextInput
        widget={props}
        local={local}
        dir="ltr"
        spellCheck={false}
        inputMode={mask?.inputMode}
        placeholder={placeholder ?? hint}
        autoComplete={autocomplete ?? mask?.autocomplete}
        own={{ errorId }}
      />
      <LazyMaskEngine local={local} name={name} />
      <InputError widget={props} message={mismatch} />
    </>
  );
}
