import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { type Mask, maskOf } from '../../transforms/masks/masks.ts';
import type { LocalText } from '../localText.ts';
import { DateTyping } from './DateTyping.tsx';
import type { MaskEngineProps } from './MaskEngine.tsx';

type Engine = ComponentType<MaskEngineProps>;

let loading: Promise<Engine> | undefined;
let loaded: Engine | undefined;

/** Loads the mask engine once for the page. The next field retries a failed load. */
export function loadMaskEngine(): Promise<Engine> {
  loading ??= import('./MaskEngine.tsx').then(
    ({ MaskEngine }) => {
      loaded = MaskEngine;
      return MaskEngine;
    },
    (cause: unknown) => {
      loading = undefined;
      throw cause;
    },
  );
  return loading;
}

/**
 * Calls `ask` when an input needs its mask: at once where it has text or the focus, else when it gets either. Returns a
 * function that stops this.
 */
function whenNeeded(local: LocalText, ask: () => void): () => void {
  const { element } = local;
  if (element?.value !== '' || element === element.ownerDocument.activeElement) {
    ask();
    return () => undefined;
  }
  const needed = () => {
    stop();
    ask();
  };
  const stop = () => {
    element.removeEventListener('focus', needed);
    element.removeEventListener('input', needed);
    if (local.onReplace === needed) local.onReplace = null;
  };
  element.addEventListener('focus', needed);
  element.addEventListener('input', needed);
  local.onReplace = needed;
  return stop;
}

/** Engine of an input, and whether text was entered before it came. */
interface MountedEngine {
  Engine: Engine;
  isLate: boolean;
}

/** Returns the engine once the input needs it and it is loaded; after a failure, focusing the field retries. */
function useEngine(local: LocalText, wanted: boolean): MountedEngine | undefined {
  // Never in the first render, because the engine needs the mounted input.
  const [engine, setEngine] = useState<MountedEngine>();
  useLayoutEffect(() => {
    if (wanted && loaded) setEngine({ Engine: loaded, isLate: false });
  }, [wanted]);
  useEffect(() => {
    if (!wanted || engine || loaded) return;
    const { element } = local;
    let gone = false;
    let isLate = false;
    const entered = () => {
      isLate = true;
    };
    const ask = () => {
      loadMaskEngine().then(
        (Engine) => gone || setEngine({ Engine, isLate }),
        () => element?.addEventListener('focus', ask, { once: true }),
      );
    };
    const stop = whenNeeded(local, ask);
    element?.addEventListener('input', entered);
    return () => {
      gone = true;
      stop();
      element?.removeEventListener('input', entered);
      element?.removeEventListener('focus', ask);
    };
  }, [local, wanted, engine]);
  return engine;
}

/** Tests if a mask accepts any text, and needs no engine. */
const isFree = (mask: Mask | undefined) => mask?.kind === 'pattern' && mask.freely === true;

/**
 * Applies a mask to an input. The engine is loaded when the input is filled in, so that an untouched page needs none
 * (C11-10); until then the input accepts any text and the rules alone judge it. A mask that accepts any text gets
 * DateTyping instead, and no name gets nothing. An unregistered mask throws (R5-11).
 */
export function LazyMaskEngine({ local, name }: { local: LocalText; name: string | undefined }) {
  const mask = name === undefined ? undefined : maskOf(name);
  const mounted = useEngine(local, mask !== undefined && !isFree(mask));
  const [first] = useState(name);
  const [hasChanged, setChanged] = useState(false);
  if (name !== first && !hasChanged) setChanged(true);
  if (isFree(mask)) return <DateTyping local={local} />;
  if (!mounted || !mask) return null;
  const { Engine, isLate } = mounted;
  // The claim must have the shape that is shown (C7-07): of any later mask, also the first one again, and of a mask that
  // came after the text. Who still types is not interrupted by a message.
  const onLate = isLate ? local.onInput : undefined;
  const onShaped = hasChanged ? local.flush : onLate;
  return <Engine key={name} local={local} mask={mask} onShaped={onShaped} />;
}
