import { fillIn, lookUp } from '../../transforms/messages/texts.ts';
import { UI_TEXTS, type UiText } from '../../widgets/texts.ts';
import type { App } from '../stores/app.ts';

/** The texts of pages and widgets in the active culture; a settlement's content may replace each. */
export function uiText(app: App): UiText {
  return (key, params = {}) => fillIn(lookUp(key, app.texts()) ?? UI_TEXTS[key], params);
}
