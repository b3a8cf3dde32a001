import type { Content } from '../../schemas/generated/types.ts';
import type {
  Api,
  CaptchaInfo,
  Deadlines,
  Manifest,
  SessionInfo,
  SettlementInfo,
  WalletInfo,
} from '../api/api.ts';
import type { CsrfToken } from '../api/csrf.ts';

/** What the app must know before it shows anything. */
export interface BootData {
  settlement: SettlementInfo;
  manifest: Manifest;
  deadlines: Deadlines;
  csrf: CsrfToken | null;
  session: SessionInfo;
  captcha: CaptchaInfo;
  /** The active culture and the texts that were sent with the page: its own, and the default's. */
  culture: string;
  content: Record<string, Content>;
  wallet: WalletInfo | null;
}

/** The data that the server put in the page; null where there is none, or where it is not complete. */
export function readInlined(page: Document): Partial<BootData> {
  const text = page.getElementById('boot')?.textContent?.trim();
  if (!text) return {};
  const data: unknown = JSON.parse(text);
  return typeof data === 'object' && data !== null ? data : {};
}

/** What was inlined, and the answers of the calls for what was not. All calls start together (C6-19). */
export async function bootData(
  inlined: Partial<BootData>,
  api: Api,
  cultureWanted: string,
): Promise<BootData> {
  const [settlement, manifest, deadlines, csrf, session, captcha, wallet] = await Promise.all([
    inlined.settlement ?? api.settlement(),
    inlined.manifest ?? api.manifest(),
    inlined.deadlines ?? api.deadlines(),
    inlined.csrf ?? api.csrf(),
    inlined.session ?? api.session(),
    inlined.captcha ?? api.captcha(),
    inlined.wallet === undefined ? api.wallet() : inlined.wallet,
  ]);
  const culture = inlined.culture ?? enabledOr(settlement, cultureWanted);
  const content = { ...inlined.content };
  const missing = [...new Set([culture, settlement.defaultCulture])].filter((code) => !content[code]);
  const texts = await Promise.all(missing.map((code) => api.content(code)));
  missing.forEach((code, index) => {
    content[code] = texts[index] ?? {};
  });
  return { settlement, manifest, deadlines, csrf, session, captcha, culture, content, wallet };
}

function enabledOr(settlement: SettlementInfo, wanted: string): string {
  return Object.hasOwn(settlement.cultures, wanted) ? wanted : settlement.defaultCulture;
}
