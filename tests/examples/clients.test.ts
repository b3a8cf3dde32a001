import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../server/testing/testServer.testkit.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const EXAMPLES = join(ROOT, 'examples');

interface Sample {
  claim: { credentials: Record<string, unknown> };
  broken: { credentials: Record<string, unknown> };
}

/** What each example exports. */
interface Client {
  signIn(url: string, form: string, fields: object): Promise<{ rows: { fields: object }[] }>;
  fileClaim(
    url: string,
    form: string,
    sample: Sample,
    documents: File[],
  ): Promise<{ referenceCode: string; retried: string; errors: string[] }>;
}

const DOCUMENTS = ['receipt.pdf', 'letter.pdf'].map(
  (name) => new File(['%PDF-1.7\n%%EOF'.padEnd(64)], name, { type: 'application/pdf' }),
);

const sampleOf = (form: string): Sample =>
  JSON.parse(readFileSync(join(EXAMPLES, 'samples', `${form}.json`), 'utf8'));

const run = (bin: string, ...args: string[]): string =>
  execFileSync(process.execPath, [join(ROOT, 'node_modules', bin), ...args], {
    cwd: EXAMPLES,
    encoding: 'utf8',
  });

async function started(settlement: string) {
  const server = await testServer({ bundleDir: join(ROOT, 'settlements', settlement) });
  return { server, url: await server.app.listen({ port: 0, host: '127.0.0.1' }) };
}

const EXAMPLE_NAMES = ['api-client', 'hey-api-client'] as const;
const DESCRIPTION = join('..', 'openapi', 'claimwright.openapi.yaml');

/** As its generator makes it, with the flags that examples/README.md has. */
const GENERATE: Record<(typeof EXAMPLE_NAMES)[number], (target: string) => string> = {
  'api-client': (target) => run('openapi-typescript/bin/cli.js', DESCRIPTION, '-o', join(target, 'api.ts')),
  'hey-api-client': (target) =>
    run(
      '@hey-api/openapi-ts/bin/run.js',
      ...['-i', DESCRIPTION, '-o', target, '-c', '@hey-api/client-fetch', '--silent'],
    ),
};

beforeAll(() => {
  for (const example of EXAMPLE_NAMES) GENERATE[example](join(example, 'generated'));
});

describe.each(EXAMPLE_NAMES)('%s, as generated', (example) => {
  let client: Client;

  beforeAll(async () => {
    client = await import(join(EXAMPLES, example, 'fileClaim.ts'));
  });

  it('C14-01: is about fifty lines of strict TypeScript without a cast, a serializer or a way around', () => {
    const lines = readFileSync(join(EXAMPLES, example, 'fileClaim.ts'), 'utf8').split('\n');
    const calls = lines.slice(lines.findIndex((line) => line.includes('async function signIn')));
    expect(calls.length).toBeLessThan(70);
    const text = lines.join('\n');
    expect(text).not.toMatch(/\bas (?!api\b)|\bany\b|@ts-|!\.|JSON\.stringify|FormData\(/);
  });

  it('C14-01, C14-02: files a Standard claim with three records and two documents, and again', async () => {
    const { server, url } = await started('meridian-auto');
    const filed = await client.fileClaim(url, 'standard', sampleOf('standard'), DOCUMENTS);
    expect(filed.retried).toBe(filed.referenceCode);
    expect(filed.errors).toEqual([
      'Email address: Enter your email address',
      'Amount: Enter a number',
      'Amount: Enter an amount from $0.01 to $2,500.00',
      'Amount: Enter dollars and cents, such as $35.50',
    ]);
    const [stored, ...others] = await server.claims();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      referenceCode: filed.referenceCode,
      claim: { claimTransactions: [{ amountClaimed: '35.00' }, { amountClaimed: '12.50' }, {}] },
      documents: [{ name: 'receipt.pdf', size: 64 }, { name: 'letter.pdf' }],
    });
  });

  it('C14-01: files an Automotive claim, adds documents to it, and looks a vehicle up', async () => {
    const { server, url } = await started('northline-recall');
    const filed = await client.fileClaim(url, 'automotive', sampleOf('automotive'), DOCUMENTS);
    expect(filed.errors).toEqual([
      'Mileage, now or when you gave it up: Enter the mileage of the vehicle',
      'Amount: Enter the amount you paid',
    ]);
    const { claim, broken } = sampleOf('documents-upload');
    for (const { credentials } of [claim, broken]) credentials.referenceCode = filed.referenceCode;
    const added = await client.fileClaim(url, 'documents-upload', { claim, broken }, DOCUMENTS);
    expect(added.retried).toBe(added.referenceCode);
    expect(added.errors).toEqual(['What does it show?: Choose what the document shows']);
    const { rows } = await client.signIn(url, 'lookup', { vin: '1HGCM82633A004352' });
    expect(rows.map(({ fields }) => fields)).toMatchObject([
      { vehicleMake: 'Honda' },
      { vehicleMake: 'Honda' },
    ]);
    expect(await server.claims()).toHaveLength(2);
  });
});

it('C14-01, C14-05: both clients are sound under strict TypeScript', () => {
  expect(run('@typescript/native/bin/tsc', '-p', '.')).toBe('');
});
