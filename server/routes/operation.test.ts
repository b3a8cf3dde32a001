import { expect, it, onTestFinished, vi } from 'vitest';
import { testServer } from '../testing/testServer.testkit.ts';

it('C13-06: readiness fails in seconds where a store does not answer at all', async () => {
  const server = await testServer();
  vi.spyOn(server.context.store, 'ping').mockReturnValue(new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const asked = server.app.operations.inject('/readyz');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await asked).statusCode).toBe(503);
});
