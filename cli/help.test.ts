import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/registry.ts';
import { runCli } from './testing/runCli.ts';

describe('C17-12: help', () => {
  it.each([['-h'], ['--help'], ['help']])('%s shows all commands', async (word) => {
    const { code, out } = await runCli([word]);
    expect(code).toBe(0);
    for (const name of Object.keys(COMMANDS)) expect(out).toContain(name);
  });

  it.each(Object.keys(COMMANDS))('help %s shows what -h and --help of it do', async (name) => {
    const { code, out } = await runCli(['help', name]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: claimwright ${name}`);
    for (const word of ['-h', '--help']) expect((await runCli([name, word])).out).toBe(out);
  });

  it('-v shows the version; help of what is no command lists those there are', async () => {
    expect((await runCli(['-v'])).out).toBe((await runCli(['--version'])).out);
    expect(await runCli(['help', 'validat'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^claimwright: Unknown command validat\. .*validate.*\n$/),
    });
  });

  it.each([40, 80, 120])('help stands within %i columns', async (width) => {
    for (const words of [['--help'], ...Object.keys(COMMANDS).map((name) => [name, '--help'])]) {
      const { out } = await runCli(words, { width });
      const wide = out.split('\n').filter((line) => line.length > width && line.trim().includes(' '));
      expect(wide).toEqual([]);
    }
  });
});
