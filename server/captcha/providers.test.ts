import { describe, expect, it } from 'vitest';
import { builtApp } from '../testing/builtApp.testkit.ts';
import { changedBundle, type TestServerOptions, testServer } from '../testing/testServer.testkit.ts';

const withCaptcha = (captcha: object) =>
  changedBundle({ 'settlement.json': (text) => JSON.stringify({ ...JSON.parse(text), captcha }) });

/** A provider that takes one answer, and what it was asked. */
function provider(respond: (answer: string | null) => Response) {
  const asked: { url: string; body: URLSearchParams }[] = [];
  const fetch: NonNullable<TestServerOptions['fetch']> = async (url, init) => {
    const body = init?.body as URLSearchParams;
    asked.push({ url: String(url), body });
    return respond(body.get('response'));
  };
  return { asked, fetch };
}

const authorize = async (server: Awaited<ReturnType<typeof testServer>>, reCaptchaResponse: string) =>
  (await server.visitor()).post('/api/forms/automotive/authorize', { reCaptchaResponse });

describe.each([
  [
    'GoogleReCaptcha',
    'https://www.google.com/recaptcha/api/siteverify',
    'https://www.gstatic.com/recaptcha/',
    'https://www.recaptcha.net/recaptcha/',
  ],
  ['HCaptcha', 'https://api.hcaptcha.com/siteverify', 'https://*.hcaptcha.com', 'https://www.recaptcha.net'],
])('%s', (name, verifyUrl, source, elsewhere) => {
  const bundleDir = () => withCaptcha({ provider: name, siteKey: 'site-key' });

  it('R4-28, C6-04, R7-06, R3-23: is used where it is configured, and adds its sources to the policy', async () => {
    const options = { bundleDir: bundleDir(), captchaSecret: 'secret', builtAppDir: builtApp() };
    const server = await testServer(options);
    expect((await server.app.inject('/api/captcha')).json()).toEqual({ provider: name, siteKey: 'site-key' });
    expect((await server.app.inject('/')).headers['content-security-policy']).toContain(source);
    expect((await server.app.inject('/api/captcha/challenge')).statusCode).toBe(404);
  });

  it('C14-09: its script and its check may be elsewhere, and the policy follows', async () => {
    const { asked, fetch } = provider(() => Response.json({ success: true }));
    const captchaScript = 'https://www.recaptcha.net/recaptcha/api.js';
    const captchaVerify = 'https://www.recaptcha.net/recaptcha/api/siteverify';
    const urls = { captchaScript, captchaVerify };
    const keys = { bundleDir: bundleDir(), captchaSecret: 'secret' };
    const server = await testServer({ ...keys, ...urls, builtAppDir: builtApp(), fetch });
    const answer = await server.app.inject('/api/captcha');
    expect(answer.json()).toEqual({ provider: name, siteKey: 'site-key', scriptUrl: captchaScript });
    const { headers } = await server.app.inject('/');
    const policy = String(headers['content-security-policy']).split(';');
    for (const directive of ['script-src ', 'frame-src ', 'connect-src ']) {
      const allowed = policy.find((line) => line.startsWith(directive))?.split(' ');
      expect(allowed).toContain(elsewhere);
      expect(allowed).not.toContain('https://www.google.com/recaptcha/');
    }
    expect((await authorize(server, 'good')).statusCode).toBe(200);
    expect(asked.map(({ url }) => url)).toEqual([captchaVerify]);
  });

  it('R5-38: its answers are checked with the secret', async () => {
    const { asked, fetch } = provider((answer) => Response.json({ success: answer === 'good' }));
    const server = await testServer({ bundleDir: bundleDir(), captchaSecret: 'secret', fetch });
    expect((await authorize(server, 'good')).statusCode).toBe(200);
    expect((await authorize(server, 'bad')).json()).toMatchObject({ status: 400, code: 'captchaFailed' });
    expect(asked.map(({ url }) => url)).toEqual([verifyUrl, verifyUrl]);
    expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
      secret: 'secret',
      response: 'good',
      remoteip: '127.0.0.1',
    });
  });

  it('R5-38: a provider that cannot be asked lets nobody pass and blames nobody', async () => {
    for (const respond of [() => new Response('', { status: 500 }), () => new Response('no json')]) {
      const { fetch } = provider(respond);
      const server = await testServer({ bundleDir: bundleDir(), captchaSecret: 'secret', fetch });
      expect((await authorize(server, 'good')).json()).toMatchObject({ status: 503, code: 'unavailable' });
    }
  });

  it('R9-05: without its secret the server does not start rather than run without captcha', async () => {
    await expect(testServer({ bundleDir: bundleDir() })).rejects.toThrow('CLAIMWRIGHT_CAPTCHA_SECRET');
  });
});
