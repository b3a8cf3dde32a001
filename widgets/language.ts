/** The language that an element of the page is in, as screen readers and native controls find it. */
export function languageOf(element: Element | null): string {
  return element?.closest('[lang]')?.getAttribute('lang') || 'en';
}
