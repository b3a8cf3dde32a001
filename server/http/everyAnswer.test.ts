import { expect, it } from 'vitest';
import { apiDescription } from './apiDescription.ts';
import { freshServers } from './askedServers.testkit.ts';
import { ASK } from './askFor.testkit.ts';

freshServers();

const DESCRIBED = [...apiDescription().operations.values()].flatMap((operation) =>
  Object.keys(operation.responses).map((status) => ({ status, operation })),
);

it.each([...new Set(DESCRIBED.map(({ status }) => status))].sort())(
  'C14-04: each call that the description says answers %s does so',
  async (status) => {
    const calls = DESCRIBED.filter((one) => one.status === status);
    const answered = [];
    for (const { operation } of calls)
      answered.push(`${operation.operationId} ${await ASK[status]?.(operation)}`);
    expect(answered).toEqual(calls.map(({ operation }) => `${operation.operationId} ${status}`));
  },
  240_000,
);
