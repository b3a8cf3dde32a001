import { expect, it } from 'vitest';
import { nextAttempt } from './backoff.ts';
import { failureOf, outcomeOf } from './smtpOutcome.ts';
import { readSmtpUrl } from './smtpUrl.ts';

it.each([
  [
    'smtp://relay.example.com',
    { host: 'relay.example.com', port: 587, secure: false, isLocal: false, auth: null },
  ],
  ['smtps://relay.example.com', { port: 465, secure: true }],
  ['smtp://u%40x:p%2Fq@relay.example.com:2525/', { port: 2525, auth: { user: 'u@x', pass: 'p/q' } }],
  ['smtp://localhost:25', { host: 'localhost', isLocal: true }],
  ['smtp://[::1]:25', { host: '::1', isLocal: true }],
  ['smtp://127.0.0.2:25', { isLocal: false }],
  ['smtp://LOCALHOST:25', { host: 'localhost', isLocal: true }],
  ['smtp://почта.example', { host: 'xn--80a1acny.example' }],
])('C13-09: %s names an SMTP server', (url, place) => {
  expect(readSmtpUrl(url)).toMatchObject(place);
});

it.each([
  'relay.example.com',
  'http://relay.example.com',
  'smtp://',
  'smtp://relay.example.com?ignoreTLS=true',
  'smtp://relay.example.com/path',
  'smtp://user@relay.example.com',
  'smtp://user:100%@relay.example.com',
  'smtp://relay.example.com:0',
  'smtp://relay%zz.example.com',
])('C13-09: %s is refused, and the error does not have it', (url) => {
  let message = '';
  try {
    readSmtpUrl(url);
  } catch (error) {
    message = error instanceof Error ? error.message : '';
  }
  expect(message).not.toBe('');
  if (url !== 'smtp://') expect(message).not.toContain(url);
  expect(message).not.toContain('100%');
});

const failed = (responseCode: number | undefined, command: string, response = '') =>
  Object.assign(new Error(`No: ${response}`), { code: 'EENVELOPE', responseCode, command, response });

it.each([
  ['an unknown address', failed(550, 'RCPT TO', '550 5.1.1 nobody'), 'refused'],
  ['a message that is not wanted', failed(554, 'DATA', '554 spam'), 'refused'],
  ['a full mailbox', failed(452, 'RCPT TO', '452 4.2.2 full'), 'deferred'],
  ['a relay that denies relaying', failed(554, 'RCPT TO', '554 5.7.1 denied'), 'deferred'],
  ['a sender that is not allowed', failed(550, 'MAIL FROM', '550 no'), 'away'],
  ['a wrong password', failed(535, 'AUTH PLAIN', '535 no'), 'away'],
  ['a server that shuts down', failed(421, 'RCPT TO', '421 bye'), 'away'],
  ['a connection that drops', failed(undefined, 'DATA'), 'away'],
  ['no connection', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'away'],
])('C13-09: what %s means', (_what, error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome);
});

it('C13-09: a log gets the words of a failure only where they are not about the address', () => {
  expect(failureOf(failed(550, 'RCPT TO', '<ada@example.com> is nobody'))).toEqual({
    ...{ code: 'EENVELOPE', reply: 550, command: 'RCPT TO' },
  });
  expect(failureOf(failed(535, 'AUTH PLAIN', 'wrong'))).toMatchObject({ reason: 'No: wrong' });
});

it('C13-09: attempts come after 1, 2, 4 … 240 minutes, and end three days after the claim', () => {
  const filed = new Date('2030-05-04T00:00:00Z');
  const after = (minutes: number) => new Date(filed.getTime() + minutes * 60_000);
  const minutes: number[] = [];
  let now = filed;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt(attempts, filed, now);
    if (!next) break;
    minutes.push((next.getTime() - now.getTime()) / 60_000);
    now = next;
  }
  expect(minutes.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
  expect(now).toEqual(after(3 * 24 * 60));
});
