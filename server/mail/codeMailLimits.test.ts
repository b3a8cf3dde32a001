import { expect, it } from 'vitest';
import { writtenCode } from '../../transforms/values/resumeCode.ts';
import { locatorOf } from '../drafts/locatorOf.ts';
import { DraftClient } from '../testing/draftClient.testkit.ts';
import { drawCode } from '../testing/resumeCode.testkit.ts';
import {
  mailingServer,
  mailWish,
  memberOf,
  OPEN,
  SAM,
  savedForm,
  savedOf,
} from '../testing/savedForm.testkit.ts';
import { testSmtp } from '../testing/smtp.testkit.ts';

/** Statuses of mails to these addresses, one after the other. */
async function statusesOf(saved: Awaited<ReturnType<typeof savedOf>>, addresses: string[]) {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await saved.mail(address)).statusCode);
  return statuses;
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `n${index}@example.com`);

it('C10-11: an address gets five mails with a code in an hour, whoever asks', async () => {
  const { smtp, server } = await mailingServer();
  const [ada, sam] = [await savedOf(server), await savedOf(server, SAM)];
  const to = (count: number) => Array<string>(count).fill('both@example.com');
  expect(await statusesOf(ada, to(3))).toEqual([200, 200, 200]);
  expect(await statusesOf(sam, to(3))).toEqual([200, 200, 429]);
  expect(smtp.mails).toHaveLength(5);
  // What was refused is not counted for Sam.
  expect(await statusesOf(sam, numbered(4))).toEqual([200, 200, 200, 429]);
  expect(await server.context.metrics.text()).toContain('claimwright_limited_total{kind="mail"} 2');
});

it('C10-11: a member has five mails with a code sent in an hour, in whatever sessions', async () => {
  const { smtp, server } = await mailingServer();
  const first = await savedOf(server);
  expect(await statusesOf(first, numbered(3))).toEqual([200, 200, 200]);
  const second = await savedOf(server);
  expect(await statusesOf(second, ['p@example.com', 'q@example.com', 'r@example.com'])).toEqual([
    200, 200, 429,
  ]);
  expect(smtp.mails).toHaveLength(5);
});

it('C10-11: many mails from one place must wait, in whatever sessions and to whatever addresses', async () => {
  const { smtp, server } = await mailingServer({ limits: { refusalsPerAddress: 3 } });
  const statuses: number[] = [];
  const waits: number[] = [];
  for (const address of numbered(8)) {
    const { statusCode, headers } = await (await savedOf(server, OPEN)).mail(address);
    statuses.push(statusCode);
    if (statusCode === 429) waits.push(Number(headers['retry-after']));
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  // Others may be at the same place: a library, a phone company.
  expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  const elsewhere = await savedOf(server, { ...OPEN, remoteAddress: '203.0.113.9' });
  expect((await elsewhere.mail('else@example.com')).statusCode).toBe(200);
  expect(smtp.mails).toHaveLength(4);
  server.at('2030-05-04T17:01:00Z');
  expect((await (await savedOf(server, OPEN)).mail('later@example.com')).statusCode).toBe(200);
});

it('C10-11: a code under which nothing is saved uses up nobody’s mails', async () => {
  const { smtp, server, draft } = await savedForm();
  const code = drawCode();
  const madeUp = new DraftClient(await memberOf(server), { locator: locatorOf(code) });
  for (let turn = 0; turn < 6; turn += 1)
    expect((await madeUp.mail(mailWish({ code: writtenCode(code) }))).statusCode).toBe(404);
  expect((await draft.mail(mailWish())).statusCode).toBe(200);
  expect(smtp.mails).toHaveLength(1);
});

/** An SMTP server that holds up mails at a command until it is let go on. */
async function holdingSmtp(command: 'onMailFrom' | 'onData') {
  let isHeld = true;
  const waiting: (() => void)[] = [];
  const hold = (done: () => void) => (isHeld ? waiting.push(done) : done());
  const smtp = await testSmtp(
    command === 'onMailFrom'
      ? { onMailFrom: (_address, _session, done) => hold(done) }
      : { onData: (stream, _session, done) => stream.resume().on('end', () => hold(done)) },
  );
  const goOn = () => {
    isHeld = false;
    for (const done of waiting) done();
  };
  return { smtp, waiting, goOn };
}

it('C10-11: eight mails with a code go at a time, four of one place, and the next is told to wait', async () => {
  const { smtp, waiting, goOn } = await holdingSmtp('onMailFrom');
  const { server } = await mailingServer({}, smtp);
  const at = async (place: string, who = {}) => savedOf(server, { ...who, remoteAddress: place });
  const [ada, sam, other] = [
    await at('203.0.113.1'),
    await at('203.0.113.2', SAM),
    await at('203.0.113.3', OPEN),
  ];
  const sent = numbered(8).map((address, index) => (index % 2 ? ada : sam).mail(address));
  await expect.poll(() => waiting.length).toBe(8);
  const [own, all] = [await ada.mail('own@example.com'), await other.mail('all@example.com')];
  expect([own.statusCode, all.statusCode]).toEqual([429, 503]);
  for (const { headers } of [own, all]) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  goOn();
  for (const answer of await Promise.all(sent)) expect(answer.statusCode).toBe(200);
  expect(await statusesOf(other, ['all@example.com'])).toEqual([200]);
  // What was refused counts for nobody.
  expect(await statusesOf(ada, ['own@example.com', 'more@example.com'])).toEqual([200, 429]);
});

it('C10-11: an attempt that did not reach the SMTP server is not counted', async () => {
  const smtp = await testSmtp();
  const { server } = await mailingServer({ limits: { refusalsPerAddress: 5 } }, smtp);
  const ada = await savedOf(server);
  await smtp.close();
  const to = (count: number) => Array<string>(count).fill('ada@example.com');
  expect(await statusesOf(ada, to(6))).toEqual([502, 502, 502, 502, 502, 502]);
  await testSmtp({}, smtp.port);
  expect(await statusesOf(ada, to(6))).toEqual([200, 200, 200, 200, 200, 429]);
});
