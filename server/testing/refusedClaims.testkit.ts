import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { ADA, type TestServer, type TestServerOptions, testServer } from './testServer.testkit.ts';
import type { SubmissionOptions, Visitor } from './visitor.testkit.ts';

export async function authorized(
  options: TestServerOptions = {},
): Promise<{ server: TestServer; visitor: Visitor }> {
  const server = await testServer(options);
  const visitor = await server.visitor();
  expect((await visitor.authorize('standard', ADA)).statusCode).toBe(200);
  return { server, visitor };
}

export async function expectNothingStored(server: TestServer): Promise<void> {
  expect(await server.claims()).toEqual([]);
  const files = readdirSync(join(server.dataDir, 'documents'), { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile())).toEqual([]);
}

/** Submits, expects a refusal that stores nothing, and answers its problem. */
export async function refused(options: SubmissionOptions, serverOptions: TestServerOptions = {}) {
  const { server, visitor } = await authorized(serverOptions);
  const answer = await visitor.submit('standard', options);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  await expectNothingStored(server);
  return answer.json();
}
