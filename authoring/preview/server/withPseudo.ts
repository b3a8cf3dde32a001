import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import { PSEUDO_CULTURES, pseudoContent } from '../../../transforms/texts/pseudo.ts';

/** Returns the bundle with the pseudo-localized cultures beside its own; only the preview serves them (C12-07). */
export function withPseudo(loaded: LoadedBundle): LoadedBundle {
  const { settlement, content } = loaded.bundle;
  const names = Object.entries(PSEUDO_CULTURES).map(([code, { name }]) => [code, name]);
  const texts = Object.keys(PSEUDO_CULTURES).map((code) => [code, pseudoContent(code, content.en)]);
  return {
    ...loaded,
    bundle: {
      ...loaded.bundle,
      settlement: { ...settlement, cultures: { ...settlement.cultures, ...Object.fromEntries(names) } },
      content: { ...content, ...Object.fromEntries(texts) },
    },
  };
}
