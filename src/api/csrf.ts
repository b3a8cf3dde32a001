import type { components } from '../../openapi/generated/types.ts';

export type CsrfToken = components['schemas']['CsrfToken'];

type Fetch = (request: Request) => Promise<Response>;

/** Store of the CSRF token, which every request that changes data sends (R7-01). */
export interface CsrfStore {
  initialise(token: CsrfToken | null): void;
  /** Tests if a token is stored: the request for it may have failed or been refused. */
  isInitialised(): boolean;
  token(): CsrfToken;
  replace(token: CsrfToken): void;
}

/** Creates the CSRF token's store. It is set once at start-up; a second initialisation only warns (R8-16). */
export function createCsrfStore(warn: (message: string) => void): CsrfStore {
  let held: CsrfToken | null = null;
  return {
    initialise(token) {
      if (held) warn('CSRF is already initialised.');
      else held = token;
    },
    isInitialised: () => held !== null,
    token() {
      if (!held) throw new Error('CSRF not initialised');
      return held;
    },
    replace(token) {
      held = token;
    },
  };
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

async function isCsrfRefusal(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (
    typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === 'csrfFailed'
  );
}

/**
 * Wraps `fetch` to send the CSRF token, which is requested first where it is missing (R6-04). Where the server refuses
 * it, a new token is requested and the same request, with the same headers, is sent once more (C6-16).
 */
export function csrfFetch(send: Fetch, csrf: CsrfStore, refresh: () => Promise<CsrfToken>): Fetch {
  return async (request) => {
    if (SAFE_METHODS.includes(request.method)) return send(request);
    const again = request.clone();
    if (!csrf.isInitialised()) csrf.replace(await refresh());
    const first = await send(withToken(request, csrf.token()));
    if (!(await isCsrfRefusal(first))) return first;
    csrf.replace(await refresh());
    return send(withToken(again, csrf.token()));
  };
}

function withToken(request: Request, token: CsrfToken): Request {
  request.headers.set(token.requestHeaderName, token.requestToken);
  return request;
}
