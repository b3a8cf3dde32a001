import type { Page } from 'playwright';

/** What a browser complained of while a page was used. A test that leaves any of it unexplained fails. */
export interface PageWatch {
  problems(): string[];
}

/** Listens to errors on the console, uncaught ones, and violations of the Content-Security-Policy. */
export async function watchPage(page: Page, expected: RegExp[] = []): Promise<PageWatch> {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`violates the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return { problems: () => seen.filter((text) => !expected.some((pattern) => pattern.test(text))) };
}
