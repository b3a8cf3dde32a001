import type { FastifyServerOptions } from 'fastify';
import type { LoadedBundle } from './bundle/loadBundle.ts';
import type { AltchaDifficulty } from './captcha/difficulty.ts';
import type { DocumentsPlace } from './documents/openDocuments.ts';
import type { UndocumentedAnswerError } from './http/answerCheck.ts';
import type { Timeouts } from './http/timeouts.ts';
import type { SmtpPlace } from './mail/smtpUrl.ts';
import type { KeyPlace } from './security/loadServerKey.ts';
import type { TrustedProxies } from './security/trustedProxies.ts';
import type { StorePlace } from './store/openStore.ts';

/** Limits of requests, beyond which the answer is 429. */
export interface Limits {
  /** Calls, pages and files of the app, for an address and for a session. */
  callsPerMinute: number;
  pagesPerMinute: number;
  filesPerMinute: number;
  /** Parts of an address's limit, of which one is its own; what it uses beyond comes from the common share. */
  shares: number;
  /** Addresses at their limit that the common share is enough for. */
  addressesAtOnce: number;
  /**
   * Wrong credentials without a wait: of an address in a quarter of an hour, as many as codes of drafts that are not found
   * and mails with a code, and of an address for one credential a day.
   */
  refusalsPerAddress: number;
  refusalsPerCredential: number;
  /** Tries of one credential a day, by all addresses, before a new address has to wait. */
  refusalsOfStrangers: number;
  /**
   * Different wrong credentials of a form in a quarter of an hour that count as spraying, where right ones are fewer.
   */
  sprayedCredentials: number;
  /** Claims of a member of the class, additions to a claim, and claims of a session. */
  claimsPerHour: number;
  /** Bytes of documents of each of these: at least twice the most of one claim. */
  documentBytesPerHour: number;
  /** Open connections in all, and of one address. */
  connections: number;
  connectionsPerAddress: number;
  /** Uploads at a time in all, of one address, of one member of the class, or to one claim, and of one session. */
  uploads: number;
  uploadsPerAddress: number;
  uploadsPerMember: number;
  uploadsPerSession: number;
  /** Claims of one session that wait to be judged on the thread for long ones. */
  longClaimsPerSession: number;
}

/** Limits where the options name no others. */
export const DEFAULT_LIMITS: Limits = {
  callsPerMinute: 600,
  pagesPerMinute: 240,
  filesPerMinute: 3_000,
  shares: 10,
  addressesAtOnce: 50,
  refusalsPerAddress: 20,
  refusalsPerCredential: 5,
  refusalsOfStrangers: 20,
  sprayedCredentials: 50,
  claimsPerHour: 20,
  documentBytesPerHour: 500 * 1024 * 1024,
  connections: 10_000,
  connectionsPerAddress: 500,
  uploads: 400,
  uploadsPerAddress: 40,
  uploadsPerMember: 8,
  uploadsPerSession: 4,
  longClaimsPerSession: 2,
};

/** No limits: for benchmarks and tests that drive the server faster than people do. */
export const UNLIMITED: Limits = {
  ...DEFAULT_LIMITS,
  callsPerMinute: 1e9,
  pagesPerMinute: 1e9,
  filesPerMinute: 1e9,
  refusalsPerAddress: 1e9,
  refusalsPerCredential: 1e9,
  refusalsOfStrangers: 1e9,
  sprayedCredentials: 1e9,
  claimsPerHour: 1e9,
  documentBytesPerHour: 1e15,
  connectionsPerAddress: 1e9,
  uploads: 1e9,
  uploadsPerAddress: 1e9,
  uploadsPerMember: 1e9,
  uploadsPerSession: 1e9,
  longClaimsPerSession: 1e9,
};

/** Options from which the server's app is built. */
export interface AppOptions extends StorePlace, KeyPlace, DocumentsPlace {
  bundle: LoadedBundle;
  /** Folder of the built app; without it the server serves calls only. */
  builtAppDir?: string | undefined;
  /** Origin by which the public reaches the server; over https, cookies are Secure. */
  publicOrigin?: string | undefined;
  /** Proxies in front, whose X-Forwarded-For and -Proto are trusted; none where left out. */
  proxies?: TrustedProxies | undefined;
  /** Bearer token of `/metrics` and `/readyz` on the public port; these are absent without one. */
  operationsKey?: string | undefined;
  /** Measures memory, processor time and the event loop's delays too; once in a process. */
  processMetrics?: boolean | undefined;
  /**
   * Secret of a captcha by Google or hCaptcha, and other addresses of its script and verification than the provider's.
   */
  captchaSecret?: string | undefined;
  captchaScript?: string | undefined;
  captchaVerify?: string | undefined;
  /** Secret of this site at the wallet's provider; without one it is a public client. */
  walletSecret?: string | undefined;
  /** SMTP server of the settlement's mails; none are sent without one. */
  smtp?: SmtpPlace | undefined;
  /** Time between two looks at the outbox, ms; tests set it. */
  outboxMs?: number | undefined;
  altchaDifficulty?: AltchaDifficulty | undefined;
  /** Allows pages of the same origin, those of the preview, to frame the app. */
  framed?: boolean | undefined;
  limits?: Partial<Limits> | undefined;
  logger?: FastifyServerOptions['logger'];
  /** Checks every answer against the OpenAPI document; tests and development. */
  onUndocumentedAnswer?: ((error: UndocumentedAnswerError) => void) | undefined;
  /** Timeouts of clients. */
  timeouts?: Partial<Timeouts> | undefined;
  /** Clock; tests set it. */
  clock?: (() => Date) | undefined;
  /** Called while the start waits for its database; without it a start fails while the database is away. */
  onDatabaseAway?: ((reason: Error | null) => void) | undefined;
  /** Ends a start that waits. */
  stopping?: AbortSignal | undefined;
  /** Client of the captcha's and the wallet's provider; tests replace it. */
  fetch?: typeof fetch | undefined;
  drawReferenceCode?: (() => string) | undefined;
}
