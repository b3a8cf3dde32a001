import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type AppContext, servedForm } from '../context.ts';
import { activeCulture, textsOf } from '../culture.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError } from '../http/problems.ts';
import { ownOrigin } from '../security/csrf.ts';
import { openEmail } from '../security/walletEmail.ts';
import { loginResultPage } from '../wallet/loginResultPage.ts';
import type { LoginEnd, Wallet } from '../wallet/wallet.ts';
import { payPalAnswer } from './answers.ts';

const CALLBACK = '/api/wallet/callback';
const SCRIPT = readFileSync(join(import.meta.dirname, '..', 'wallet', 'windowScript.js'), 'utf8');

/** API handlers of the payment wallet: its settings, its login in a separate window, and the account (C6-05, C6-18). */
export const walletHandlers = (context: AppContext) =>
  ({
    getPayPalSettings: () => ({ status: 200, body: payPalAnswer(context) }),
    loginToWallet: async ({ query: { form, culture }, request }) => {
      const wallet = walletOf(context);
      const session = await context.sessions.current(request);
      const name = servedForm(context, form).form;
      if (!session?.state.forms[name]) return lastPage(context, request, { end: 'signedOut' }, culture);
      const begun = await wallet.begin(
        session,
        name,
        `${ownOrigin(request, context.publicOrigin)}${CALLBACK}`,
      );
      if ('end' in begun) return lastPage(context, request, begun, culture);
      return { status: 302, headers: { location: begun.address.href } };
    },
    finishWalletLogin: async ({ request }) => {
      const wallet = walletOf(context);
      const session = await context.sessions.current(request);
      if (!session) return lastPage(context, request, { end: 'signedOut' });
      const end = await wallet.finish(
        session,
        new URL(request.url, ownOrigin(request, context.publicOrigin)),
      );
      if (end.end === 'verified') await context.sessions.keepWallet(session, end.form, end.email);
      return lastPage(context, request, end);
    },
    getWalletWindowScript: () => ({ status: 200, body: SCRIPT }),
    getWalletAccount: async ({ query, request }) => {
      const { required } = walletOf(context);
      const { form } = await context.sessions.require(request, servedForm(context, query.form).form);
      return { status: 200, body: { email: openEmail(context.key, form.walletEmail) ?? null, required } };
    },
  }) satisfies Partial<Handlers>;

function walletOf({ wallet }: AppContext): Wallet {
  if (!wallet) throw new ProblemError('notFound', { detail: 'The settlement has no wallet' });
  return wallet;
}

/** Returns the last page of the login window. Logs the causes that an operator could repair, without an address. */
function lastPage(context: AppContext, request: FastifyRequest, ended: LoginEnd, asked?: string) {
  if ('cause' in ended && ended.cause !== undefined && ended.end !== 'cancelled')
    request.log.warn({ err: reasonOf(ended.cause), end: ended.end }, 'a wallet login failed');
  const texts = textsOf(context, activeCulture(context, request, asked));
  return { status: 200 as const, body: loginResultPage(ended.end, texts) };
}

/** Reduces an error to its name, message and code, because openid-client's errors carry whole answers with tokens. */
function reasonOf(cause: unknown): { name: string; message: string; code: string | undefined } {
  if (!(cause instanceof Error)) return { name: 'unknown', message: '', code: undefined };
  const { code } = cause as { code?: unknown };
  return { name: cause.name, message: cause.message, code: typeof code === 'string' ? code : undefined };
}
