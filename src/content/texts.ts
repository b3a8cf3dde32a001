import type { MessageParams } from '../../transforms/claims/types.ts';
import { fillIn, lookUp, type Texts } from '../../transforms/messages/texts.ts';
import { APP_TEXTS, PROBLEM_TEXTS } from './appTexts.ts';

/** The texts in force, and what their placeholders stand for everywhere: the deadlines (C7-09). */
export interface ActiveTexts extends Texts {
  params: MessageParams;
}

/** What the app says without any content: its own texts, and one for each problem of the server. */
export const BUILT_IN: Readonly<Record<string, string>> = {
  ...APP_TEXTS,
  ...Object.fromEntries(Object.entries(PROBLEM_TEXTS).map(([code, text]) => [`Problem_${code}`, text])),
};

/** The app's own text of a key; a settlement's content may replace it. */
export function appText(key: string, texts: ActiveTexts, params: MessageParams = {}): string {
  const found = lookUp(key, texts) ?? BUILT_IN[key] ?? key;
  return fillIn(found, { ...texts.params, ...params });
}

const FORBIDDEN_TAGS = /<\/?(?:p|li|ul|ol)\b[^>]*>/i;

/** R5-48: copy with these tags is not shown. */
export const INVALID_COPY = 'Invalid localization';

/** The copy itself, or the error text where it holds a tag that is not allowed. */
export function checkedCopy(text: string): string {
  return FORBIDDEN_TAGS.test(text) ? INVALID_COPY : text;
}
