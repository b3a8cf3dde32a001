import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtApp, PAGE } from '../testing/builtApp.testkit.ts';
import { testServer } from '../testing/testServer.testkit.ts';

/** The same build under other names, as a newer one has it. */
function newerBuild(): string {
  const dir = builtApp(PAGE.replace('index-1234', 'index-5678'));
  const folder = join(dir, 'app', 'dist');
  renameSync(join(folder, 'index-1234.js'), join(folder, 'index-5678.js'));
  return dir;
}

describe('C11-09: what a page names, after a newer build', () => {
  it('is served as it was, for good', async () => {
    const older = await testServer({ builtAppDir: builtApp() });
    const file = '/app/dist/index-1234.js';
    const before = await older.app.inject(file);
    const newer = await older.restart({ builtAppDir: newerBuild() });
    const { statusCode, body, headers } = await newer.app.inject(file);
    expect([statusCode, body]).toEqual([200, before.body]);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await newer.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(page.body).toContain('index-5678.js');
    expect(page.headers['cache-control']).toBe('public, max-age=60');
  });

  it('is nothing but scripts and stylesheets that a build had', async () => {
    const { app, context } = await testServer({ builtAppDir: builtApp() });
    await context.store.modules.put('secret.js', 'text', new Date());
    for (const name of [
      'other.js',
      '../../secret.js',
      '..%2f..%2fsecret.js',
      'index-1234.js.map',
      'licenses.md',
    ])
      expect((await app.inject(`/app/dist/${name}`)).statusCode).toBe(404);
  });

  it('a page is cached for less than a minute where a deadline is nearer', async () => {
    const server = await testServer({ builtAppDir: builtApp() });
    const ageAt = async (instant: string) => {
      server.at(instant);
      const { headers } = await server.app.inject({ url: '/', headers: { accept: 'text/html' } });
      return headers['cache-control'];
    };
    expect(await ageAt('2030-06-30T23:59:48.500Z')).toBe('public, max-age=12');
    expect(await ageAt('2030-07-01T00:00:00.001Z')).toBe('public, max-age=60');
  });
});
