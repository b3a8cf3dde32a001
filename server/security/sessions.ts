import { hash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { perRequest } from '../http/perRequest.ts';
import { ProblemError } from '../http/problems.ts';
import type { FilingFacts, FilingRequest, FormSession, SessionState, SessionStore } from '../store/store.ts';
import type { Prolongation } from '../store/storedClaim.ts';
import type { CookieJar } from './cookies.ts';
import type { ServerKey } from './serverKey.ts';
import { sealEmail } from './walletEmail.ts';

/** Session of a visitor that has not expired. */
export interface LiveSession {
  hash: string;
  state: SessionState;
  expiresAt: Date;
  /** Stored data by which the request's claim is judged, where it files one. */
  facts?: FilingFacts;
}

/** Sessions of visitors, by the cookie of a request. */
export interface Sessions {
  current(request: FastifyRequest): Promise<LiveSession | null>;
  /** Returns the session's part for this form, or throws 401. */
  require(request: FastifyRequest, form: FormName): Promise<{ session: LiveSession; form: FormSession }>;
  /**
   * Throws csrfFailed where the session began with another visitor's cookie, since the token is not of this session.
   */
  requireVisitor(request: FastifyRequest): Promise<void>;
  /** Opens the form for the visitor, under a new session id: an earlier one is invalid. */
  open(
    request: FastifyRequest,
    reply: FastifyReply,
    form: FormName,
    granted: FormSession,
  ): Promise<LiveSession>;
  /** Stores the wallet account that was logged in to, for as long as this authorization of the form lasts. */
  keepWallet(session: LiveSession, form: FormName, email: string): Promise<void>;
  prolong(session: LiveSession): Promise<Date>;
  /** Returns the session's new expiry, to be stored together with a claim. */
  prolongation(session: LiveSession): Prolongation;
  /** Ends the session of the cookie; with a key, only the session of that key. */
  end(request: FastifyRequest, reply: FastifyReply, storageKey?: string): Promise<void>;
}

export interface SessionsOptions {
  store: SessionStore;
  key: ServerKey;
  jar: CookieJar;
  clock: () => Date;
  minutes: number;
}

/** Longest session after the last sign-in, however active its pages are. */
const LONGEST_MS = 12 * 3_600_000;

/** Creates the service of sessions, which begin with a sign-in; the cookie holds a random id, the store its hash. */
export function createSessions({ store, key, jar, clock, minutes }: SessionsOptions): Sessions {
  const expiryOf = ({ signedInAt }: SessionState): Date => {
    const now = clock().getTime();
    const end = (signedInAt === undefined ? now : Date.parse(signedInAt)) + LONGEST_MS;
    return new Date(Math.min(now + minutes * 60_000, end));
  };
  const visitorOf = ({ cookies }: FastifyRequest): string => hashOf(cookies[jar.visitor] ?? '');
  const current = sessionReader({ store, jar, clock });
  return {
    current,
    require: async (request, form) => {
      const session = await current(request);
      const granted = session?.state.forms[form];
      if (!session || !granted) throw new ProblemError('notAuthorized');
      return { session, form: granted };
    },
    requireVisitor: async (request) => {
      const session = await current(request);
      if (session?.state.visitor === undefined) return;
      if (session.state.visitor !== visitorOf(request)) throw new ProblemError('csrfFailed');
    },
    open: async (request, reply, form, granted) => {
      const earlier = await current(request);
      const state = stateAfter(earlier?.state, form, granted, { now: clock(), visitor: visitorOf(request) });
      const id = randomBytes(32).toString('base64url');
      const session = { hash: hashOf(id), state, expiresAt: expiryOf(state) };
      await store.write(session.hash, state, session.expiresAt);
      if (earlier) await store.remove(earlier.hash);
      reply.setCookie(jar.session, id, jar.options);
      return session;
    },
    keepWallet: async ({ hash, state }, form, email) => {
      const granted = state.forms[form];
      if (!granted) throw new ProblemError('notAuthorized');
      const walletEmail = sealEmail(key, email);
      const forms = { ...state.forms, [form]: { ...granted, walletEmail } };
      await store.write(hash, { ...state, forms }, expiryOf(state));
    },
    prolong: async (session) => {
      const expiresAt = expiryOf(session.state);
      await store.prolong(session.hash, expiresAt);
      return expiresAt;
    },
    prolongation: ({ hash, state }) => ({ hash, expiresAt: expiryOf(state) }),
    end: async (request, reply, storageKey) => {
      const id = request.cookies[jar.session];
      if (!id) return;
      const isMeant = async () => (await current(request))?.state.storageKey === storageKey;
      if (storageKey !== undefined && !(await isMeant())) return;
      await store.remove(hashOf(id));
      reply.clearCookie(jar.session, jar.options);
    },
  };
}

/** Caches a request's session, which is read several times: each would be a turn to another thread. */
function sessionReader({ store, jar, clock }: Omit<SessionsOptions, 'minutes' | 'key'>): Sessions['current'] {
  const known = perRequest<Promise<LiveSession | null>>();
  const read = async (request: FastifyRequest): Promise<LiveSession | null> => {
    const id = request.cookies[jar.session];
    if (!id) return null;
    const hash = hashOf(id);
    const found = await store.read(hash, clock(), filingOf(request));
    return found && { hash, ...found };
  };
  return (request) => {
    const reading = known.get(request) ?? read(request);
    known.set(request, reading);
    return reading;
  };
}

/** Returns the form and key of a submission; the key is validated later. */
function filingOf({ routeOptions, headers }: FastifyRequest): FilingRequest | undefined {
  const { files: form } = routeOptions.config;
  const idempotencyKey = headers['idempotency-key'];
  return form && typeof idempotencyKey === 'string' ? { form, idempotencyKey } : undefined;
}

/** Returns a session's state after a form was opened, without that of another person who used the browser before. */
function stateAfter(
  earlier: SessionState | undefined,
  form: FormName,
  granted: FormSession,
  { now, visitor }: { now: Date; visitor: string },
): SessionState {
  const kept = earlier && !isSomebodyElse(earlier.forms, form, granted) ? earlier : undefined;
  return {
    storageKey: kept?.storageKey ?? randomBytes(18).toString('base64url'),
    captchaAt: now.toISOString(),
    signedInAt: now.toISOString(),
    visitor,
    forms: { ...kept?.forms, [form]: granted },
  };
}

/**
 * Tests if two authorizations of a form are of one person: the same rows of the class list, or the same credentials.
 */
function isSamePerson(one: FormSession, other: FormSession): boolean {
  if (one.claimants.length > 0 && isDeepStrictEqual(one.claimants, other.claimants)) return true;
  return isDeepStrictEqual(one.credentials, other.credentials) && one.addedTo === other.addedTo;
}

/** Tests if the session was another person's, by the credentials of this form or by marks of other forms. */
function isSomebodyElse(forms: SessionState['forms'], form: FormName, granted: FormSession): boolean {
  const held = forms[form];
  if (held) return !isSamePerson(held, granted);
  const known = new Set(Object.values(forms).flatMap(({ marks }) => marks ?? []));
  const { marks = [] } = granted;
  return known.size > 0 && marks.length > 0 && !marks.some((mark) => known.has(mark));
}

const hashOf = (id: string): string => hash('sha256', id);
