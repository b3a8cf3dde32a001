import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright';

/**
 * The rules of the HTML standard and of WCAG as html-validate knows them. Left out is what a DOM written back to text
 * cannot break (how its source was written), and what the Content-Security-Policy and our build answer for.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-inline-style': 'off',
    // A label that holds its control and names it too is understood by more voice control.
    'no-redundant-for': 'off',
    'require-sri': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
  },
});

/** Where the page's markup, as the browser holds it, breaks the HTML standard: one line for each place. */
export async function markup(page: Page): Promise<string[]> {
  const html = await page.content();
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `markup ${ruleId} ${selector}: ${message}`),
  );
}
