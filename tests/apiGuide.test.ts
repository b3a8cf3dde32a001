import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { apiDescription } from '../server/http/apiDescription.ts';
import type { OperationId } from '../server/http/endpoints.ts';
import { temporaryFolder, testServer } from '../server/testing/testServer.testkit.ts';

const ROOT = join(import.meta.dirname, '..');

const guide = readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8');

/** Calls that no client makes: of operators, of the wallet's provider, and of the product's own pages. */
const OF_OTHERS: readonly OperationId[] = [
  'getHealth',
  'getReadiness',
  'getMetrics',
  'finishWalletLogin',
  'getWalletWindowScript',
  'getFormsModule',
];

/** The program that docs/api.md leads through: its blocks, one after the other. */
function programOfGuide(): string {
  return [...guide.matchAll(/^```js\n(.*?)^```$/gms)].map(([, block]) => block).join('\n');
}

it('C14-08: who follows docs/api.md files a claim', async () => {
  const server = await testServer({ bundleDir: join(ROOT, 'settlements', 'meridian-auto') });
  server.at(new Date().toISOString());
  const address = await server.app.listen({ port: 0 });
  const folder = temporaryFolder();
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const program = programOfGuide();
  expect(program).toContain("const server = 'http://localhost:4280';");
  writeFileSync(join(folder, 'claim.mjs'), program.replace('http://localhost:4280', address));
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'claim.mjs')]);
  const [filed] = await server.claims();
  expect(stdout).toContain('authorized 200');
  expect(stdout).toMatch(/refused 400 \[[^\]]*path: 'claimantInfo\.lastName'[^\]]*rule: 'required'/);
  expect(stdout).toContain(`filed 200 ${filed?.referenceCode}`);
  expect(stdout).toContain('once true');
  expect(stdout).toContain('left 204');
  expect(await server.claims()).toHaveLength(1);
});

it('docs/api.md says what each call is for', () => {
  const table = guide.split(/^## /m).find((chapter) => chapter.startsWith('What each call is for')) ?? '';
  const named = new Set(table.match(/\/api\/[\w/{}.-]+/g));
  const isNamed = (path: string) =>
    named.has(path) || named.has(path.replace(/^(\/api\/forms)\/[\w-]+\/authorize$/, '$1/{form}/authorize'));
  const unnamed = [...apiDescription().operations.values()]
    .filter(({ operationId, path }) => !OF_OTHERS.includes(operationId) && !isNamed(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(unnamed).toEqual([]);
});
