import { createCipheriv, createHash } from 'node:crypto';
import { bytesOf, joined } from '../bytes.ts';
import { rc4 } from './rc4.ts';

const ID = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const PERMISSIONS = -44;

export type PdfRevision = 2 | 3 | 4 | 5 | 6;

interface Locks {
  revision: PdfRevision;
  /** The password of those who read it; an empty one locks nobody out. */
  user: string;
  owner: string;
}

interface PdfOptions {
  lock?: Locks;
  /** Whether objects are listed in a stream, as of PDF 1.5. */
  listedInStream?: boolean;
}

const md5 = (...parts: readonly Uint8Array[]) =>
  createHash('md5')
    .update(joined(...parts))
    .digest();
const filled = (password: string) => joined(Buffer.from(password), PADDING).subarray(0, 32);
const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;
const again = (times: number, from: Uint8Array, turn: (bytes: Uint8Array, index: number) => Uint8Array) =>
  Array.from({ length: times }).reduce<Uint8Array>((bytes, _, index) => turn(bytes, index), from);
const mixedKey = (key: Uint8Array, index: number) => key.map((byte) => byte ^ index);

/** Algorithms 2 to 5 of ISO 32000-1 for passwords. */
function oldEntries({ revision, user, owner }: Locks): string {
  const bytes = revision === 2 ? 5 : 16;
  const turns = revision === 2 ? 0 : 50;
  const ownerKey = again(turns, md5(filled(owner)), (key) => md5(key)).subarray(0, bytes);
  const extra = revision === 2 ? 1 : 20;
  const o = again(extra, filled(user), (text, index) => rc4(mixedKey(ownerKey, index), text));
  const allowed = Buffer.alloc(4);
  allowed.writeInt32LE(PERMISSIONS);
  const first = md5(filled(user), o, allowed, ID);
  const key = again(turns, first.subarray(0, bytes), (mixed) => md5(mixed.subarray(0, bytes))).subarray(
    0,
    bytes,
  );
  const start = revision === 2 ? PADDING : md5(PADDING, ID);
  const u = again(extra, start, (text, index) => rc4(mixedKey(key, index), text));
  const filters =
    '/CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF';
  const ways = { 2: '/V 1 /R 2', 3: '/V 2 /R 3 /Length 128', 4: `/V 4 /R 4 /Length 128 ${filters}` };
  const way = revision === 2 || revision === 3 || revision === 4 ? ways[revision] : '';
  return `${way} /P ${PERMISSIONS} /O ${hex(o)} /U ${hex(joined(u, new Uint8Array(32)).subarray(0, 32))}`;
}

/** Algorithm 2.B of ISO 32000-2. */
function newHash(password: Buffer, salt: Buffer): Buffer {
  let key = createHash('sha256').update(password).update(salt).digest();
  for (let turn = 0, last = 0; turn < 64 || last > turn - 32; turn += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => Buffer.concat([password, key])));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const mixed = Buffer.concat([cipher.update(repeated), cipher.final()]);
    const rest = Number(BigInt(`0x${mixed.subarray(0, 16).toString('hex')}`) % 3n);
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? '')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function newEntries({ revision, user }: Locks): string {
  const salt = Buffer.from('validate');
  const hash =
    revision === 5
      ? createHash('sha256').update(user).update(salt).digest()
      : newHash(Buffer.from(user), salt);
  const u = Buffer.concat([hash, salt, Buffer.from('keysalt.')]);
  return `/V 5 /R ${revision} /Length 256 /P ${PERMISSIONS} /O ${hex(u)} /U ${hex(u)} /UE ${hex(PADDING)} /OE ${hex(PADDING)}`;
}

/** A PDF of one empty page, locked or not. */
export function pdfOf({ lock, listedInStream = false }: PdfOptions = {}): Uint8Array<ArrayBuffer> {
  const entries = lock && (lock.revision < 5 ? oldEntries(lock) : newEntries(lock));
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
    ...(entries ? [`4 0 obj\n<< /Filter /Standard ${entries} >>\nendobj\n`] : []),
  ];
  const places: number[] = [];
  let body = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  for (const object of objects) {
    places.push(body.length);
    body += object;
  }
  const trailer = `/Size ${objects.length + 1} /Root 1 0 R /ID [${hex(ID)} ${hex(ID)}]${lock ? ' /Encrypt 4 0 R' : ''}`;
  const end = `startxref\n${body.length}\n%%EOF\n`;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const listed = listedInStream
    ? `9 0 obj\n<< /Type /XRef /W [1 2 1] ${trailer} /Length 0 >>\nstream\n\nendstream\nendobj\n`
    : `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< ${trailer} >>\n`;
  return bytesOf(`${body}${listed}${end}`);
}
