import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { type Mask, maskOf } from '../../transforms/masks/masks.ts';
import type { LocalText } from '../localText.ts';
import { DateTyping } from './DateTyping.tsx';
import type { MaskEngineProps } from './MaskEngine.tsx';

type Engine = ComponentType<MaskEngineProps>;

let loading: Promise<Engine> | undefined;
let loaded: Engine | undefined;

/** Loads the mask engine once for the page. The next field retries a failed load. */
function loadEngine(): Promise<Engine> {
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

/** Returns the engine once it is loaded; after a failure, focusing the field retries. */
function useEngine(local: LocalText, wanted: boolean): Engine | undefined {
  // Never in the first render, because the engine needs the mounted input.
  const [engine, setEngine] = useState<Engine>();
  useLayoutEffect(() => {
    if (wanted && loaded) setEngine(() => loaded);
  }, [wanted]);
  useEffect(() => {
    if (!wanted || engine || loaded) return;
    const { element } = local;
    let gone = false;
    const ask = () => {
      loadEngine().then(
        (found) => gone || setEngine(() => found),
        () => element?.addEventListener('focus', ask, { once: true }),
      );
    };
    ask();
    return () => {
      gone = true;
      element?.removeEventListener('focus', ask);
    };
  }, [local, wanted, engine]);
  return engine;
}

/** Tests if a mask accepts any text, and needs no engine. */
const isFree = (mask: Mask | undefined) => mask?.kind === 'pattern' && mask.freely === true;

/**
 * Applies a mask to an input. The engine is loaded after the page is rendered; until then the input accepts any text
 * and the rules alone judge it. A mask that accepts any text gets DateTyping instead, and no name gets nothing. An
 * unregistered mask throws (R5-11).
 */
export function LazyMaskEngine({ local, name }: { local: LocalText; name: string | undefined }) {
  const mask = name === undefined ? undefined : maskOf(name);
  const Engine = useEngine(local, mask !== undefined && !isFree(mask));
  const [first] = useState(name);
  const [hasChanged, setChanged] = useState(false);
  if (name !== first && !hasChanged) setChanged(true);
  // Any later mask, also the first one again, may show the answer in another shape, which the claim must have, too
  // (C7-07).
  const onShaped = hasChanged ? local.flush : undefined;
  if (isFree(mask)) return <DateTyping local={local} />;
  return Engine && mask ? <Engine key={name} local={local} mask={mask} onShaped={onShaped} /> : null;
}
