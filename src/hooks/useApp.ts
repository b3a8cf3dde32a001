import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import type { MessageParams } from '../../transforms/ground/verdict.ts';
import { contentText, type ProductText, productText, type Texts } from '../../transforms/texts/lookUp.ts';
import type { AppStore } from '../stores/app.ts';

/** React context with the app store. */
export const AppStoreContext = createContext<AppStore | null>(null);

/** Hook that returns the app store from the React context. Throws outside of it. */
export function useApp(): AppStore {
  const app = useContext(AppStoreContext);
  if (!app) throw new Error('useApp needs an AppContext around it.');
  return app;
}

/** Hook that returns the texts of the active culture; renders again when the culture changes. */
export function useTexts(): Texts {
  const app = useApp();
  const { active } = useSnapshot(app.culture.state);
  return { ...app.texts(), culture: active };
}

/** Hook that returns the lookup of the product's own texts in the active culture, by text key. */
export function useText(): ProductText {
  const texts = useTexts();
  return (key, params) => productText(key, texts, params);
}

/** Hook that returns the lookup of the settlement's texts in the active culture, by content key. */
export function useContent(): (key: string, params?: MessageParams) => string {
  const texts = useTexts();
  return (key, params) => contentText(key, texts, params);
}
