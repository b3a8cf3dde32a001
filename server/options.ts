import type { FastifyServerOptions } from 'fastify';
import type { LoadedBundle } from './bundle/loadBundle.ts';
import type { AltchaDifficulty } from './captcha/difficulty.ts';
import type { DocumentsPlace } from './documents/openDocuments.ts';
import type { UndocumentedAnswerError } from './http/answerCheck.ts';
import type { Timeouts } from './http/timeouts.ts';
import type { KeyPlace } from './security/matchKey.ts';
import type { TrustedProxies } from './security/trustedProxies.ts';
import type { StorePlace } from './store/openStore.ts';

/** Tries that are allowed in a window, beyond which the answer is 429. */
export interface Limits {
  /** Calls, pages and files of the app, for an address and for a session. */
  callsPerMinute: number;
  pagesPerMinute: number;
  filesPerMinute: number;
  /** An address has one part in so many of its limit for itself; what it takes beyond comes from what all share. */
  shares: number;
  /** What all share is enough for so many addresses at their limit. */
  addressesAtOnce: number;
  /** Wrong credentials without a wait: of an address in a quarter of an hour; of an address for one credential a day. */
  refusalsPerAddress: number;
  refusalsPerCredential: number;
  /** Tries of one credential a day, by all, before the first one from a new address waits. */
  refusalsOfStrangers: number;
  /** So many different wrong credentials of a form in a quarter of an hour, and more than right ones: a list is tried. */
  sprayedCredentials: number;
  /** Claims of a member of the class, additions to a claim, and claims of a session. */
  claimsPerHour: number;
  /** Bytes of documents of the same, at least: twice the most of one claim, where that is more. */
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

/** For those who measure the server, or drive it faster than people do. */
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

export interface AppOptions extends StorePlace, KeyPlace, DocumentsPlace {
  bundle: LoadedBundle;
  /** The built app; without it the server answers calls only. */
  builtAppDir?: string | undefined;
  /** Where the public reaches the server; over https, cookies are Secure. */
  publicOrigin?: string | undefined;
  /** The proxies in front, whose X-Forwarded-For and -Proto count; where left out, nobody's do. */
  proxies?: TrustedProxies | undefined;
  /** Opens `/metrics` and `/readyz` on the public port, as a bearer token; without one they are not there. */
  operationsKey?: string | undefined;
  /** Counts memory, processor time and the event loop's delays as well; once in a process. */
  processMetrics?: boolean | undefined;
  /** For a captcha of Google or hCaptcha: its secret, and other addresses of its script and check than the provider's. */
  captchaSecret?: string | undefined;
  captchaScript?: string | undefined;
  captchaVerify?: string | undefined;
  /** The secret that the wallet's provider gave this site; without one it is a public client. */
  walletSecret?: string | undefined;
  altchaDifficulty?: AltchaDifficulty | undefined;
  /** Pages of the same origin may frame the app: those of the preview. */
  framed?: boolean | undefined;
  limits?: Partial<Limits> | undefined;
  logger?: FastifyServerOptions['logger'];
  /** Checks every answer against the OpenAPI document; tests and development. */
  onUndocumentedAnswer?: ((error: UndocumentedAnswerError) => void) | undefined;
  /** How long clients are waited for. */
  timeouts?: Partial<Timeouts> | undefined;
  /** The time; tests set it. */
  clock?: (() => Date) | undefined;
  /** A start that waits for its database says so here; without it a start fails while the database is away. */
  onDatabaseAway?: ((reason: Error | null) => void) | undefined;
  /** Ends a start that waits. */
  stopping?: AbortSignal | undefined;
  /** Calls of the captcha's and the wallet's provider; tests answer them. */
  fetch?: typeof fetch | undefined;
  drawReferenceCode?: (() => string) | undefined;
}
