import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { startScanner } from '../testing/scanner.testkit.ts';
import {
  ADA,
  adasClaim,
  PDF,
  type TestServer,
  testServer,
  withDocument,
} from '../testing/testServer.testkit.ts';
import { awaitFlag, createFlag, setFlag } from '../threads/flag.ts';
import { createIncomingSubmissions } from './incomingSubmissions.ts';

async function ada(options: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer(options);
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return { server, visitor };
}

/** Every document and draft that the store has. */
async function keptBy({ context }: TestServer): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of context.documents.writtenBefore(new Date('2999-01-01'))) keys.push(key);
  return keys;
}

/** The next question who somebody is is answered no sooner than `when` has. */
function askedSlowly({ context }: TestServer, when: () => Promise<unknown>): void {
  const { sessions } = context.store;
  const read = sessions.read;
  vi.spyOn(sessions, 'read').mockImplementationOnce(async (...asked) => {
    await when();
    return read(...asked);
  });
}

/** A claim with a document of each name. */
function withDocuments(...names: string[]) {
  const documentContexts = names.map((name) => ({
    file: { name, size: PDF.length, type: 'application/pdf' },
    name: null,
    kind: 'id',
  }));
  return { claim: adasClaim({ documentContexts }), files: names.map((name) => ({ name, content: PDF })) };
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));

it('C13-08: a short claim is read while it is asked who sends it, and its document is on no disk until then', async () => {
  const { server, visitor } = await ada({ storeThreads: true });
  const written = vi.spyOn(server.context.documents, 'write');
  const reCaptchaResponse = await visitor.solveCaptcha();
  let early: string[] = ['not asked'];
  askedSlowly(server, async () => {
    await vi.waitFor(() => expect(written).toHaveBeenCalledOnce());
    await aMoment();
    early = await keptBy(server);
  });
  const answer = await visitor.submit('standard', { ...withDocument(), parts: { reCaptchaResponse } });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(early).toEqual([]);
  expect(await keptBy(server)).toHaveLength(1);
});

it('C13-08: what is to be scanned is a draft until then, which nobody scans', async () => {
  const scanner = await startScanner();
  const { server, visitor } = await ada({ clamd: scanner.place });
  const reCaptchaResponse = await visitor.solveCaptcha();
  let drafts: string[] = [];
  askedSlowly(server, async () => {
    await vi.waitFor(async () => expect(await keptBy(server)).toHaveLength(1));
    await aMoment();
    drafts = await keptBy(server);
    expect(scanner.scanned).toEqual([]);
    await expect(textOf(server.context.documents.read(drafts[0] ?? ''))).rejects.toThrow('ENOENT');
  });
  const answer = await visitor.submit('standard', { ...withDocument(), parts: { reCaptchaResponse } });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(drafts).toHaveLength(1);
  expect(scanner.scanned).toHaveLength(1);
  expect(await keptBy(server)).toEqual(drafts);
});

it('C6-08: of a claim that nobody may file, no draft is left', async () => {
  const scanner = await startScanner();
  const server = await testServer({ clamd: scanner.place });
  const visitor = await server.visitor();
  const reCaptchaResponse = await visitor.solveCaptcha();
  visitor.cookies.set('claimwright_session', 'nobody');
  askedSlowly(server, () => vi.waitFor(async () => expect(await keptBy(server)).toHaveLength(1)));
  const answer = await visitor.submit('standard', { ...withDocument(), parts: { reCaptchaResponse } });
  expect(answer.json()).toMatchObject({ status: 401, code: 'notAuthorized' });
  await vi.waitFor(async () => expect(await keptBy(server)).toEqual([]));
});

it('C6-08: nothing is begun of a claim that was refused at once, for want of a session', async () => {
  const server = await testServer();
  const visitor = await server.visitor();
  const written = vi.spyOn(server.context.documents, 'write');
  const reCaptchaResponse = await visitor.solveCaptcha();
  const submission = await visitor.submission('standard', {
    ...withDocument(),
    parts: { reCaptchaResponse },
  });
  const encoded = new Response(submission);
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${url}/api/forms/standard`, {
    method: 'POST',
    body: await encoded.arrayBuffer(),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'x-csrf-token': visitor.csrf,
      'idempotency-key': crypto.randomUUID(),
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  expect(answer.status, await answer.text()).toBe(401);
  await aMoment();
  expect(written).not.toHaveBeenCalled();
  expect(await keptBy(server)).toEqual([]);
});

it('C6-08: a claim that was answered before its reading began is not read', async () => {
  const receive = vi.fn();
  const { begin, end } = createIncomingSubmissions({ receive });
  const short = { headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9' } };
  const [refused, open] = [{ ...short }, { ...short }] as never[];
  for (const request of [refused, open]) begin({} as never, request as never);
  end(refused as never);
  await aMoment();
  expect(receive.mock.calls.map(([, request]) => request)).toEqual([open]);
  expect(receive.mock.calls[0]?.[1]).toBe(open);
});

it('C6-08: nothing of a long claim is read before it is known who sends it', async () => {
  const { server, visitor } = await ada();
  const written = vi.spyOn(server.context.documents, 'write');
  const reCaptchaResponse = await visitor.solveCaptcha();
  const long = Buffer.concat([PDF, Buffer.alloc(300_000, 'x')]);
  askedSlowly(server, async () => {
    await aMoment();
    expect(written).not.toHaveBeenCalled();
  });
  const answer = await visitor.submit('standard', { ...withDocument(long), parts: { reCaptchaResponse } });
  expect(answer.json()).toMatchObject({ status: 413, code: 'documentTooLarge' });
  expect(written).toHaveBeenCalledOnce();
});

it('C13-08: a claim is judged while its documents are on their way to the disk', async () => {
  const { server, visitor } = await ada();
  const { documents, key } = server.context;
  const signed = vi.spyOn(key, 'sign');
  const write = documents.write;
  vi.spyOn(documents, 'write').mockImplementation(async (...written) => {
    const document = await write(...written);
    const judged = () =>
      vi.waitFor(() => expect(signed).toHaveBeenCalledWith('credentials', expect.anything()));
    return { ...document, durable: document.durable.then(judged) };
  });
  const answer = await visitor.submit('standard', withDocument());
  expect(answer.statusCode, answer.body).toBe(200);
});

it('C6-09: a claim is committed when all of its documents survive a power cut, and no sooner', async () => {
  const { server, visitor } = await ada();
  const { documents, store } = server.context;
  const committed = vi.spyOn(store.claims, 'commit');
  const write = documents.write;
  const commitsUntilThen: Promise<number>[] = [];
  vi.spyOn(documents, 'write').mockImplementation(async (...written) => {
    const document = await write(...written);
    const late = document.durable.then(aMoment).then(() => committed.mock.calls.length);
    commitsUntilThen.push(late);
    return { ...document, durable: late.then(() => undefined) };
  });
  const answer = await visitor.submit('standard', withDocument());
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await Promise.all(commitsUntilThen)).toEqual([0]);
  expect(committed).toHaveBeenCalledOnce();
});

it('C13-08: the store has a claim while its one document is on its way to the disk, and commits it when that is there', async () => {
  const { server, visitor } = await ada({ storeThreads: true });
  const { documents, store } = server.context;
  const committed = vi.spyOn(store.claims, 'commit');
  const flag = createFlag();
  const write = documents.write;
  vi.spyOn(documents, 'write').mockImplementationOnce(async (...written) => ({
    ...(await write(...written)),
    durable: awaitFlag(flag).then(() => undefined),
    flag,
  }));
  const filing = visitor.submit('standard', withDocument());
  await vi.waitFor(() => expect(committed).toHaveBeenCalledOnce());
  await aMoment();
  const [{ idempotencyKey } = { idempotencyKey: '' }] = committed.mock.calls.flat();
  expect(await store.claims.boundKey(idempotencyKey)).toBeNull();
  setFlag(flag, 'yes');
  expect((await filing).statusCode).toBe(200);
  expect(await server.claims()).toHaveLength(1);
});

it('C6-09: of several documents all are waited for, though one has a flag that says yes', async () => {
  const { server, visitor } = await ada({ storeThreads: true });
  const { documents, store } = server.context;
  const committed = vi.spyOn(store.claims, 'commit');
  const write = documents.write;
  const flag = createFlag();
  setFlag(flag, 'yes');
  const commitsUntilThen: Promise<number>[] = [];
  const written = vi.spyOn(documents, 'write');
  written.mockImplementationOnce(async (...given) => ({ ...(await write(...given)), flag }));
  written.mockImplementationOnce(async (...given) => {
    const document = await write(...given);
    const late = document.durable.then(aMoment).then(() => committed.mock.calls.length);
    commitsUntilThen.push(late);
    return { ...document, durable: late.then(() => undefined) };
  });
  const answer = await visitor.submit('standard', withDocuments('a.pdf', 'b.pdf'));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await Promise.all(commitsUntilThen)).toEqual([0]);
});

it('C6-09: where the thread cannot keep a document the claim is refused for the time being, and filed once it can', async () => {
  const { server, visitor } = await ada({ storeThreads: true });
  const folder = join(server.dataDir, 'documents');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  const answer = await visitor.submit('standard', withDocument());
  expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
  rmSync(folder);
  expect(await server.claims()).toEqual([]);
  expect((await visitor.submit('standard', withDocument())).statusCode).toBe(200);
  expect(await keptBy(server)).toHaveLength(1);
});

it('C6-09: where a document cannot be kept the claim is not filed, and none of its documents stays', async () => {
  const { server, visitor } = await ada();
  const { documents } = server.context;
  const write = documents.write;
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(documents, 'write').mockImplementationOnce(async (...written) => {
    const document = await write(...written);
    return { ...document, durable: document.durable.then(() => Promise.reject(full)) };
  });
  const answer = await visitor.submit('standard', withDocument());
  expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
  expect(await server.claims()).toEqual([]);
  expect(await keptBy(server)).toEqual([]);
  expect((await visitor.submit('standard', withDocument())).statusCode).toBe(200);
});

async function textOf(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

it('C13-08: others are answered between the reading of a claim and its judging', async () => {
  const { server, visitor } = await ada();
  const order: string[] = [];
  const { documents, key } = server.context;
  const write = documents.write;
  vi.spyOn(documents, 'write').mockImplementation(async (...written) => {
    const document = await write(...written);
    setImmediate(() => order.push('others'));
    return document;
  });
  const sign = key.sign;
  vi.spyOn(key, 'sign').mockImplementation((purpose, text) => {
    if (purpose === 'credentials') order.push('judged');
    return sign(purpose, text);
  });
  const answer = await visitor.submit('standard', withDocument());
  expect(answer.statusCode, answer.body).toBe(200);
  expect([...new Set(order)]).toEqual(['others', 'judged']);
});
