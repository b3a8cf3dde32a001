import type { EN_START } from '../../transforms/texts/en/start.ts';
import type { Api, SettlementInfo } from '../api/api.ts';
import { failedRequestOf } from '../api/problem.ts';
import type { BootData } from '../stores/bootData.ts';
import { CALL_FAILED, CONFIG_FAILED } from '../stores/problemMessages.ts';

/** Part of the start data that the server may inline in the page's HTML: what is the same for all visitors. */
export type Inlined = Partial<Omit<BootData, 'failures' | 'csrf' | 'session'>>;

/** Content keys of the messages of an app that cannot start. */
export type StartText = keyof typeof EN_START;

/** Error of a request without which the app cannot start; `key` is the content key of the message to the claimant. */
export class StartFailure extends Error {
  readonly key: StartText;
  /** Id of the request that the server failed to answer; empty for none. */
  readonly requestId: string;

  constructor(key: StartText, cause: unknown) {
    super(`The app cannot start: ${String(cause)}`, { cause });
    this.key = key;
    this.requestId = failedRequestOf(cause);
  }
}

/** Parses the start data that the server inlined in the page; `{}` where there is none. */
export function readInlined(page: Document): Inlined {
  const text = page.getElementById('boot')?.textContent?.trim();
  if (!text) return {};
  const data: unknown = JSON.parse(text);
  return typeof data === 'object' && data !== null ? data : {};
}

const needed = <T>(call: T | Promise<T>, key: StartText): Promise<T> =>
  Promise.resolve(call).catch((cause: unknown) => Promise.reject(new StartFailure(key, cause)));

/**
 * Returns the start data of the app: the inlined part, and the responses of requests for the rest, in parallel (C6-19).
 * `cultureWanted` applies where no culture is inlined and the settlement has it. A failure of CSRF, captcha, wallet,
 * the map of cultures, or the texts of one of two cultures is collected in `failures`; any other throws a StartFailure.
 */
export async function bootData(inlined: Inlined, api: Api, cultureWanted: string): Promise<BootData> {
  const failures: unknown[] = [];
  const unlessFailed = <T>(call: T | Promise<T>): Promise<T | null> =>
    Promise.resolve(call).catch((failure: unknown) => {
      failures.push(failure);
      return null;
    });
  const [sent, manifest, deadlines, csrf, session, captcha, wallet, cultures] = await Promise.all([
    needed(inlined.settlement ?? api.settlement(), CONFIG_FAILED),
    needed(inlined.manifest ?? api.manifest(), CONFIG_FAILED),
    needed(inlined.deadlines ?? api.deadlines(), CALL_FAILED),
    unlessFailed(api.csrf()),
    needed(api.session(), CONFIG_FAILED),
    unlessFailed(inlined.captcha ?? api.captcha()),
    unlessFailed(inlined.wallet === undefined ? api.wallet() : inlined.wallet),
    unlessFailed(inlined.settlement ? null : api.cultures()),
  ]);
  const settlement = { ...sent, ...(cultures && { cultures }) };
  const wanted = inlined.culture ?? enabledOr(settlement, cultureWanted);
  const { culture, content } = await needed(
    textsFor(wanted, settlement, inlined, api, failures),
    CONFIG_FAILED,
  );
  const { forms = {}, whitelist } = inlined;
  return {
    ...{ settlement, manifest, deadlines, csrf, session, captcha, culture, content, wallet, failures, forms },
    ...(whitelist !== undefined && { whitelist }),
  };
}

/** Loads the texts of the wanted culture and of the default; where the wanted one fails, those of the default alone. */
async function textsFor(
  wanted: string,
  { defaultCulture }: SettlementInfo,
  inlined: Inlined,
  api: Api,
  failures: unknown[],
): Promise<Pick<BootData, 'culture' | 'content'>> {
  const content = { ...inlined.content };
  const missing = [...new Set([wanted, defaultCulture])].filter((code) => !content[code]);
  const answers = await Promise.allSettled(missing.map((code) => api.content(code)));
  const failed = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  missing.forEach((code, index) => {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') content[code] = answer.value;
  });
  const culture = [wanted, defaultCulture].find((code) => content[code] !== undefined);
  if (culture === undefined) throw failed[0];
  failures.push(...failed);
  return { culture, content };
}

function enabledOr(settlement: SettlementInfo, wanted: string): string {
  return Object.hasOwn(settlement.cultures, wanted) ? wanted : settlement.defaultCulture;
}
