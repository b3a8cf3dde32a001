import { configure } from '@testing-library/react';

configure({
  /** How long a test looks for what must come: a limit for what never comes, not for a machine that is busy. */
  asyncUtilTimeout: 10_000,
  /** Texts are those that are seen: what was announced of them stays in the live region for a while, which has its own id. */
  defaultIgnore: 'script, style, [data-testid="announcements"] *',
});
