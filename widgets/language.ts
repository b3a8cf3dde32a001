/** Returns the language of an element by its nearest `lang` attribute, as screen readers do; `en` without one. */
export function languageOf(element: Element | null): string {
  return element?.closest('[lang]')?.getAttribute('lang') || 'en';
}
