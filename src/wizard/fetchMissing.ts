import { modelEntriesOf } from '../stores/forms.ts';
import { CALL_FAILED, CONFIG_FAILED, messageOfFailure } from '../stores/problemMessages.ts';
import type { Wizard } from './wizard.ts';

/** Texts about a call that is refused again, by what it was for. */
const REFUSED = { config: CONFIG_FAILED, authorize: CALL_FAILED } as const;

/** Fetches what a press cannot do without. Where it cannot be had, the press says so and offers another try (C15-06). */
async function fetchNow<T>(
  { app, next }: Wizard,
  attempt: keyof typeof REFUSED,
  call: () => Promise<T | null>,
): Promise<T | null> {
  const again = () => void next().catch(app.report);
  try {
    const found = await call();
    if (found === null) app.alert.show({ key: REFUSED[attempt], params: {} }, again);
    return found;
  } catch (failure) {
    app.alert.show(messageOfFailure(failure, attempt, app.culture.state.active), again);
    return null;
  }
}

/** Fetches the models of a form that came without them (R6-04): nobody signs in or files without. */
export async function fetchModels(wizard: Wizard): Promise<boolean> {
  const { form, entries } = wizard.bundle();
  if (entries.length > 0) return true;
  const sent = await fetchNow(wizard, 'config', () => wizard.app.api.models(form));
  entries.push(...modelEntriesOf(sent));
  return sent !== null;
}

/** Fetches the allowed characters that answers could not be checked by (R6-04), and judges them again. */
export async function fetchCharacters(wizard: Wizard): Promise<void> {
  const { whitelist } = wizard.app;
  const found = await fetchNow(wizard, 'authorize', async () => {
    await whitelist.initialise();
    return whitelist.state.allowedCharacters;
  });
  if (found !== null) wizard.claim().judgeNow();
}
