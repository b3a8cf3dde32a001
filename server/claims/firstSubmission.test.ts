import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it, vi } from 'vitest';
import { ADA, testServer, withDocument } from '../testing/testServer.testkit.ts';

it('C13-08: the first submission after a start waits for nothing to be compiled', async () => {
  const server = await testServer({ onUndocumentedAnswer: undefined });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const compile = vi.spyOn(Ajv2020.prototype, 'compile');
  const answer = await visitor.submit('standard', withDocument());
  expect(answer.statusCode, answer.body).toBe(200);
  expect(compile.mock.calls).toEqual([]);
});
