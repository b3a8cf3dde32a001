/**
 * Scrolls smoothly to the header area of a theme's layout, the top of the page (R2-25, R2-44); without animation under
 * `prefers-reduced-motion`. `header` is a selector.
 */
export function scrollToHeader(header: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.querySelector(header)?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
}
