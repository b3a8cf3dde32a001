import type { Content } from '../../schemas/generated/types.ts';
import type {
  CaptchaInfo,
  Deadlines,
  Manifest,
  SessionInfo,
  SettlementInfo,
  WalletInfo,
} from '../api/api.ts';
import type { CsrfToken } from '../api/csrf.ts';
import type { InlinedForms } from './forms.ts';

/** Data that the app reads from the page or requests before its first render. */
export interface BootData {
  settlement: SettlementInfo;
  manifest: Manifest;
  deadlines: Deadlines;
  csrf: CsrfToken | null;
  session: SessionInfo;
  /** Null where the request failed: signing in then fails with the same message. */
  captcha: CaptchaInfo | null;
  /** The active culture, and the texts that were sent with the page: of that culture and of the default one. */
  culture: string;
  content: Record<string, Content>;
  wallet: WalletInfo | null;
  /** Errors of requests that the app starts without; the claimant gets a message (R8-03). */
  failures: unknown[];
  /** Pages, models and lists of the form whose page was opened. */
  forms: InlinedForms;
  /** Character whitelist of the settlement, where the page was sent with it. */
  whitelist?: string | null;
}
