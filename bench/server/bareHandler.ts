import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import Fastify, { type FastifyRequest } from 'fastify';
import { openSqliteStore } from '../../server/store/sqliteStore.ts';
import { openPlainDocuments, type Written } from './plainDocuments.ts';

/**
 * What a submission costs at the least: the same framework and parser, the same files written and synced, the same
 * rows committed durably, and no rule, session, token or captcha looked at.
 */
export async function openBareHandler(dataDir: string): Promise<string> {
  const store = await openSqliteStore({ dataDir, now: new Date() });
  await store.close();
  const commit = committer(join(dataDir, 'claimwright.db'));
  const write = await openPlainDocuments(dataDir);
  const app = Fastify();
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.post('/api/forms/:form', async (request) => {
    const texts: Record<string, string> = {};
    const written: Promise<Document>[] = [];
    await readParts(request, async (name, content, fileName) => {
      if (name === 'documents') {
        const writing = write(content).then((stored) => ({ ...stored, name: fileName }));
        written.push(writing);
        await writing;
        return;
      }
      texts[name] = await textOf(content);
    });
    const stored = await Promise.all(written);
    const referenceCode = commit(texts, stored, String(request.headers['idempotency-key']));
    return { submitted: true, referenceCodeForm: referenceCode, submittedAt: new Date().toISOString() };
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const SESSIONS = 200;

interface Document extends Written {
  name: string;
}

type OnPart = (name: string, content: Readable, fileName: string) => Promise<void>;

function readParts(request: FastifyRequest, onPart: OnPart): Promise<unknown> {
  const parts: Promise<void>[] = [];
  const type = String(request.headers['content-type']);
  const parser = new Busboy({
    headers: { ...request.headers, 'content-type': type },
    isPartAFile: () => true,
  });
  return new Promise((resolve, reject) => {
    parser.on('file', (name, content, fileName) => {
      const reading = onPart(String(name), content as never, fileName);
      reading.catch(reject);
      parts.push(reading);
    });
    parser.once('finish', () => resolve(Promise.all(parts)));
    parser.once('error', reject);
    request.raw.pipe(parser);
  });
}

/** By listeners, as the product reads its small parts: an iterator costs more than its part. */
function textOf(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    content.on('data', (chunk: Buffer) => chunks.push(chunk));
    content.once('end', () => resolve(Buffer.concat(chunks).toString()));
    content.once('error', reject);
  });
}

/** The rows of a submission in one transaction, through statements that were prepared once. */
function committer(file: string) {
  const db = new DatabaseSync(file);
  db.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON;',
  );
  const insert = (table: string, columns: string) =>
    db.prepare(`insert into ${table} (${columns}) values (${columns.replace(/\w+/g, '?')})`);
  const captcha = insert('captcha_use', 'hash, expires_at');
  const key = insert('idempotency', 'key, content_hash, sent_hash, session_hash, reference_code, created_at');
  const claim = insert(
    'claim',
    'id, form, reference_code, culture, claim, configuration_hash, content_hash, submitted_at, claimants, added_to, repeated, mask_characters, sealed, encrypted, encrypted_by, salt',
  );
  const document = insert('document', 'key, claim_id, position, name, content_type, size, sha256, scan');
  const entry = insert('log_entry', 'chain, position, at, kind, subject, content, key, hash');
  const session = db.prepare('update session set expires_at = ? where hash = ?');
  const sessions = Array.from({ length: SESSIONS }, () => randomUUID());
  for (const hash of sessions) insert('session', 'hash, state, expires_at').run(hash, '{}', '');
  let position = 0;
  return (texts: Record<string, string>, documents: Document[], idempotencyKey: string): string => {
    const now = new Date().toISOString();
    const text = JSON.stringify(texts);
    const hash = createHash('sha256').update(text).digest('hex');
    const [id, code] = [randomUUID(), randomBytes(8).toString('hex')];
    db.exec('BEGIN IMMEDIATE');
    captcha.run(id, now);
    key.run(idempotencyKey, hash, hash, hash, code, now);
    claim.run(
      id,
      'standard',
      code,
      'en',
      text,
      hash,
      hash,
      now,
      '[]',
      null,
      0,
      '{}',
      1,
      '[]',
      '',
      hash.slice(0, 22),
    );
    for (const [position, { key: stored, name, size, sha256 }] of documents.entries())
      document.run(stored, id, position, name, 'application/pdf', size, sha256, 'not scanned');
    session.run(now, sessions[position % SESSIONS] ?? '');
    position += 1;
    entry.run(0, position, now, 'claim', id, vouched(hash, code, now), hash.slice(0, 16), hash);
    db.exec('COMMIT');
    return code;
  };
}

/** As long as what the product's log vouches for. */
const vouched = (hash: string, referenceCode: string, submittedAt: string): string =>
  JSON.stringify({
    form: 'standard',
    referenceCode,
    culture: 'en',
    submittedAt,
    entry: 'classList',
    repeated: false,
    addedTo: null,
    configurationHash: hash,
    answers: hash.slice(0, 43),
    claimants: hash.slice(0, 43),
    documents: hash.slice(0, 43),
  });
