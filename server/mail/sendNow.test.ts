import { expect, it } from 'vitest';
import { loggingServer } from '../testing/logged.testkit.ts';
import { testSmtp } from '../testing/smtp.testkit.ts';
import { sendNow } from './sendNow.ts';

const MAIL = {
  ...{ from: { name: 'Test Settlement', address: 'no-reply@claims.example' }, to: 'ada@example.com' },
  ...{ messageId: '<1@claims.example>', culture: 'en', date: new Date('2030-05-04T17:00:00Z') },
  ...{ subject: 'The code of your saved form', text: 'K7M', html: '<p>K7M</p>' },
};

it('C10-11: a mail that its SMTP server holds up is given up in time, is logged, and does not go afterwards', async () => {
  const held: (() => void)[] = [];
  let ended = 0;
  const smtp = await testSmtp({
    onRcptTo: (_address, _session, done) => held.push(done),
    onClose: () => {
      ended += 1;
    },
  });
  const { server, lines } = await loggingServer();
  const outcome = await sendNow(smtp.place(), MAIL, server.app.log, 500);
  expect(outcome).toBe('away');
  expect(lines()).toContainEqual(
    expect.objectContaining({ mail: MAIL.messageId, msg: expect.stringContaining('no mail goes out') }),
  );
  await expect.poll(() => ended).toBe(1);
  for (const done of held) done();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([held.length, smtp.mails]).toEqual([1, []]);
});
