import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { checkAnswers } from './answerCheck.ts';
import { apiDescription } from './apiDescription.ts';
import { sendRequestIds } from './requestId.ts';

async function reports(answer: (reply: import('fastify').FastifyReply) => unknown): Promise<string[]> {
  const app = Fastify();
  sendRequestIds(app);
  const found: string[] = [];
  checkAnswers(app, (error) => found.push(error.message));
  const operation = apiDescription().operations.get('getCsrf');
  if (!operation) throw new Error('no such operation');
  app.get('/api/csrf', { config: { operation } }, (_request, reply) => answer(reply));
  await app.inject('/api/csrf');
  await app.close();
  return found;
}

it('C6-10: an answer that the OpenAPI document describes passes the check', async () => {
  expect(await reports(() => ({ requestHeaderName: 'X', requestToken: 'y' }))).toEqual([]);
});

it.each([
  [
    'another shape',
    () => ({ requestHeaderName: 'X' }),
    "answered 200, which openapi/ does not describe so: answer must have required property 'requestToken'",
  ],
  ['another status', (reply: import('fastify').FastifyReply) => reply.code(201).send({}), 'no such status'],
  [
    'another type',
    (reply: import('fastify').FastifyReply) => reply.type('text/plain').send('x'),
    'no such type: text/plain',
  ],
  [
    'a header that is not described',
    (reply: import('fastify').FastifyReply) =>
      reply.header('location', '/').send({ requestHeaderName: 'X', requestToken: 'y' }),
    'no such header: location',
  ],
  [
    'a fault of ours, in another shape',
    (reply: import('fastify').FastifyReply) => reply.code(500).send({}),
    'no such type: application/json',
  ],
  [
    'too many tries, without how long to wait',
    (reply: import('fastify').FastifyReply) => reply.code(429).type('application/problem+json').send('{}'),
    'the header retry-after is missing',
  ],
])('C6-10, C14-04: an answer of %s is reported', async (_name, answer, message) => {
  expect(await reports(answer)).toEqual([expect.stringContaining(message)]);
});
