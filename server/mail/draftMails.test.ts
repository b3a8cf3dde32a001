import { describe, expect, it } from 'vitest';
import { writtenCode } from '../../transforms/values/resumeCode.ts';
import { locatorOf } from '../drafts/locatorOf.ts';
import { bytesOf } from '../testing/atRest.testkit.ts';
import { DraftClient } from '../testing/draftClient.testkit.ts';
import { loggingServer } from '../testing/logged.testkit.ts';
import { RESUME_CODE } from '../testing/resumeCode.testkit.ts';
import { headerOf, mailingBundle, testSmtp } from '../testing/smtp.testkit.ts';
import {
  ADA,
  adasClaim,
  type TestServer,
  type TestServerOptions,
  testServer,
} from '../testing/testServer.testkit.ts';

const TO = 'ada@example.com';
const ORIGIN = 'https://claims.example';
/** Address of the entry page, as text or as a link. */
const ENTRY_PAGE = /https:\/\/claims\.example\/(?=[\n"])/;
/** Three days before the deadline of the form, in UTC. */
const REMINDED_AT = '2030-06-28T00:00:00.000Z';

/** A server that mails, with a form that Ada saved under the code. */
async function saved(options: TestServerOptions = {}, culture = 'en') {
  const smtp = await testSmtp();
  const { server, text } = await loggingServer({
    ...{ bundleDir: mailingBundle(), smtp: smtp.place(), outboxMs: 10, publicOrigin: ORIGIN },
    ...options,
  });
  const draft = await draftOn(server, culture);
  const answer = await draft.save();
  expect(answer.statusCode, answer.body).toBe(200);
  return { smtp, server, log: text, draft, answer };
}

/** Goes on with the draft of the code in a session of its own. */
async function draftOn(server: TestServer, culture = 'en'): Promise<DraftClient> {
  const visitor = await server.visitor();
  expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
  if (culture !== 'en') await visitor.call({ method: 'PUT', url: '/api/culture', payload: { culture } });
  return new DraftClient(visitor, { locator: locatorOf(RESUME_CODE) });
}

const wish = (changes: object = {}) => ({
  code: writtenCode(RESUME_CODE),
  address: TO,
  remind: false,
  ...changes,
});

/** Lets the server look at its queues many times. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

describe('the code by mail', () => {
  it('C10-11: the code of a saved form is mailed while the claimant waits, with the way back and no answer', async () => {
    const { smtp, draft } = await saved();
    const answer = await draft.mail(wish());
    expect([answer.statusCode, answer.json()]).toEqual([200, { remindAt: null }]);
    // Without another wait: it has gone by the answer.
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      ...{ from: 'no-reply@claims.example', to: [TO], isEncrypted: true },
      read: { subject: 'The code of your saved form', from: { name: 'Test Settlement' } },
    });
    for (const written of [mail?.read.text, mail?.read.html])
      for (const part of [writtenCode(RESUME_CODE), 'Sunday, June 30, 2030', '555-0100'])
        expect(written).toContain(part);
    for (const written of [mail?.read.text, mail?.read.html]) expect(written).toMatch(ENTRY_PAGE);
    expect(smtp.mails).toHaveLength(1);
  });

  it('C10-11: code and address are in no table, file or log once the code was mailed without a reminder', async () => {
    const { smtp, server, draft, log } = await saved();
    expect((await draft.mail(wish())).statusCode).toBe(200);
    expect(smtp.mails).toHaveLength(1);
    await server.app.close();
    const places = [bytesOf(server.dataDir), Buffer.from(log())];
    for (const place of places)
      for (const secret of [RESUME_CODE, writtenCode(RESUME_CODE), TO, locatorOf(RESUME_CODE)])
        expect(place.includes(secret), secret).toBe(false);
  });

  it('C10-11: a mail that does not go is tried once, and the answer says that it did not go', async () => {
    const { smtp, server, draft, log } = await saved();
    let tries = 0;
    smtp.replies.address = (address) => {
      tries += 1;
      return { code: 450, text: `4.2.1 <${address}> later` };
    };
    const answer = await draft.mail(wish({ remind: true }));
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'mailNotSent']);
    await smtp.close();
    expect((await draft.mail(wish())).statusCode).toBe(502);
    await pause();
    expect([tries, smtp.mails]).toEqual([1, []]);
    expect(log()).not.toMatch(/ada@|K7M/);
    // No reminder was set either.
    server.at(REMINDED_AT);
    await pause();
    expect(tries).toBe(1);
  });

  it.each([
    ['a code that is not that of the saved form', { code: 'K7M2QF9XAB4CD8EF4' }],
    ['no code', { code: '' }],
    ['no address', { address: ' ' }],
    ['two addresses', { address: `${TO}, bo@example.com` }],
    ['an address with a line break', { address: `${TO}\r\nBcc: bo@example.com` }],
  ])('C10-11: %s is refused, and nothing is sent', async (_what, changes) => {
    const { smtp, draft } = await saved();
    const answer = await draft.mail(wish(changes));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidRequest']);
    expect(smtp.mails).toEqual([]);
  });

  it('C10-11: a form that is not saved, or whose session is another member’s, mails nothing', async () => {
    const { smtp, server, draft } = await saved();
    const sam = await server.visitor();
    await sam.authorize('standard', { email: 'sam@example.com', lastName: "O'Brien" });
    const answers = [await new DraftClient(sam, draft).mail(wish())];
    await draft.remove();
    answers.push(await draft.mail(wish()));
    expect(answers.map((answer) => answer.json().code)).toEqual(['draftUnknown', 'draftUnknown']);
    expect(smtp.mails).toEqual([]);
  });

  it('C10-11: an address gets five mails with a code in an hour, whoever asks', async () => {
    const { smtp, draft } = await saved();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await draft.mail(wish())).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(smtp.mails).toHaveLength(5);
  });

  it('C10-11: a server without mail offers none, and refuses', async () => {
    const server = await testServer();
    const draft = await draftOn(server);
    expect((await draft.save()).json().mail).toBeNull();
    expect((await draft.mail(wish())).statusCode).toBe(404);
  });
});

describe('the reminder', () => {
  it('C10-11: goes once, three days before the deadline, with a link and without the code, under one Message-ID', async () => {
    const { smtp, server, draft, answer } = await saved();
    expect(answer.json().mail).toEqual({ remindAt: REMINDED_AT });
    expect((await draft.mail(wish({ remind: true }))).json()).toEqual({ remindAt: REMINDED_AT });
    server.at('2030-06-27T23:59:00Z');
    await pause();
    expect(smtp.mails).toHaveLength(1);
    const ids: (string | undefined)[] = [];
    smtp.replies.seen = (raw) => ids.push(headerOf({ raw }, 'Message-ID'));
    smtp.replies.message = () => (ids.length < 2 ? { code: 451, text: '4.3.0 later' } : null);
    server.at(REMINDED_AT);
    await expect.poll(() => ids.length).toBe(1);
    server.at('2030-06-28T00:01:00Z');
    await expect.poll(() => smtp.mails.length).toBe(2);
    expect(new Set(ids).size).toBe(1);
    const [, reminder] = smtp.mails;
    expect(reminder).toMatchObject({ to: [TO], read: { subject: 'Your saved form is not filed yet' } });
    for (const written of [reminder?.read.text, reminder?.read.html]) {
      expect(written).toMatch(ENTRY_PAGE);
      expect(written).not.toContain(writtenCode(RESUME_CODE));
    }
    server.at('2030-06-29T00:00:00Z');
    await pause();
    expect(smtp.mails).toHaveLength(2);
  });

  it.each([
    ['is filed or deleted', (draft: DraftClient) => draft.remove()],
    ['has its code mailed without one', (draft: DraftClient) => draft.mail(wish())],
  ])('C10-11: does not go where its form %s', async (_what, act) => {
    const { smtp, server, draft } = await saved();
    await draft.mail(wish({ remind: true }));
    expect((await act(draft)).statusCode).toBeLessThan(300);
    const before = smtp.mails.length;
    server.at(REMINDED_AT);
    await pause();
    expect(smtp.mails).toHaveLength(before);
  });

  it('C10-11: does not go to a member of the class who has filed the form meanwhile, without the code', async () => {
    const { smtp, server, draft } = await saved();
    expect((await draft.mail(wish({ remind: true }))).statusCode).toBe(200);
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
    await expect.poll(() => smtp.mails.length).toBe(2);
    // The form itself is kept: another device may have it open.
    expect((await draft.get()).statusCode).toBe(200);
    server.at(REMINDED_AT);
    await pause();
    expect(smtp.mails).toHaveLength(2);
  });

  it('C10-11: moves with the end of a form that is saved again', async () => {
    const { smtp, server, draft } = await saved({
      bundleDir: mailingBundle({
        'settlement.json': (text) => withMail({ ...JSON.parse(text), settings: { draftDays: 10 } }),
      }),
    });
    expect((await draft.mail(wish({ remind: true }))).json()).toEqual({
      remindAt: '2030-05-11T17:00:00.000Z',
    });
    server.at('2030-05-10T17:00:00Z');
    const later = await draftOn(server);
    expect((await later.save({ revision: 1 })).statusCode).toBe(200);
    server.at('2030-05-12T17:00:00Z');
    await pause();
    expect(smtp.mails).toHaveLength(1);
    server.at('2030-05-17T17:00:00Z');
    await expect.poll(() => smtp.mails.length).toBe(2);
    expect(smtp.mails[1]?.read.text).toContain('Monday, May 20, 2030');
  });

  it('C10-11: a server without a public origin offers none, because it would have no link', async () => {
    const { answer, draft } = await saved({ publicOrigin: undefined });
    expect(answer.json().mail).toEqual({ remindAt: null });
    expect((await draft.mail(wish({ remind: true }))).json()).toEqual({ remindAt: null });
  });

  it('C10-11, C13-14: its address is unreadable at rest', async () => {
    const { server, draft } = await saved();
    expect((await draft.mail(wish({ remind: true }))).statusCode).toBe(200);
    await server.app.close();
    for (const secret of [TO, 'ada@', RESUME_CODE])
      expect(bytesOf(server.dataDir).includes(secret)).toBe(false);
  });
});

/** Writes a settlement that mails from an address. */
const withMail = (settlement: object): string =>
  JSON.stringify({ ...settlement, mail: { from: 'no-reply@claims.example' } });
