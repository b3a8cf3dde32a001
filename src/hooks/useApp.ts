import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import type { MessageParams } from '../../transforms/claims/types.ts';
import { appText } from '../content/texts.ts';
import type { App } from '../stores/app.ts';

export const AppContext = createContext<App | null>(null);

/** The app that the page belongs to. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppContext around it.');
  return app;
}

export type TextOf = (key: string, params?: MessageParams) => string;

/** The app's texts in the active culture; the component is drawn again when the culture changes. */
export function useText(): TextOf {
  const app = useApp();
  const { active } = useSnapshot(app.culture.state);
  return (key, params) => appText(key, { ...app.texts(), culture: active }, params);
}
