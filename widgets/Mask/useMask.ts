import { useEffect } from 'react';
import { maskOf } from '../../transforms/masks/masks.ts';
import type { LocalText } from '../localText.ts';
import type { MaskedInput } from './maskEngine.ts';

type Engine = typeof import('./maskEngine.ts');

let engine: Promise<Engine> | undefined;

/** Loads the mask engine once for the page. A failed load is tried again by the next field that asks. */
function loadEngine(): Promise<Engine> {
  engine ??= import('./maskEngine.ts').catch((cause: unknown) => {
    engine = undefined;
    throw cause;
  });
  return engine;
}

/**
 * Keeps a mask on an input. The engine is fetched after the page is drawn; until it is there, and if it cannot be
 * fetched, the input takes any text and the rules alone judge it. An unregistered mask raises an error (R5-11).
 */
export function useMask(local: LocalText, name: string | undefined): void {
  const mask = name ? maskOf(name) : undefined;
  useEffect(() => {
    const { element } = local;
    if (!mask || !(element instanceof HTMLInputElement)) return;
    let masked: MaskedInput | undefined;
    let gone = false;
    const attach = () =>
      loadEngine().then(
        (loaded) => {
          if (gone || masked) return;
          masked = loaded.attachMask(element, mask);
          local.onReplace = () => masked?.follow();
        },
        () => element.addEventListener('focus', attach, { once: true }),
      );
    void attach();
    return () => {
      gone = true;
      local.onReplace = null;
      element.removeEventListener('focus', attach);
      masked?.destroy();
    };
  }, [local, mask]);
}
