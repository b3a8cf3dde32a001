import { exec } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../../cli/testing/runCli.ts';
import { environment } from '../../scripts/runtime.mjs';
import { testServer } from '../../server/testing/testServer.testkit.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SETTLEMENT = join(ROOT, 'settlements', 'meridian-auto');
const folder = temporaryFolder();
const clients = join(folder, 'own-description');
const inFolder = { cwd: clients, env: environment() };
const run = (command: string) =>
  promisify(exec)(command, inFolder).catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
    throw new Error(`${command}\n${stdout}${stderr}`);
  });

/** Command of openapi-typescript-codegen: another package of this repository has one of the same name. */
const OPENAPI = `node "${join(ROOT, 'node_modules/openapi-typescript-codegen/bin/index.js')}" `;

/** The commands that docs/api.md has for each generator. */
function commandsOfGuide(): string[] {
  const guide = readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8');
  const [, block = ''] = /^## Generate a client\n.*?^```sh\n(.*?)^```$/ms.exec(guide) ?? [];
  return block.trimEnd().split('\n');
}

beforeAll(async () => {
  cpSync(join(ROOT, 'examples'), folder, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  expect((await runCli(['compile', SETTLEMENT, '--out', clients])).code).toBe(0);
  // `npx` asks npm for what is in node_modules/.bin, which the environment names first.
  for (const command of commandsOfGuide())
    await run(command.replace(/^npx /, '').replace(/^openapi /, OPENAPI));
});

it('C14-10: the clients of six generators are sound under strict TypeScript', async () => {
  await run(`node "${join(ROOT, 'node_modules/@typescript/native/bin/tsc')}" -p .`);
});

it.each([
  'openapi-typescript',
  'hey-api',
  'orval',
  'kubb',
  'openapi-typescript-codegen',
  'swagger-typescript-api',
])('C14-10: the client of %s files a claim with records and a document', async (generator) => {
  const server = await testServer({ bundleDir: SETTLEMENT });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { fetchWithCookies } = await import(join(folder, 'browser.ts'));
  vi.stubGlobal('fetch', fetchWithCookies(address));
  const client = await import(join(clients, `${generator}.ts`));
  const referenceCode = await client.default(address).finally(() => vi.unstubAllGlobals());
  expect(await server.claims()).toMatchObject([
    {
      referenceCode,
      claim: {
        claimTransactions: [{ amountClaimed: '35.00' }, { amountClaimed: '12.50' }],
        documentContexts: [{ kind: 'chargeProof' }],
      },
      documents: [{ name: 'receipt.pdf', size: 64 }],
    },
  ]);
});
