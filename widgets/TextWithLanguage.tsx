import type { ReactNode } from 'react';
import { directionOf } from '../transforms/texts/direction.ts';
import { fallbackText } from '../transforms/texts/fallbackText.ts';
import { DEFAULT_CULTURE } from '../transforms/texts/lookUp.ts';

/** Attributes of a fallback text: its language and direction. */
export const FALLBACK_LANGUAGE = { lang: DEFAULT_CULTURE, dir: directionOf(DEFAULT_CULTURE) } as const;

/** A telephone number in a text: `(206) 555-0100`, `1-844-555-0173`. */
const PHONE = /((?:\(\d+\) |\d+-)+\d+-\d{4})/;

/** Renders a text without line breaks in telephone numbers; copied text stays as it is. */
export const unbrokenPhones = (text: string): ReactNode =>
  text.split(PHONE).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number has no identity but its place
      <span key={at} className="cw-phone">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Renders a text of the settlement or the product; a fallback text of another culture is marked with its language. */
export function TextWithLanguage({ text }: { text: string }) {
  const words = fallbackText(text);
  return words === null ? unbrokenPhones(text) : <span {...FALLBACK_LANGUAGE}>{unbrokenPhones(words)}</span>;
}
