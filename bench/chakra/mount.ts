import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    mounted?: number;
  }
}

/** How many fields the address asks for: `?fields=500`. */
export const fieldCount = Number(new URLSearchParams(location.search).get('fields') ?? 20);

export const names = Array.from({ length: fieldCount }, (_, index) => `field${index}`);

/** Draws a page at once and keeps how long that took, layout included. */
export function mount(page: ReactNode): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root.');
  const started = performance.now();
  flushSync(() => createRoot(place).render(page));
  document.body.getBoundingClientRect();
  window.mounted = performance.now() - started;
}
