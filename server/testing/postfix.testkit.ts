import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readSmtpUrl, type SmtpPlace } from '../mail/smtpUrl.ts';
import { certificateIn } from './smtp.testkit.ts';

/** Postfix on this machine, which delivers the mail of `example.com` and relays none. */
export interface TestPostfix {
  place: SmtpPlace;
  /** Returns the mails that it has delivered, as they lie in the mailbox. */
  delivered(): string[];
}

const out = (command: string, ...words: string[]): string =>
  execFileSync(command, words, { encoding: 'utf8' });

function isHere(): boolean {
  try {
    out('postconf', 'mail_version');
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}

/** True where Postfix is installed, and root runs the tests: nobody else may start it. */
export const HAS_POSTFIX = isHere();

const SERVICES = `
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;

function settingsIn(
  folder: string,
  { nobody, key, certificate }: Record<'nobody' | 'key' | 'certificate', string>,
): string {
  const settings = {
    compatibility_level: '3.6',
    queue_directory: join(folder, 'queue'),
    data_directory: join(folder, 'data'),
    maillog_file: join(folder, 'log'),
    maillog_file_prefixes: folder,
    myhostname: 'mail.test',
    mydestination: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    alias_maps: '',
    smtpd_tls_cert_file: certificate,
    smtpd_tls_key_file: key,
    smtpd_tls_security_level: 'may',
    smtpd_tls_received_header: 'yes',
    smtpd_relay_restrictions: 'reject_unauth_destination',
    virtual_mailbox_domains: 'example.com',
    virtual_mailbox_base: join(folder, 'mail'),
    virtual_mailbox_maps: 'static:box/',
    virtual_uid_maps: `static:${nobody}`,
    virtual_gid_maps: `static:${nobody}`,
    virtual_minimum_uid: '1',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port');
  return address.port;
}

/** Starts Postfix over a folder of its own; it ends with the test. */
export async function testPostfix(): Promise<TestPostfix> {
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-postfix-'));
  chmodSync(folder, 0o755);
  const [user = '', nobody = ''] = ['postfix', 'nobody'].map((name) => out('id', '-u', name).trim());
  for (const [name, owner] of [
    ['queue', '0'],
    ['data', user],
    ['mail', nobody],
  ] as const) {
    mkdirSync(join(folder, name));
    chownSync(join(folder, name), Number(owner), 0);
  }
  const port = await freePort();
  const { key, certificate } = certificateIn(folder);
  writeFileSync(join(folder, 'main.cf'), settingsIn(folder, { nobody, key, certificate }));
  writeFileSync(join(folder, 'master.cf'), `127.0.0.1:${port} inet n - n - - smtpd${SERVICES}`);
  out('postfix', '-c', folder, 'start');
  onTestFinished(() => {
    out('postfix', '-c', folder, 'stop');
    rmSync(folder, { recursive: true, force: true });
  });
  const box = join(folder, 'mail/box/new');
  return {
    place: readSmtpUrl(`smtp://127.0.0.1:${port}`),
    delivered: () =>
      readdirSync(join(folder, 'mail')).length === 0
        ? []
        : readdirSync(box).map((name) => readFileSync(join(box, name), 'utf8')),
  };
}
