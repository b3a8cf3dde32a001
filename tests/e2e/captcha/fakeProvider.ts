import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { CHALLENGE_PAGE, providerScript } from './scripts.ts';

export type ProviderName = Parameters<typeof providerScript>[0]['provider'];

/** What a challenge does: it lets everybody pass, shows itself to the claimant, or nothing is heard of it. */
export type Behaviour = 'passes' | 'asks' | 'isSilent';

/** What the server asked, and what it was told. */
export interface Asked {
  body: Record<string, string>;
  answer: { success: boolean; 'error-codes'?: string[] };
}

/** A captcha provider on this machine, in place of Google or hCaptcha: scripts, challenges and the check of answers. */
export interface FakeCaptcha {
  scriptUrl: string;
  verifyUrl: string;
  secret: string;
  siteKey: string;
  /** From here on challenges do so. */
  behave(how: Behaviour): void;
  asked: Asked[];
  close(): Promise<void>;
}

const SCRIPT_PATHS: Record<ProviderName, string> = {
  GoogleReCaptcha: '/recaptcha/api.js',
  HCaptcha: '/1/api.js',
};

interface State {
  provider: ProviderName;
  secret: string;
  siteKey: string;
  how: Behaviour;
  /** Tokens that were given out and not checked yet. */
  tokens: Set<string>;
  asked: Asked[];
}

/** An answer counts once, as with both providers. */
function check({ secret, tokens }: State, body: Record<string, string>): Asked['answer'] {
  if (body.secret !== secret) return { success: false, 'error-codes': ['invalid-input-secret'] };
  if (!tokens.delete(body.response ?? '')) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
  return { success: true };
}

interface Reply {
  type: string;
  body: string;
}

const json = (body: object): Reply => ({ type: 'application/json', body: JSON.stringify(body) });

type Route = (state: State, request: IncomingMessage, origin: string) => Reply | Promise<Reply>;

const script: Route = ({ provider }, _request, origin) => ({
  type: 'text/javascript',
  body: `(${providerScript})(${JSON.stringify({ origin, provider })})`,
});
const challengePage: Route = () => ({ type: 'text/html', body: CHALLENGE_PAGE });
const challenge: Route = ({ how, tokens }) => {
  const token = randomUUID();
  if (how !== 'isSilent') tokens.add(token);
  return json({ how, token });
};

const ROUTES: Record<string, Route> = {
  'GET /recaptcha/api.js': script,
  'GET /1/api.js': script,
  'GET /recaptcha/api2/bframe': challengePage,
  'GET /captcha/v1/hcaptcha.html': challengePage,
  'POST /recaptcha/api2/reload': challenge,
  'POST /checksiteconfig': challenge,
  'POST /siteverify': async (state, request) => {
    const body = Object.fromEntries(new URLSearchParams(await text(request)));
    const answer = check(state, body);
    state.asked.push({ body, answer });
    return json(answer);
  },
};

async function respond(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const origin = `http://${request.headers.host}`;
  const route = ROUTES[`${request.method} ${new URL(request.url ?? '/', origin).pathname}`];
  if (!route) return void response.writeHead(404).end();
  const { type, body } = await route(state, request, origin);
  response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
}

/** Starts a stand-in for one of the providers on a free port. */
export async function startCaptcha(provider: ProviderName): Promise<FakeCaptcha> {
  const state: State = {
    provider,
    secret: `secret-${randomUUID()}`,
    siteKey: `site-${randomUUID()}`,
    how: 'passes',
    tokens: new Set(),
    asked: [],
  };
  const server = createServer((request, response) => {
    respond(state, request, response).catch((error: Error) => response.destroy(error));
  }).listen(0, '127.0.0.1');
  // A connection that is dropped just as a browser asks over it would look like a provider that is silent.
  server.keepAliveTimeout = 120_000;
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port was given');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    scriptUrl: `${origin}${SCRIPT_PATHS[provider]}`,
    verifyUrl: `${origin}/siteverify`,
    secret: state.secret,
    siteKey: state.siteKey,
    behave: (how) => {
      state.how = how;
    },
    asked: state.asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
