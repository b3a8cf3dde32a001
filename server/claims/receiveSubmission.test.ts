import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  ADA,
  adasClaim,
  PDF,
  type TestServer,
  testServer,
  withDocument,
} from '../testing/testServer.testkit.ts';

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

const aMoment = (moments = 1) => new Promise((resolve) => setTimeout(resolve, 100 * moments));

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

it('C6-08: nothing of a claim is read before its session is', async () => {
  const { server, visitor } = await ada();
  const written = vi.spyOn(server.context.documents, 'write');
  const reCaptchaResponse = await visitor.solveCaptcha();
  askedSlowly(server, async () => {
    await aMoment();
    expect(written).not.toHaveBeenCalled();
  });
  const answer = await visitor.submit('standard', { ...withDocument(), parts: { reCaptchaResponse } });
  expect(answer.statusCode, answer.body).toBe(200);
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
    const moments = commitsUntilThen.length + 1;
    const late = document.durable.then(() => aMoment(moments)).then(() => committed.mock.calls.length);
    commitsUntilThen.push(late);
    return { ...document, durable: late.then(() => undefined) };
  });
  const answer = await visitor.submit('standard', withDocuments('a.pdf', 'b.pdf'));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await Promise.all(commitsUntilThen)).toEqual([0, 0]);
  expect(committed).toHaveBeenCalledOnce();
});

it('C6-09: where a document cannot be written the claim is refused for the time being, and filed once it can', async () => {
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
