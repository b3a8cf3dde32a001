import { expect, it } from 'vitest';
import type { Io } from '../../bundle/io.ts';
import { processIo } from '../io.ts';
import { serveOptions } from './serveOptions.ts';

const SECRET = 'a-secret-of-thirty-two-characters';

/** Options of the server, by the environment and the command line. */
function started(environment: Record<string, string>, values: Record<string, string> = {}) {
  const io: Io = { ...processIo(), environment };
  const given = new Set(Object.keys(values));
  return serveOptions({ positionals: ['bundle'], values, flags: new Set(), given }, io);
}

it('C13-01: the server believes the proxies that are configured, by number or by address, and has the operators’ key', () => {
  const values = { origin: 'https://claims.example.com', proxies: '2' };
  expect(started({ CLAIMWRIGHT_OPERATIONS_KEY: SECRET }, values)).toMatchObject({
    proxies: 2,
    operationsKey: SECRET,
  });
  const environment = { CLAIMWRIGHT_ORIGIN: values.origin, CLAIMWRIGHT_PROXIES: '10.0.0.7,fd00::/8' };
  expect(started(environment).proxies).toEqual(['10.0.0.7', 'fd00::/8']);
  expect(started({}).proxies).toBeUndefined();
});

it('C14-09: the server has the addresses and the secret of a captcha’s provider that are configured', () => {
  const values = {
    'captcha-script': 'https://www.recaptcha.net/recaptcha/api.js',
    'captcha-verify': 'https://www.recaptcha.net/recaptcha/api/siteverify',
  };
  expect(started({ CLAIMWRIGHT_CAPTCHA_SECRET: SECRET }, values)).toMatchObject({
    captchaScript: values['captcha-script'],
    captchaVerify: values['captcha-verify'],
    captchaSecret: SECRET,
  });
});
