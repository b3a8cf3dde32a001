import { type FormName, isFormName } from '../transforms/ground/modelNames.ts';
import type { LoadedBundle, ServedForm } from './bundle/loadBundle.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { JudgingThread } from './claims/judging/judgingClient.ts';
import type { DocumentStore } from './documents/documentStore.ts';
import { ProblemError } from './http/problems.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics.ts';
import type { Limits } from './options.ts';
import type { CookieJar } from './security/cookies.ts';
import type { Csrf } from './security/csrf.ts';
import type { ServerKey } from './security/serverKey.ts';
import type { Sessions } from './security/sessions.ts';
import type { Store } from './store/store.ts';
import type { Wallet } from './wallet/wallet.ts';

/** Dependencies of the request handlers: bundle, stores, key, security and limits. */
export interface AppContext {
  bundle: LoadedBundle;
  store: Store;
  documents: DocumentStore;
  key: ServerKey;
  /** True where the key is in the data folder, beside all that it opens (C13-14). */
  isKeyInData: boolean;
  jar: CookieJar;
  csrf: Csrf;
  sessions: Sessions;
  captcha: Captcha;
  /** Null where the settlement offers no login with a wallet. */
  wallet: Wallet | null;
  /** Null where the server or the settlement sends no mail. */
  mailer: Mailer | null;
  /** Thread that judges long claims. */
  judging: JudgingThread;
  /** Origin by which the public reaches the server; undefined where each request states it. */
  publicOrigin: string | undefined;
  metrics: Metrics;
  limits: Limits;
  /** Set once the server is stopping: it answers requests under way and is not ready for more. */
  stopping: boolean;
  clock: () => Date;
  /** Clock of the limits, which never goes back. */
  now: () => Date;
}

/** Returns the form; throws 404 where the settlement does not have it. */
export function servedForm(context: AppContext, form: string): ServedForm {
  const served = isFormName(form) ? context.bundle.forms[form satisfies FormName] : undefined;
  if (!served) throw new ProblemError('notFound', { detail: `The settlement has no form ${form}` });
  return served;
}
