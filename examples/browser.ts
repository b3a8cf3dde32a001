import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Fetch that keeps cookies and reads addresses from `page` on, as a browser's does and Node's does not. */
export function fetchWithCookies(
  page?: string,
): (input: RequestInfo | URL, init?: RequestInit) => Promise<Response> {
  const cookies = new Map<string, string>();
  const send = globalThis.fetch;
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, page) : input, init);
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await send(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return response;
  };
}

/** The answer to a challenge of `GET /api/captcha/challenge`. Each is good for one request. */
export async function solved(challenge: Challenge | undefined): Promise<string> {
  if (!challenge) throw new Error('There is no challenge: this settlement has another captcha');
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}
