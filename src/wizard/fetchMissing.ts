import { modelEntriesOf } from '../stores/forms.ts';
import { CALL_FAILED, CONFIG_FAILED, messageOfFailure } from '../stores/problemMessages.ts';
import type { Wizard } from './wizard.ts';

/** Action that a claimant repeats after a failure: Next, or the opening of a saved form. */
export type Retry = () => Promise<void>;

/** Error texts of the repeated requests, by purpose. */
const REFUSED = { config: CONFIG_FAILED, authorize: CALL_FAILED } as const;

/**
 * Repeats a request that failed at the start and that an action needs. A second failure shows an error with a retry
 * (C15-06).
 */
async function fetchNow<T>(
  { app }: Wizard,
  { attempt, retry }: { attempt: keyof typeof REFUSED; retry: Retry },
  call: () => Promise<T | null>,
): Promise<T | null> {
  const again = () => void retry().catch(app.report);
  try {
    const found = await call();
    if (found === null) app.alert.show({ key: REFUSED[attempt], params: {} }, again);
    return found;
  } catch (failure) {
    app.alert.show(messageOfFailure(failure, attempt, app.culture.state.active), again);
    return null;
  }
}

/**
 * Loads the models of a form that failed to load (R6-04): sign-in and filing need them. Returns true once the form has
 * them.
 */
export async function fetchModels(wizard: Wizard, retry: Retry): Promise<boolean> {
  const { form, entries } = wizard.bundle();
  if (entries.length > 0) return true;
  const sent = await fetchNow(wizard, { attempt: 'config', retry }, () => wizard.app.api.models(form));
  entries.push(...modelEntriesOf(sent));
  return sent !== null;
}

/** Loads the character whitelist that failed to load (R6-04), and judges the answers again. */
export async function fetchCharacters(wizard: Wizard): Promise<void> {
  const { whitelist } = wizard.app;
  const found = await fetchNow(wizard, { attempt: 'authorize', retry: wizard.next }, async () => {
    await whitelist.initialise();
    return whitelist.state.allowedCharacters;
  });
  if (found !== null) wizard.claim().judgeNow();
}
