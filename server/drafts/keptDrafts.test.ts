import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { runCli } from '../../cli/testing/runCli.ts';
import { upTo } from '../documents/dataKey.testkit.ts';
import { writeDurably } from '../documents/documentStore.ts';
import { KEY_FILE, rotateKeyFile } from '../security/serverKey.ts';
import { startSweeping } from '../sweeping.ts';
import { bytesOf, inDatabase } from '../testing/atRest.testkit.ts';
import { DraftClient, sealed } from '../testing/draftClient.testkit.ts';
import { loggingServer } from '../testing/logged.testkit.ts';
import { testObjectStore } from '../testing/objectStore.testkit.ts';
import {
  ADA,
  type TestServer,
  type TestServerOptions,
  temporaryFolder,
  testServer,
  withDocument,
} from '../testing/testServer.testkit.ts';

const TEXT = 'what Ada wrote, sealed in her browser';
const BYTES = 'the bytes of a letter, sealed in her browser';

/** Goes on with a draft, or a new one, in a session of its own. */
async function draftOn(server: TestServer, locator?: string): Promise<DraftClient> {
  const visitor = await server.visitor();
  expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
  return new DraftClient(visitor, locator === undefined ? {} : { locator });
}

/** A server with a draft that has a piece. */
async function saved(options: TestServerOptions = {}) {
  const server = await testServer(options);
  const draft = await draftOn(server);
  const { name } = await draft.sendPiece(BYTES);
  expect((await draft.save({ text: TEXT, pieces: [name] })).statusCode).toBe(200);
  return { server, draft, name };
}

const pieces = ({ dataDir }: Pick<TestServer, 'dataDir'>): string[] =>
  inDatabase(dataDir, (database) =>
    database
      .prepare('SELECT key FROM draft_piece')
      .all()
      .map(({ key }) => String(key)),
  );

const sweep = ({ context, app }: TestServer): Promise<void> => startSweeping(context, app.log)();

describe('C10-11: drafts at rest', () => {
  it('C10-11, C13-14: neither the data folder nor the log has a locator, and what was sealed is sealed once more', async () => {
    const { server, text } = await loggingServer();
    const draft = await draftOn(server);
    const { name } = await draft.sendPiece(BYTES);
    await draft.save({ text: TEXT, pieces: [name] });
    await draft.get();
    await draft.remove();
    await draft.save({ text: TEXT, pieces: [(await draft.sendPiece(BYTES, name)).name] });
    const found = [draft.locator, Buffer.from(draft.locator, 'base64url').toString('hex'), TEXT, BYTES];
    for (const word of [...found, sealed(TEXT).slice(0, 40)])
      expect([word, bytesOf(server.dataDir).includes(word), text().includes(word)]).toEqual([
        ...[word, false, false],
      ]);
  });

  it('C10-11, C13-14: after a rotation a draft is found as before, and its key is wrapped by the new one', async () => {
    const { server, draft, name } = await saved();
    await server.app.close();
    const { fingerprint } = rotateKeyFile(join(server.dataDir, KEY_FILE));
    const again = await server.restart();
    const later = await draftOn(again, draft.locator);
    expect((await later.get()).json()).toMatchObject({ sealed: sealed(TEXT), pieces: [name] });
    const wrapped = () =>
      inDatabase(server.dataDir, (database) => database.prepare('SELECT wrapped_by FROM draft').get());
    await expect.poll(wrapped).toEqual({ wrapped_by: fingerprint });
    expect((await later.piece(name)).body).toBe(BYTES);
    expect((await later.save({ text: 'more', revision: 1 })).json().revision).toBe(2);
  });

  it('C10-11: pieces are kept where documents are in a bucket, and go with their draft', async () => {
    const { place, objects } = await testObjectStore();
    const { server, draft, name } = await saved({ objectStore: place });
    const keys = () => pieces(server).filter((key) => objects.has(`claims/${key}`));
    expect(keys()).toHaveLength(1);
    expect((await draft.piece(name)).body).toBe(BYTES);
    await draft.remove();
    await expect.poll(() => objects.size).toBe(0);
  });
});

describe('C10-11: drafts and what else is done with the data', () => {
  it('C10-11: a sweep takes drafts that have expired with their bytes, and no piece of another', async () => {
    const { server, draft, name } = await saved();
    const [live = ''] = pieces(server);
    await draft.sendPiece('not named yet');
    const { documents } = server.context;
    const orphan = await writeDurably(documents, Readable.from([Buffer.from('orphan')]), upTo(99));
    const pathOf = (key: string) => join(server.dataDir, documents.locate(key));
    await sweep(server);
    expect([existsSync(pathOf(orphan.key)), existsSync(pathOf(live))]).toEqual([false, true]);
    expect(await server.context.metrics.text()).toContain('\nclaimwright_drafts 1\n');
    server.at('2030-05-05T17:00:00.001Z');
    await sweep(server);
    expect((await (await draftOn(server, draft.locator)).piece(name)).body).toBe(BYTES);
    expect(pieces(server)).toEqual([live]);
    server.at('2030-07-01T00:00:00.001Z');
    await sweep(server);
    expect([pieces(server), existsSync(pathOf(live))]).toEqual([[], false]);
    const metrics = await server.context.metrics.text();
    expect(metrics).toContain('claimwright_drafts_total{event="expired"} 1');
    expect(metrics).toContain('claimwright_drafts 0\n');
  });

  it('C10-11, C13-03: a backup holds drafts, and names a piece that is lost', async () => {
    const { server, draft, name } = await saved();
    const out = join(temporaryFolder(), 'backup');
    const backup = (folder: string) =>
      runCli(['backup', '--data', server.dataDir, '--out', folder, '--with-key']);
    expect(await backup(out)).toMatchObject({ code: 0 });
    const dataDir = join(temporaryFolder(), 'data');
    expect(await runCli(['restore', out, '--data', dataDir])).toMatchObject({ code: 0 });
    expect(await runCli(['verify', '--data', dataDir])).toMatchObject({ code: 0 });
    const restored = await testServer({ dataDir });
    await sweep(restored);
    const again = await draftOn(restored, draft.locator);
    expect((await again.piece(name)).body).toBe(BYTES);
    const { documents } = restored.context;
    rmSync(join(dataDir, documents.locate(pieces(restored)[0] ?? '')));
    expect((await again.piece(name)).statusCode).toBe(404);
    const lost = join(temporaryFolder(), 'backup');
    expect((await runCli(['backup', '--data', dataDir, '--out', lost])).err).toContain('not there');
  });

  it('C10-11, C13-03: a draft that gives up its pieces meanwhile keeps no backup from being made', async () => {
    const { server, draft } = await saved();
    const more = [];
    for (let count = 0; count < 20; count += 1) more.push((await draft.sendPiece(`${count}`)).name);
    await draft.save({ pieces: more, revision: 1 });
    const out = join(temporaryFolder(), 'backup');
    const [done] = await Promise.all([
      runCli(['backup', '--data', server.dataDir, '--out', out]),
      draft.save({ revision: 2 }),
    ]);
    expect(done).toMatchObject({ code: 0 });
  });

  it('C10-11, C13-11: verify and export pass drafts over, and a purge takes them', async () => {
    const { server, draft } = await saved();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    await visitor.submit('standard', withDocument());
    const command = (name: string, ...words: string[]) => runCli([name, '--data', server.dataDir, ...words]);
    const verified = await command('verify');
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.out + verified.err).not.toMatch(/draft|orphan/i);
    expect((await command('export')).out.trim().split('\n')).toHaveLength(1);
    server.at('2030-05-06T17:00:00Z');
    const before = ['--before', '2026-01-01'];
    expect((await command('purge', ...before)).out).toBe('0 claims and 0 documents purged.\n');
    inDatabase(server.dataDir, (database) =>
      database.exec("UPDATE draft SET saved_at = '2025-05-04T17:00:00.000Z'"),
    );
    const [key = ''] = pieces(server);
    expect((await command('purge', ...before, '--dry-run')).out).toContain('1 draft would be purged.\n');
    expect((await command('purge', ...before)).out).toContain('1 draft purged.\n');
    expect((await (await draftOn(server, draft.locator)).get()).statusCode).toBe(404);
    expect(existsSync(join(server.dataDir, server.context.documents.locate(key)))).toBe(false);
  });
});
