import type { WalletProvider } from '../../scripts/walletProvider.mjs';
import { changedBundle } from './testServer.testkit.ts';

type Json = Record<string, unknown>;

const edited = (change: (data: Json) => void) => (text: string) => {
  const data: Json = JSON.parse(text);
  change(data);
  return JSON.stringify(data);
};

/** The test bundle, whose claims are paid to the account that `claimantInfo.email` names. */
export function walletBundle(
  { issuer, clientId }: WalletProvider,
  settings: Json = {},
  placed: Json = {},
): string {
  return changedBundle({
    'settlement.json': edited((settlement) => {
      settlement.wallet = { enabled: true, issuer, clientId, ...settings };
    }),
    'pages/standard/claimant-info.json': edited((page) => {
      const fields = [{ name: 'email', label: 'Title', component: 'wallet', ...placed }];
      (page.blocks as Json[]).push({ kind: 'fields', id: 'wallet', model: 'claimantInfo', fields });
    }),
  });
}

/** A person's browser at the provider: follows where it is sent, with the provider's cookies. */
export class WalletPerson {
  readonly #cookies = new Map<string, string>();

  /** Signs in at this address; answers where the provider sends the window back to. */
  async signIn(address: string, login: string): Promise<URL> {
    const form = new URLSearchParams({ prompt: 'login', login, password: 'any' });
    const page = await this.#follow(new URL(address));
    if (page.back) return page.back;
    return this.#backFrom(await this.#follow(page.at, { method: 'POST', body: form }));
  }

  /** Leaves the sign-in by the provider's own link. */
  async cancel(address: string): Promise<URL> {
    const { at } = await this.#follow(new URL(address));
    return this.#backFrom(await this.#follow(new URL(`${at.pathname}/abort`, at)));
  }

  #backFrom({ at, back }: { at: URL; back: URL | null }): URL {
    if (!back) throw new Error(`The provider stopped at ${at.pathname}`);
    return back;
  }

  async #follow(start: URL, init: RequestInit = {}): Promise<{ at: URL; back: URL | null }> {
    let at = start;
    let next: RequestInit = init;
    for (let steps = 0; steps < 10; steps += 1) {
      if (at.pathname === '/api/wallet/callback') return { at, back: at };
      const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(at, { ...next, redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const equals = pair.indexOf('=');
        this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
      }
      const location = answer.headers.get('location');
      if (location === null) return { at, back: null };
      at = new URL(location, at);
      next = {};
    }
    throw new Error('The provider goes round in circles');
  }
}
