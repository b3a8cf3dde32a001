import { describe, expect, it } from 'vitest';
import { writtenCode } from '../../transforms/values/resumeCode.ts';
import { locatorOf } from '../drafts/locatorOf.ts';
import { bytesOf } from '../testing/atRest.testkit.ts';
import { DraftClient } from '../testing/draftClient.testkit.ts';
import { RESUME_CODE } from '../testing/resumeCode.testkit.ts';
import {
  draftOn,
  ENTRY_PAGE,
  MAILED_TO,
  mailWish,
  memberOf,
  remindersIn,
  SAM,
  savedForm,
  severalLooks,
} from '../testing/savedForm.testkit.ts';
import { testServer } from '../testing/testServer.testkit.ts';

describe('the code by mail', () => {
  it('C10-11: the code of a saved form is mailed while the claimant waits, with the way back and no answer', async () => {
    const { smtp, draft } = await savedForm();
    const answer = await draft.mail(mailWish());
    expect([answer.statusCode, answer.json()]).toEqual([200, { remindAt: null }]);
    // Without another wait: it has gone by the answer.
    const [mail] = smtp.mails;
    expect(mail).toMatchObject({
      ...{ from: 'no-reply@claims.example', to: [MAILED_TO], isEncrypted: true },
      read: { subject: 'The code of your saved form', from: { name: 'Test Settlement' } },
    });
    for (const written of [mail?.read.text, mail?.read.html])
      for (const part of [writtenCode(RESUME_CODE), 'Sunday, June 30, 2030', '555-0100'])
        expect(written).toContain(part);
    for (const written of [mail?.read.text, mail?.read.html]) expect(written).toMatch(ENTRY_PAGE);
    expect(smtp.mails).toHaveLength(1);
  });

  it('C10-11: code and address are in no table, file or log once the code was mailed without a reminder', async () => {
    const { smtp, server, draft, log } = await savedForm();
    expect((await draft.mail(mailWish())).statusCode).toBe(200);
    expect(smtp.mails).toHaveLength(1);
    await server.app.close();
    const places = [bytesOf(server.dataDir), Buffer.from(log())];
    for (const place of places)
      for (const secret of [RESUME_CODE, writtenCode(RESUME_CODE), MAILED_TO, locatorOf(RESUME_CODE)])
        expect(place.includes(secret), secret).toBe(false);
  });

  it('C10-11: a mail that does not go is tried once, and the answer says that it did not go', async () => {
    const { smtp, server, draft, log } = await savedForm();
    let tries = 0;
    smtp.replies.address = (address) => {
      tries += 1;
      return { code: 450, text: `4.2.1 <${address}> later` };
    };
    const answer = await draft.mail(mailWish({ remind: true }));
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'mailNotSent']);
    await smtp.close();
    expect((await draft.mail(mailWish())).statusCode).toBe(502);
    await severalLooks();
    expect([tries, smtp.mails]).toEqual([1, []]);
    expect(log()).not.toMatch(/ada@|K7M/);
    expect(remindersIn(server)).toBe(0);
  });

  it.each([
    ['a code that is not that of the saved form', { code: 'K7M2QF9XAB4CD8EF4' }],
    ['no code', { code: '' }],
    ['no address', { address: ' ' }],
    ['two addresses', { address: `${MAILED_TO}, bo@example.com` }],
    ['an address with a line break', { address: `${MAILED_TO}\r\nBcc: bo@example.com` }],
  ])('C10-11: %s is refused, and nothing is sent', async (_what, changes) => {
    const { smtp, draft } = await savedForm();
    const answer = await draft.mail(mailWish(changes));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalidRequest']);
    expect(smtp.mails).toEqual([]);
  });

  it('C10-11: a form that is not saved, or whose session is another member’s, mails nothing', async () => {
    const { smtp, server, draft } = await savedForm();
    const sam = await memberOf(server, SAM);
    const answers = [await new DraftClient(sam, draft).mail(mailWish())];
    await draft.remove();
    answers.push(await draft.mail(mailWish()));
    expect(answers.map((answer) => answer.json().code)).toEqual(['draftUnknown', 'draftUnknown']);
    expect(smtp.mails).toEqual([]);
  });

  it('C10-11: a server without mail offers none, and refuses', async () => {
    const server = await testServer();
    const draft = await draftOn(server);
    expect((await draft.save()).json().mail).toBeNull();
    expect((await draft.mail(mailWish())).statusCode).toBe(404);
  });
});
