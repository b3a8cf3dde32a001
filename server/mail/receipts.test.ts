import { expect, it } from 'vitest';
import { headerOf, mailingBundle, testSmtp } from '../testing/smtp.testkit.ts';
import {
  ADA,
  adasClaim,
  type TestServerOptions,
  testServer,
  withDocument,
} from '../testing/testServer.testkit.ts';

/** A server that mails by a real SMTP server. */
async function mailing(options: TestServerOptions = {}) {
  const smtp = await testSmtp();
  const server = await testServer({ bundleDir: mailingBundle(), smtp: smtp.place(), ...options });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return { smtp, server, visitor };
}

const SHA_256 = /[0-9a-f]{64}/;

it('C10-12, C13-09: a filed claim’s receipt arrives at its address, by TLS, as text and as HTML, with code, form, time and documents', async () => {
  const { smtp, visitor } = await mailing();
  const answer = await visitor.submit('standard', withDocument());
  expect(answer.json()).toMatchObject({ submitted: true, mailed: true });
  const { referenceCodeForm: code, documents } = answer.json();
  await expect.poll(() => smtp.mails.length).toBe(1);
  const [mail] = smtp.mails;
  expect(mail).toMatchObject({
    from: 'no-reply@claims.example',
    to: ['ada@example.com'],
    isEncrypted: true,
    read: {
      from: { name: 'Test Settlement', address: 'no-reply@claims.example' },
      to: [{ address: 'ada@example.com' }],
      subject: `We have received your claim ${code}`,
      date: '2030-05-04T17:00:00.000Z',
    },
  });
  if (!mail) throw new Error('No mail');
  expect(headerOf(mail, 'Content-Language')).toBe('en');
  expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
  const { text = '', html = '' } = mail.read;
  expect(documents[0].sha256).toMatch(SHA_256);
  for (const written of [text, html])
    for (const part of [
      code,
      'Saturday, May 4, 2030',
      'Pacific time',
      'a.pdf',
      documents[0].sha256,
      'A page',
    ])
      expect(written).toContain(part);
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr">/);
  // It loads nothing when it is read, and styles are inline.
  expect(html).not.toMatch(/<(?:img|link|script|style|iframe)|src=|url\(|https?:/i);
});

it('C10-12: nothing that was answered is in a receipt', async () => {
  const { smtp, visitor } = await mailing();
  const claim = adasClaim({
    claimantInfo: { firstName: 'Adeline', lastName: 'Lovelorn', nickname: 'Addy', vehicle: 'Hispano' },
    claimDetails: { price: '4,321.09' },
    signature: { signature: 'Adeline Lovelorn' },
  });
  expect((await visitor.submit('standard', { claim })).statusCode).toBe(200);
  await expect.poll(() => smtp.mails.length).toBe(1);
  const { text = '', html = '', subject = '' } = smtp.mails[0]?.read ?? {};
  for (const answer of ['Adeline', 'Lovelorn', 'Addy', 'Hispano', '4,321', 'MA-100001', '4711', 'ada@'])
    expect(text + html + subject).not.toContain(answer);
});

it('C10-12: a receipt is in the language that the claim was filed in', async () => {
  const { smtp, visitor } = await mailing();
  const parts = { userPreferredCulture: 'es' };
  expect((await visitor.submit('standard', { claim: adasClaim(), parts })).statusCode).toBe(200);
  await expect.poll(() => smtp.mails.length).toBe(1);
  const { text = '', html = '', subject = '' } = smtp.mails[0]?.read ?? {};
  expect(subject).toContain('Recibimos su reclamación');
  expect(text).toContain('Su código de referencia');
  expect(text).toContain('sábado, 4 de mayo de 2030');
  expect(html).toContain('<html lang="es" dir="ltr">');
});

it('C13-09: a claim without an address gets no mail, and the answer says so; one that is sent again gets none twice', async () => {
  const { smtp, visitor, server } = await mailing();
  const none = adasClaim({ claimantInfo: { email: null, confirmEmailAddress: null } });
  expect((await visitor.submit('standard', { claim: none })).json().mailed).toBe(false);
  const key = crypto.randomUUID();
  const first = await visitor.submit('standard', { claim: adasClaim(), key });
  const again = await visitor.submit('standard', { claim: adasClaim(), key });
  expect(again.json()).toEqual(first.json());
  expect(again.json().mailed).toBe(true);
  await expect.poll(() => server.context.store.mails.waiting()).toBe(0);
  expect(smtp.mails.map(({ to }) => to)).toEqual([['ada@example.com']]);
});

it('C13-09: a server without mail stores none, says nothing of it in answers and metrics, and other forms neither', async () => {
  const server = await testServer({ bundleDir: mailingBundle() });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const answer = await visitor.submit('standard', { claim: adasClaim() });
  expect(answer.json()).not.toHaveProperty('mailed');
  expect(JSON.stringify(await server.claims())).not.toContain('"mails"');
  expect(await server.context.store.mails.waiting()).toBe(0);
  expect(await server.context.metrics.text()).not.toContain('mail');
  const { visitor: driver } = await mailing();
  await driver.authorize('automotive', {});
  const claim = { claimantInfo: { lastName: 'Lovelace' } };
  expect((await driver.submit('automotive', { claim })).json()).not.toHaveProperty('mailed');
});

it('C13-09: names of settlement and documents cannot add a header, a recipient or a line', async () => {
  const evil = 'a\r\nBcc: thief@evil.example\r\n\r\nHello\u2028there';
  const { smtp, visitor } = await mailing({
    bundleDir: mailingBundle({
      'content/en.json': (text) =>
        JSON.stringify({ ...JSON.parse(text), Settlement_Name: evil, Mail_Subject: `${evil} {code}` }),
    }),
  });
  const sent = withDocument();
  const [file] = sent.files;
  const name = 'b\u0085\u2028Bcc: thief@evil.example "<c>&.pdf';
  if (file) file.name = name;
  const claim = {
    ...sent.claim,
    documentContexts: [
      { file: { name, size: file?.content.length ?? 0, type: 'application/pdf' }, name: null, kind: 'id' },
    ],
  };
  const answer = await visitor.submit('standard', { claim, files: sent.files });
  expect(answer.statusCode, answer.body).toBe(200);
  await expect.poll(() => smtp.mails.length).toBe(1);
  const [mail] = smtp.mails;
  if (!mail) throw new Error('No mail');
  expect(mail.to).toEqual(['ada@example.com']);
  expect(headerOf(mail, 'Bcc')).toBeUndefined();
  expect(mail.read.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.read.subject).toMatch(/^a Bcc: thief@evil\.example Hello there [A-Z0-9]/);
  expect(mail.read.from?.name).toBe('a Bcc: thief@evil.example Hello there');
  expect(mail.read.text).not.toMatch(/^Bcc/m);
  expect(mail.read.html).toContain('&#60;c&#62;&#38;.pdf');
});
