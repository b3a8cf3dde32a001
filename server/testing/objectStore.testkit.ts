import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ObjectStorePlace } from '../documents/objectStoreUrl.ts';

/** A stand-in of S3: it verifies signatures and checksums as S3 does, lists two keys a page, and fails when it is told to. */
export interface TestObjectStore {
  place: ObjectStorePlace;
  objects: Map<string, { body: Buffer; at: Date }>;
  /** What happens to the next calls about one object, first to last; those after that are answered, as listings are. */
  faults: ('busy' | 'cut' | 'half' | 'silent')[];
}

const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';
const BUCKET = 'documents';

export async function testObjectStore(): Promise<TestObjectStore> {
  const objects: TestObjectStore['objects'] = new Map();
  const faults: TestObjectStore['faults'] = [];
  const server = createServer((request, response) => {
    // A server lists what is stored as it starts, whenever its turn comes.
    const fault = request.url?.includes('list-type') ? undefined : faults.shift();
    if (fault === 'silent') return;
    if (fault === 'cut') request.socket.destroy();
    else if (fault === 'half')
      response.writeHead(200, { 'content-length': '1000' }).write('%PDF', () => request.socket.destroy());
    else if (fault === 'busy') response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    else take(request, response, objects);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `s3://${BUCKET}/claims?region=eu-central-1&endpoint=${encodeURIComponent(endpoint)}`;
  return { place: { url, accessKeyId: 'AKIDEXAMPLE', secretAccessKey: SECRET }, objects, faults };
}

async function take(
  request: IncomingMessage,
  response: ServerResponse,
  objects: TestObjectStore['objects'],
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
  const refusal = refusalOf(request, body);
  if (refusal) {
    response.writeHead(refusal === 'BadDigest' ? 400 : 403).end(`<Error><Code>${refusal}</Code></Error>`);
    return;
  }
  const key = pathname.slice(`/${BUCKET}/`.length);
  if (request.method === 'PUT') objects.set(key, { body, at: new Date() });
  if (request.method === 'DELETE') objects.delete(key);
  if (searchParams.has('list-type')) response.end(listing(objects, searchParams));
  else if (request.method === 'GET') {
    const found = objects.get(key);
    response.writeHead(found ? 200 : 404).end(found?.body);
  } else response.end();
}

function listing(objects: TestObjectStore['objects'], query: URLSearchParams): string {
  const after = query.get('start-after') ?? '';
  const all = [...objects].filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = all.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, 2);
  const contents = page.map(
    ([key, { at }]) =>
      `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified></Contents>`,
  );
  return `<ListBucketResult><IsTruncated>${all.length > 2}</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

/** S3's error code for a request whose signature or checksums do not fit, as its documentation has them; or null. */
function refusalOf(request: IncomingMessage, body: Buffer): string | null {
  const { headers } = request;
  const sent = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', signedHeaders = '', signature] = sent ?? [];
  if (signature !== signatureOf(request, credential, signedHeaders)) return 'SignatureDoesNotMatch';
  const hash = createHash('sha256').update(body).digest();
  const content = headers['x-amz-content-sha256'];
  if (content !== 'UNSIGNED-PAYLOAD' && content !== hash.toString('hex')) return 'XAmzContentSHA256Mismatch';
  const checksum = headers['x-amz-checksum-sha256'];
  return checksum !== undefined && checksum !== hash.toString('base64') ? 'BadDigest' : null;
}

/** AWS Signature Version 4 of a request's headers. */
export function signatureOf(
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  credential: string,
  signedHeaders: string,
): string {
  const { pathname, searchParams } = new URL(url ?? '', 'http://x');
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const payload = headers['x-amz-content-sha256'];
  const canonical = [method, pathname, query.join('&'), lines.join(''), signedHeaders, payload].join('\n');
  const [, day = '', region = '', service = ''] = credential.split('/');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${SECRET}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}
