import { expect, it } from 'vitest';
import { writtenCode } from '../../transforms/values/resumeCode.ts';
import { locatorOf } from '../drafts/locatorOf.ts';
import { DraftClient } from '../testing/draftClient.testkit.ts';
import { HAS_POSTFIX, testPostfix } from '../testing/postfix.testkit.ts';
import { RESUME_CODE } from '../testing/resumeCode.testkit.ts';
import { headerOf, mailingBundle } from '../testing/smtp.testkit.ts';
import { ADA, testServer, withDocument } from '../testing/testServer.testkit.ts';

it.runIf(HAS_POSTFIX)(
  'C13-09, C10-11, C10-12: Postfix takes receipts and codes by TLS and delivers them; what it refuses is told',
  async () => {
    const postfix = await testPostfix();
    const server = await testServer({ bundleDir: mailingBundle(), smtp: postfix.place, outboxMs: 10 });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const draft = new DraftClient(visitor, { locator: locatorOf(RESUME_CODE) });
    expect((await draft.save()).statusCode).toBe(200);
    const wish = { code: RESUME_CODE, remind: false };
    expect((await draft.mail({ ...wish, address: 'ada@example.com' })).statusCode).toBe(200);
    const elsewhere = await draft.mail({ ...wish, address: 'ada@elsewhere.example' });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([502, 'mailNotSent']);
    const filed = await visitor.submit('standard', withDocument());
    expect(filed.json()).toMatchObject({ submitted: true, mailed: true });
    await expect.poll(() => postfix.delivered().length, { timeout: 10_000 }).toBe(2);
    const [code, receipt] = postfix
      .delivered()
      .sort((one) => (one.includes(writtenCode(RESUME_CODE)) ? -1 : 1));
    expect(code).toContain(writtenCode(RESUME_CODE));
    expect(receipt).toContain(filed.json().referenceCodeForm);
    for (const raw of [code ?? '', receipt ?? '']) {
      expect(raw).toMatch(/using TLSv1\.[23]/);
      expect(headerOf({ raw }, 'Message-ID')).toMatch(/@claims\.example>$/);
      expect(headerOf({ raw }, 'Return-Path')).toBe('<no-reply@claims.example>');
    }
  },
);
