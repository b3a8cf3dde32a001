import { describe, expect, it } from 'vitest';
import { writtenCode } from '../../transforms/values/resumeCode.ts';
import { inDatabase } from '../testing/atRest.testkit.ts';
import { DraftClient } from '../testing/draftClient.testkit.ts';
import { RESUME_CODE } from '../testing/resumeCode.testkit.ts';
import {
  draftOn,
  ENTRY_PAGE,
  MAILED_TO,
  mailingServer,
  mailWish,
  memberOf,
  REMINDED_AT,
  remindersIn,
  SAM,
  savedForm,
  savedOf,
  severalLooks,
} from '../testing/savedForm.testkit.ts';
import { headerOf, mailingBundle } from '../testing/smtp.testkit.ts';
import { adasClaim } from '../testing/testServer.testkit.ts';

describe('the reminder', () => {
  it('C10-11: goes once, three days before the deadline, with a link and without the code, under one Message-ID', async () => {
    const { smtp, server, draft, answer } = await savedForm();
    expect(answer.json().mail).toEqual({ remindAt: REMINDED_AT });
    expect((await draft.mail(mailWish({ remind: true }))).json()).toEqual({ remindAt: REMINDED_AT });
    server.at('2030-06-27T23:59:00Z');
    await severalLooks();
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
    expect(reminder).toMatchObject({
      to: [MAILED_TO],
      read: { subject: 'Your saved form is not filed yet' },
    });
    for (const written of [reminder?.read.text, reminder?.read.html]) {
      expect(written).toMatch(ENTRY_PAGE);
      expect(written).not.toContain(writtenCode(RESUME_CODE));
    }
    server.at('2030-06-29T00:00:00Z');
    await severalLooks();
    expect(smtp.mails).toHaveLength(2);
  });

  it.each([
    ['is filed or deleted', (draft: DraftClient) => draft.remove()],
    ['has its code mailed without one', (draft: DraftClient) => draft.mail(mailWish())],
  ])('C10-11: does not go where its form %s', async (_what, act) => {
    const { smtp, server, draft } = await savedForm();
    await draft.mail(mailWish({ remind: true }));
    expect((await act(draft)).statusCode).toBeLessThan(300);
    const before = smtp.mails.length;
    server.at(REMINDED_AT);
    await severalLooks();
    expect(smtp.mails).toHaveLength(before);
  });

  it('C10-11: does not go to a member of the class who has filed the form meanwhile, without the code', async () => {
    const { smtp, server, draft } = await savedForm();
    expect((await draft.mail(mailWish({ remind: true }))).statusCode).toBe(200);
    const visitor = await memberOf(server);
    expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
    await expect.poll(() => smtp.mails.length).toBe(2);
    // The form itself is kept: another device may have it open.
    expect((await draft.get()).statusCode).toBe(200);
    server.at(REMINDED_AT);
    await severalLooks();
    expect(smtp.mails).toHaveLength(2);
  });

  it('C10-11: moves with the end of a form that is saved again', async () => {
    const { smtp, server, draft } = await savedForm({
      bundleDir: keptTenDays(),
    });
    expect((await draft.mail(mailWish({ remind: true }))).json()).toEqual({
      remindAt: '2030-05-11T17:00:00.000Z',
    });
    server.at('2030-05-10T17:00:00Z');
    const later = await draftOn(server);
    expect((await later.save({ revision: 1 })).statusCode).toBe(200);
    server.at('2030-05-12T17:00:00Z');
    await severalLooks();
    expect(smtp.mails).toHaveLength(1);
    server.at('2030-05-17T17:00:00Z');
    await expect.poll(() => smtp.mails.length).toBe(2);
    expect(smtp.mails[1]?.read.text).toContain('Monday, May 20, 2030');
  });

  it('C10-11: a server without a public origin offers none, because it would have no link', async () => {
    const { answer, draft } = await savedForm({ publicOrigin: undefined });
    expect(answer.json().mail).toEqual({ remindAt: null });
    expect((await draft.mail(mailWish({ remind: true }))).json()).toEqual({ remindAt: null });
  });

  it('C10-11: is sent though those of many forms that were saved since come before it', async () => {
    const { smtp, server } = await mailingServer({ bundleDir: keptTenDays(), outboxMs: 600_000 });
    const early: DraftClient[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { draft, mail } = await savedOf(server);
      expect((await mail(`n${count}@example.com`, true)).statusCode).toBe(200);
      early.push(draft);
    }
    server.at('2030-05-05T17:00:00Z');
    const due = await savedOf(server, SAM);
    expect((await due.mail('due@example.com', true)).statusCode).toBe(200);
    server.at('2030-05-06T17:00:00Z');
    const ada = await memberOf(server);
    for (const draft of early)
      expect((await new DraftClient(ada, draft).save({ revision: 1 })).statusCode).toBe(200);
    smtp.mails.splice(0);
    server.at('2030-05-12T17:00:00Z');
    server.context.mailer?.wake();
    await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([['due@example.com']]);
  });

  it('C10-11: is taken back though the SMTP server is away, and stays where another address cannot be reached', async () => {
    const { smtp, server, draft } = await savedForm();
    expect((await draft.mail(mailWish({ remind: true }))).statusCode).toBe(200);
    await smtp.close();
    expect((await draft.mail(mailWish({ remind: true, address: 'bo@example.com' }))).statusCode).toBe(502);
    expect(remindersIn(server)).toBe(1);
    expect((await draft.mail(mailWish())).statusCode).toBe(502);
    expect(remindersIn(server)).toBe(0);
  });

  it('C10-11: is taken back though no more mails may be sent', async () => {
    const { server, draft } = await savedForm();
    for (let turn = 0; turn < 5; turn += 1)
      expect((await draft.mail(mailWish({ remind: true }))).statusCode).toBe(200);
    expect((await draft.mail(mailWish())).statusCode).toBe(429);
    expect(remindersIn(server)).toBe(0);
  });

  it('C10-11: is not promised for a form that was deleted while the mail went', async () => {
    const { smtp, draft } = await savedForm();
    let isDeleted: Promise<unknown> = Promise.resolve();
    smtp.replies.address = () => {
      isDeleted = draft.remove();
      return null;
    };
    smtp.replies.seen = () => undefined;
    const answer = await draft.mail(mailWish({ remind: true }));
    await isDeleted;
    expect([answer.statusCode, answer.json()]).toEqual([200, { remindAt: null }]);
  });

  it('C10-11: ends with a claim that is filed while the server has no SMTP server', async () => {
    const { server, draft } = await savedForm();
    expect((await draft.mail(mailWish({ remind: true }))).statusCode).toBe(200);
    const away = await server.restart({ smtp: undefined });
    expect((await (await memberOf(away)).submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
    expect(remindersIn(server)).toBe(0);
  });

  it('C10-11: one that could not be sent until its form was over counts as given up', async () => {
    const { smtp, server, draft } = await savedForm();
    expect((await draft.mail(mailWish({ remind: true }))).statusCode).toBe(200);
    await smtp.close();
    server.at(REMINDED_AT);
    await expect.poll(() => server.context.metrics.text()).toContain('{outcome="deferred"} 1');
    server.at('2030-07-01T00:00:00.001Z');
    await expect.poll(() => server.context.metrics.text()).toContain('{outcome="givenUp"} 1');
    expect(remindersIn(server)).toBe(0);
  });

  it('C10-11: that it could not be stored is told after the mail has gone, and no mail goes twice', async () => {
    const { smtp, server, draft, log } = await savedForm();
    inDatabase(server.dataDir, (db) => db.exec('ALTER TABLE draft_reminder RENAME TO lost'));
    const answer = await draft.mail(mailWish({ remind: true }));
    expect([answer.statusCode, answer.json()]).toEqual([200, { remindAt: null }]);
    expect(smtp.mails).toHaveLength(1);
    expect(log()).toContain('a reminder could not be stored');
  });

  it('C10-11: a new one stays though the earlier one is settled after it', async () => {
    const { smtp, server, draft } = await savedForm();
    expect((await draft.mail(mailWish({ remind: true }))).statusCode).toBe(200);
    const { reminders } = server.context.store;
    const at = new Date(REMINDED_AT);
    const [early] = await reminders.take({ now: at, until: new Date('2030-06-29'), most: 1 });
    expect((await draft.mail(mailWish({ remind: true, address: 'bo@example.com' }))).statusCode).toBe(200);
    if (!early) throw new Error('No reminder was taken.');
    await reminders.end(early);
    await reminders.defer(early, new Date('2030-07-29'));
    server.at(REMINDED_AT);
    await expect
      .poll(() => smtp.mails.map(({ to }) => to.join()))
      .toEqual([...[MAILED_TO, 'bo@example.com', 'bo@example.com']]);
  });

  it('C10-11: one that is put off stays where the code is mailed again in the last three days', async () => {
    const { smtp, server, draft } = await savedForm();
    expect((await draft.mail(mailWish({ remind: true }))).statusCode).toBe(200);
    smtp.replies.message = () => ({ code: 451, text: '4.3.0 later' });
    server.at(REMINDED_AT);
    await expect.poll(() => server.context.metrics.text()).toContain('{outcome="deferred"} 1');
    smtp.replies.message = () => null;
    const later = await draftOn(server);
    expect((await later.mail(mailWish({ remind: true }))).json()).toEqual({ remindAt: null });
    server.at('2030-06-28T00:02:00Z');
    await expect.poll(() => smtp.mails.length).toBe(3);
  });

  it('C10-11: ends without a mail where the settlement keeps no saved forms any more', async () => {
    const { smtp, server, draft } = await savedForm();
    expect((await draft.mail(mailWish({ remind: true }))).statusCode).toBe(200);
    const off = (text: string) => withMail({ ...JSON.parse(text), settings: { resume: 'off' } });
    const again = await server.restart({ bundleDir: mailingBundle({ 'settlement.json': off }) });
    again.at(REMINDED_AT);
    await expect.poll(() => remindersIn(server)).toBe(0);
    await severalLooks();
    expect(smtp.mails).toHaveLength(1);
    expect(await again.context.metrics.text()).not.toContain('outcome="givenUp"');
  });
});

/** Writes a settlement that mails from an address. */
const withMail = (settlement: object): string =>
  JSON.stringify({ ...settlement, mail: { from: 'no-reply@claims.example' } });

/** A settlement that mails, and keeps saved forms for ten days. */
const keptTenDays = (): string =>
  mailingBundle({
    'settlement.json': (text) => withMail({ ...JSON.parse(text), settings: { draftDays: 10 } }),
  });
