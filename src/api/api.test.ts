import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './api.ts';
import { createCsrfStore } from './csrf.ts';
import { ApiProblem } from './problem.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });

const BODY = { reCaptchaResponse: 'tok', userPreferredCulture: 'en', configurationHash: 'hash' };

function api(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const csrf = createCsrfStore(vi.fn());
  csrf.initialise({ requestHeaderName: 'X-CSRF-Token', requestToken: 'first' });
  const fetch = async (request: Request) => {
    requests.push(request.clone());
    return answer(request);
  };
  const made = createApi({ baseUrl: 'http://localhost', csrf, fetch, upload: () => fetch });
  return { made, requests };
}

afterEach(() => vi.restoreAllMocks());

describe('the calls', () => {
  it('R7-01, R3-22: calls that change data carry the token in the header that the server named, reads do not', async () => {
    const { made, requests } = api(({ method }) => (method === 'GET' ? json({}) : json({ expiresAt: 'x' })));
    await made.heartbeat();
    await made.captcha();
    expect(requests.map((request) => request.headers.get('X-CSRF-Token'))).toEqual(['first', null]);
  });

  it('C6-16: a refused token is fetched anew, and the same call sent once more with the same key', async () => {
    let fresh = false;
    const { made, requests } = api((request) => {
      if (request.url.endsWith('/api/csrf')) {
        fresh = true;
        return json({ requestHeaderName: 'X-CSRF-Token', requestToken: 'second' });
      }
      return fresh ? json({ submitted: true, referenceCodeForm: 'R' }) : json({ code: 'csrfFailed' }, 403);
    });
    const answer = await made.submit('standard', BODY, 'the-key-1', vi.fn());
    expect(answer.referenceCodeForm).toBe('R');
    const posts = requests.filter((request) => request.method === 'POST');
    expect(posts.map((request) => request.headers.get('X-CSRF-Token'))).toEqual(['first', 'second']);
    expect(posts.map((request) => request.headers.get('Idempotency-Key'))).toEqual([
      'the-key-1',
      'the-key-1',
    ]);
    expect(await posts[1]?.text()).toContain('userPreferredCulture');
  });

  it('C6-16: a second refusal is an answer, not a third try', async () => {
    const { made, requests } = api((request) =>
      request.url.endsWith('/api/csrf')
        ? json({ requestHeaderName: 'X-CSRF-Token', requestToken: 'second' })
        : json({ code: 'csrfFailed' }, 403),
    );
    await expect(made.heartbeat()).rejects.toMatchObject({ status: 403 });
    expect(requests).toHaveLength(3);
  });

  it('R6-04, R7-10: a 403 on config, whitelist, CSRF and cultures is passed over in silence', async () => {
    const { made } = api(() => json({ code: 'forbidden' }, 403));
    expect(await made.models('standard')).toBeNull();
    expect(await made.whitelist()).toBeNull();
    expect(await made.csrf()).toBeNull();
    expect(await made.cultures()).toBeNull();
    await made.rememberCulture('es');
    await expect(made.captcha()).rejects.toBeInstanceOf(ApiProblem);
  });

  it('C15-06, R7-03, R7-05, R7-06, R7-08, R7-09, R7-11, R7-12, R7-13, R7-18: each call has its method and path', async () => {
    const { made, requests } = api(({ url }) => {
      if (url.includes('/culture/content')) return json([{ key: 'a', value: 'b' }]);
      return json({ allowedCharacters: 'abc' });
    });
    expect(await made.content('es')).toEqual({ a: 'b' });
    await made.whitelist();
    await made.captcha();
    await made.models('standard');
    await made.signatureDate('es');
    await made.rememberCulture('es');
    await made.endSession('key-1');
    for (const form of ['standard', 'lookup', 'automotive', 'documents-upload'] as const) {
      await made.authorize(form, null, 't');
    }
    for (const form of ['standard', 'automotive', 'documents-upload'] as const) {
      await made.submit(form, BODY, 'key-12345', vi.fn());
    }
    expect(requests.map(({ method, url }) => `${method} ${url.replace('http://localhost', '')}`)).toEqual([
      'GET /api/culture/content?culture=es',
      'GET /api/characters-whitelist',
      'GET /api/captcha',
      'GET /api/forms/config?form=standard',
      'GET /api/signature-date?culture=es',
      'GET /api/culture/set-language?culture=es',
      'POST /api/session-timeout?session=key-1',
      'POST /api/forms/standard/authorize',
      'POST /api/forms/lookup/authorize',
      'POST /api/forms/automotive/authorize',
      'POST /api/forms/documents-upload/authorize',
      'POST /api/forms/standard',
      'POST /api/forms/automotive',
      'POST /api/forms/documents-upload',
    ]);
  });

  it('R7-12, R7-13, R7-17, C6-08: credentials go with the captcha’s token, a claim with its key', async () => {
    const { made, requests } = api(() => json({ submitted: true, referenceCodeForm: 'R' }));
    const credentials = {
      clientId: 'credentials-1',
      id: null,
      metadataHash: 'hash',
      metadata: { formType: 'Standard' as const, dtoMapping: 'credentials' },
      fields: { pin: '1' },
    };
    await made.authorize('standard', credentials, 'the-token');
    await made.submit('standard', BODY, 'key-12345', vi.fn());
    expect(await requests[0]?.json()).toEqual({ credentials, reCaptchaResponse: 'the-token' });
    expect(requests[1]?.headers.get('Idempotency-Key')).toBe('key-12345');
  });

  it('C6-07: a problem keeps its status, its members and the seconds to wait', async () => {
    const answer = json({ code: 'tooManyRequests' }, 429);
    answer.headers.set('Retry-After', '17');
    const { made } = api(() => answer);
    await expect(made.heartbeat()).rejects.toMatchObject({
      status: 429,
      retryAfter: 17,
      problem: { code: 'tooManyRequests' },
    });
  });
});

describe('CSRF', () => {
  it('R8-16: a token that was never set is an error; a second initialisation only warns', () => {
    const warn = vi.fn();
    const csrf = createCsrfStore(warn);
    expect(() => csrf.token()).toThrow('CSRF not initialised');
    csrf.initialise({ requestHeaderName: 'h', requestToken: '1' });
    csrf.initialise({ requestHeaderName: 'h', requestToken: '2' });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(csrf.token().requestToken).toBe('1');
  });
});
