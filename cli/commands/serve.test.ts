import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StartedServer, StartOptions } from '../../server/main.ts';
import { runCli } from '../testing/runCli.ts';

/** Start that each test answers for: no real disk hangs, and no real store fails at its end, when a test asks for it. */
const startServer = vi.hoisted(() => vi.fn<(options: StartOptions) => Promise<StartedServer>>());
vi.mock('../../server/main.ts', () => ({ startServer }));

const LISTENED = ['SIGTERM', 'SIGINT', 'uncaughtException'];
const listeners = () => LISTENED.map((name) => process.listenerCount(name));

const serverThat = (close: () => Promise<void>): StartedServer => ({
  url: 'http://localhost:1',
  operationsUrl: null,
  close,
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  startServer.mockReset();
});

describe('how serve stops', () => {
  it.each([
    [new TypeError('a fault at the end'), 70, 'TypeError: a fault at the end\n    at '],
    [
      Object.assign(new Error('no space left'), { code: 'ENOSPC' }),
      75,
      'claimwright: no space left. The disk',
    ],
  ])('C13-06: an error while it ends is told, with its exit code: %s', async (error, code, line) => {
    startServer.mockResolvedValue(serverThat(() => Promise.reject(error)));
    const ended = runCli(['serve', '--port', '0']);
    await vi.waitFor(() => expect(startServer).toHaveBeenCalled());
    process.emit('SIGTERM');
    const answer = await ended;
    expect(answer.code).toBe(code);
    expect(answer.err).toContain(line);
  });

  it('C13-06: a start that hangs is left when its time is up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    startServer.mockReturnValue(new Promise(() => undefined));
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    runCli(['serve', '--port', '0']);
    await vi.waitFor(() => expect(startServer).toHaveBeenCalled());
    process.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(27_000);
    expect(exit).toHaveBeenCalledWith(75);
  });

  it('C13-06: the time to stop begins with the signal, and not with the end of the start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let up = (_server: StartedServer): void => undefined;
    startServer.mockReturnValue(
      new Promise((resolve) => {
        up = resolve;
      }),
    );
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    runCli(['serve', '--port', '0']);
    await vi.waitFor(() => expect(startServer).toHaveBeenCalled());
    process.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(20_000);
    up(serverThat(() => new Promise(() => undefined)));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(exit).toHaveBeenCalledWith(75);
  });

  it('C5-06: a command line that is refused leaves nothing that listens', async () => {
    const before = listeners();
    expect(await runCli(['serve', '--now', 'tomorrow'])).toMatchObject({ code: 2 });
    expect(listeners()).toEqual(before);
  });
});
