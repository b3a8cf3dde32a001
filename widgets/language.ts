/** Returns the language of an element, as screen readers and native controls determine it. */
export function languageOf(element: Element | null): string {
  return element?.closest('[lang]')?.getAttribute('lang') || 'en';
}
