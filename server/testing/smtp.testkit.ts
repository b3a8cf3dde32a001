import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { readSmtpUrl, type SmtpPlace } from '../mail/smtpUrl.ts';
import { changedBundle } from './testServer.testkit.ts';

/** A mail that an SMTP server took: its envelope, its bytes, and what they say. */
export interface ReceivedMail {
  from: string;
  to: string[];
  isEncrypted: boolean;
  raw: string;
  read: Email;
}

/** Reply to a command: null takes it. */
type Reply = { code: number; text: string } | null;

/** A real SMTP server on this machine, with STARTTLS by a certificate of its own. */
export interface TestSmtp {
  port: number;
  /** File of its certificate, for NODE_EXTRA_CA_CERTS. */
  certificate: string;
  mails: ReceivedMail[];
  /** Replies to the address and then to the message; each message is seen, taken or not. */
  replies: { address(address: string): Reply; message(): Reply; seen(raw: string): void };
  place(changes?: Partial<SmtpPlace>): SmtpPlace;
  close(): Promise<void>;
}

/** Makes a certificate of this machine, and its key, as files in a folder. */
export function certificateIn(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=mail.test'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1,IP:127.0.0.2'];
  execFileSync('openssl', [...made, ...curve, ...names, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate };
}

const errorOf = ({ code, text }: Exclude<Reply, null>): Error =>
  Object.assign(new Error(text), { responseCode: code });

/** Starts an SMTP server, on every address of this machine; it ends with the test. */
export async function testSmtp(options: SMTPServerOptions = {}, port = 0): Promise<TestSmtp> {
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-smtp-'));
  const { key, certificate } = certificateIn(folder);
  const mails: ReceivedMail[] = [];
  const replies: TestSmtp['replies'] = { address: () => null, message: () => null, seen: () => undefined };
  const server = new SMTPServer({
    authOptional: true,
    key: readFileSync(key),
    cert: readFileSync(certificate),
    onRcptTo: ({ address }, _session, done) => {
      const reply = replies.address(address);
      done(reply && errorOf(reply));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString();
        replies.seen(raw);
        const reply = replies.message();
        if (reply) return done(errorOf(reply));
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          isEncrypted: session.secure,
          raw,
          read: await PostalMime.parse(raw),
        });
        done();
      });
    },
    ...options,
  });
  // Clients that are killed, or refuse its certificate, are no fault of it.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '0.0.0.0', resolve));
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  const bound = server.server.address();
  const own = typeof bound === 'object' && bound ? bound.port : 0;
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ...{ port: own, certificate, mails, replies, close },
    place: (changes) => ({ ...readSmtpUrl(`smtp://127.0.0.1:${own}`), ...changes }),
  };
}

/** The test bundle, whose standard form mails receipts to `claimantInfo.email`. */
export const mailingBundle = (changes: Parameters<typeof changedBundle>[0] = {}): string =>
  changedBundle({
    'settlement.json': (text) =>
      text
        .replace('"forms": {', '"mail": { "from": "no-reply@claims.example" },\n  "forms": {')
        .replace('"documents": {', '"receiptTo": "claimantInfo.email",\n      "documents": {'),
    'models.json': (text) =>
      text.replace(
        '{ "name": "email", "type": "string" },\n        {',
        '{ "name": "email", "type": "string", "rules": [{ "name": "format", "ordinalParams": ["email"] }] },\n        {',
      ),
    ...changes,
  });

/** The value of a header, unfolded but not decoded. */
export function headerOf({ raw }: Pick<ReceivedMail, 'raw'>, name: string): string | undefined {
  const [head = ''] = raw.split(/\r?\n\r?\n/);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1];
}
