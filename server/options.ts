import type { FastifyServerOptions } from 'fastify';
import type { LoadedBundle } from './bundle/loadBundle.ts';
import type { AltchaDifficulty } from './captcha/altcha.ts';
import type { UndocumentedAnswerError } from './http/answerCheck.ts';
import type { Patience } from './http/patience.ts';
import type { TrustedProxies } from './security/trustedProxies.ts';
import type { StorePlace } from './store/openStore.ts';

/** Tries that are allowed in a window, beyond which the answer is 429. */
export interface Limits {
  /** Calls of any kind per address and minute. */
  callsPerMinute: number;
  /** Refused authorizations per address, and per credential, in a quarter of an hour. */
  refusalsPerAddress: number;
  refusalsPerCredential: number;
  /** Open connections in all, and of one address. */
  connections: number;
  connectionsPerAddress: number;
  /** Uploads at a time in all, of one address and of one session. */
  uploads: number;
  uploadsPerAddress: number;
  uploadsPerSession: number;
}

export const DEFAULT_LIMITS: Limits = {
  callsPerMinute: 600,
  refusalsPerAddress: 50,
  refusalsPerCredential: 10,
  connections: 10_000,
  connectionsPerAddress: 500,
  uploads: 400,
  uploadsPerAddress: 40,
  uploadsPerSession: 4,
};

export interface AppOptions extends StorePlace {
  bundle: LoadedBundle;
  /** The built app; without it the server answers calls only. */
  builtAppDir?: string | undefined;
  /** Where the public reaches the server; over https, cookies are Secure. */
  publicOrigin?: string | undefined;
  /** The proxies in front, whose X-Forwarded-For and -Proto count; where left out, nobody's do. */
  proxies?: TrustedProxies | undefined;
  /** Opens `/metrics` and `/readyz` on the public port, as a bearer token; without one they are not there. */
  operationsKey?: string | undefined;
  captchaSecret?: string | undefined;
  /** The secret that the wallet's provider gave this site; without one it is a public client. */
  walletSecret?: string | undefined;
  altchaDifficulty?: AltchaDifficulty | undefined;
  limits?: Partial<Limits> | undefined;
  logger?: FastifyServerOptions['logger'];
  /** Checks every answer against the OpenAPI document; tests and development. */
  onUndocumentedAnswer?: ((error: UndocumentedAnswerError) => void) | undefined;
  /** How long clients are waited for. */
  patience?: Partial<Patience> | undefined;
  /** The time; tests set it. */
  clock?: (() => Date) | undefined;
  /** Calls of the captcha's and the wallet's provider; tests answer them. */
  fetch?: typeof fetch | undefined;
  drawReferenceCode?: (() => string) | undefined;
}
