import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { ADA, testServer, withDocument } from '../testing/testServer.testkit.ts';

const WAL_HEADER = 32;
const FRAME_HEADER = 24;

/** Transactions in SQLite's write-ahead log: a frame that ends one holds the size of the database after it. */
function commitsIn(dataDir: string): number {
  const log = readFileSync(join(dataDir, 'claimwright.db-wal'));
  const frame = FRAME_HEADER + log.readUInt32BE(8);
  let commits = 0;
  for (let at = WAL_HEADER; at + frame <= log.length; at += frame)
    if (log.readUInt32BE(at + 4) > 0) commits += 1;
  return commits;
}

it('C13-08: a submission is one durable commit, its captcha’s answer and its session’s time included', async () => {
  const server = await testServer({ storeThreads: true });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const reCaptchaResponse = await visitor.solveCaptcha();
  const submission = { ...withDocument(), parts: { reCaptchaResponse } };
  const before = commitsIn(server.dataDir);
  const turns = vi.spyOn(Worker.prototype, 'postMessage');
  const answer = await visitor.submit('standard', submission);
  expect(answer.statusCode).toBe(200);
  expect(commitsIn(server.dataDir) - before).toBe(1);
  // All that it is judged by is read in one turn, and it is committed in another.
  expect(turns).toHaveBeenCalledTimes(2);
  turns.mockRestore();
  const again = await visitor.submit('standard', submission);
  expect(again.json()).toMatchObject({ code: 'captchaFailed' });
});
