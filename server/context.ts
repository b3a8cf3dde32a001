import { type FormName, isFormName } from '../transforms/ground/modelNames.ts';
import type { LoadedBundle, ServedForm } from './bundle/loadBundle.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { JudgingThread } from './claims/judging/thread.ts';
import type { DocumentStore } from './documents/documentStore.ts';
import { ProblemError } from './http/problems.ts';
import type { Metrics } from './metrics.ts';
import type { Limits } from './options.ts';
import type { CookieJar } from './security/cookies.ts';
import type { Csrf } from './security/csrf.ts';
import type { ServerKey } from './security/serverKey.ts';
import type { Sessions } from './security/sessions.ts';
import type { Store } from './store/store.ts';
import type { Wallet } from './wallet/wallet.ts';

/** What the handlers of calls work with. */
export interface AppContext {
  bundle: LoadedBundle;
  store: Store;
  documents: DocumentStore;
  key: ServerKey;
  jar: CookieJar;
  csrf: Csrf;
  sessions: Sessions;
  captcha: Captcha;
  /** Null where the settlement offers no login with a wallet. */
  wallet: Wallet | null;
  /** Judges the claims that take long. */
  judging: JudgingThread;
  /** Where the public reaches the server; undefined where that is what each request says. */
  publicOrigin: string | undefined;
  metrics: Metrics;
  limits: Limits;
  /** From when the server was told to stop: it answers what is under way and is not ready for more. */
  stopping: boolean;
  clock: () => Date;
  /** By which limits count: it never goes back. */
  now: () => Date;
}

/** The form, or 404 where the settlement does not have it. */
export function servedForm(context: AppContext, form: string): ServedForm {
  const served = isFormName(form) ? context.bundle.forms[form satisfies FormName] : undefined;
  if (!served) throw new ProblemError('notFound', { detail: `The settlement has no form ${form}` });
  return served;
}
