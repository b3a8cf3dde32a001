import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import type { MessageParams } from '../../transforms/ground/verdict.ts';
import { contentText, type ProductText, productText, type Texts } from '../../transforms/texts/lookUp.ts';
import type { AppStore } from '../stores/app.ts';

export const AppStoreContext = createContext<AppStore | null>(null);

/** Returns the app store from the context. */
export function useApp(): AppStore {
  const app = useContext(AppStoreContext);
  if (!app) throw new Error('useApp needs an AppContext around it.');
  return app;
}

/** Returns the texts of the active culture; renders again when the culture changes. */
export function useTexts(): Texts {
  const app = useApp();
  const { active } = useSnapshot(app.culture.state);
  return { ...app.texts(), culture: active };
}

/** Returns the function that writes the product's own texts in the active culture. */
export function useText(): ProductText {
  const texts = useTexts();
  return (key, params) => productText(key, texts, params);
}

/** Returns the function that writes the settlement's texts in the active culture, by content key. */
export function useContent(): (key: string, params?: MessageParams) => string {
  const texts = useTexts();
  return (key, params) => contentText(key, texts, params);
}
