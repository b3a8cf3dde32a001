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

/** Data that the app loads before its first render. */
export interface BootData {
  settlement: SettlementInfo;
  manifest: Manifest;
  deadlines: Deadlines;
  csrf: CsrfToken | null;
  session: SessionInfo;
  /** Null where the call failed: signing in then fails with the same words. */
  captcha: CaptchaInfo | null;
  /** The active culture and the texts that were sent with the page: its own, and the default's. */
  culture: string;
  content: Record<string, Content>;
  wallet: WalletInfo | null;
  /** Failures of calls that the app starts without; the claimant reads of them (R8-03). */
  failures: unknown[];
  /** Pages, models and lists of the form whose page was opened. */
  forms: InlinedForms;
  /** The characters that the settlement allows, where they came with the page. */
  whitelist?: string | null;
}
