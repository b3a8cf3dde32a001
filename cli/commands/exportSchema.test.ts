import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { caseFiles, filesOf, SAMPLES, SETTLEMENTS } from '../../server/testing/sampleCases.testkit.ts';
import { PDF, type TestServer, testServer } from '../../server/testing/testServer.testkit.ts';
import { completeClaim } from '../../transforms/claims/complete.ts';
import { runCli } from '../testing/runCli.ts';

/** Each way in which claims are written. */
const WRITINGS = [[], ['--canonical'], ['--unmasked'], ['--canonical', '--unmasked']];

async function printedSchema(bundle: string, writing: readonly string[]): Promise<ValidateFunction> {
  const { out, code } = await runCli(['explain', join(SETTLEMENTS, bundle), '--export', ...writing]);
  expect(code).toBe(0);
  return new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(JSON.parse(out));
}

async function exportedLines(dataDir: string, writing: readonly string[] = []) {
  const { out, code, err } = await runCli(['export', '--data', dataDir, ...writing]);
  expect(code, err).toBe(0);
  return out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Stops the machine's clock, which the captcha library looks at, with the server's. */
function timeOf(server: TestServer, now: string): void {
  server.at(now);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/** Files every claim of a sample's cases that the server accepts; answers the reference codes. */
async function fileCases(server: TestServer, bundle: string, form: (typeof SAMPLES)[number][1], who: object) {
  const codes: string[] = [];
  for (const file of caseFiles(bundle, form)) {
    timeOf(server, file.context.now);
    const visitor = await server.visitor();
    await visitor.authorize(form, { ...who });
    for (const { claim: written, errors } of file.cases) {
      if (errors?.length !== 0) continue;
      const claim = completeClaim(written, visitor.served(form).module.loaded.plan);
      const parts = { userPreferredCulture: file.context.culture };
      const answer = await visitor.submit(form, { claim, files: filesOf(claim), parts });
      if (answer.statusCode === 200) codes.push(answer.json().referenceCodeForm);
    }
  }
  return codes;
}

describe('the JSON Schema of exports', () => {
  it.each(SAMPLES)(
    'C14-07: every exported line of the claims of %s, form %s, is valid under it',
    async (bundle, form, who) => {
      const server = await testServer({
        bundleDir: join(SETTLEMENTS, bundle),
        limits: { callsPerMinute: 100_000 },
      });
      const codes = await fileCases(server, bundle, form, who);
      expect(codes.length).toBeGreaterThan(0);
      for (const writing of WRITINGS) {
        const isValid = await printedSchema(bundle, writing);
        const lines = await exportedLines(server.dataDir, writing);
        expect(lines.map(({ referenceCode }) => referenceCode).sort()).toEqual([...codes].sort());
        for (const line of lines)
          expect(isValid(line), `${line.referenceCode}: ${JSON.stringify(isValid.errors)}`).toBe(true);
        expect(isValid({ ...lines[0], claim: { ...lines[0].claim, signature: 'Ada' } })).toBe(false);
        expect(isValid({ ...lines[0], more: 1 })).toBe(false);
      }
      const typed = await exportedLines(server.dataDir);
      const dated = typed.findIndex(({ claim }) => /"\d\d\/\d\d\/\d{4}"/.test(JSON.stringify(claim)));
      if (dated === -1) return;
      const canonical = (await exportedLines(server.dataDir, ['--canonical']))[dated];
      const isCanonical = await printedSchema(bundle, ['--canonical']);
      expect(isCanonical({ ...canonical, claim: typed[dated].claim })).toBe(false);
    },
    60_000,
  );

  it('C14-07: an added claim names the reference code of the claim that it adds to, in every format', async () => {
    const [bundle, form, who] = SAMPLES[2];
    const server = await testServer({ bundleDir: join(SETTLEMENTS, bundle) });
    const file = caseFiles(bundle, form).find(({ cases }) =>
      cases.some(({ errors }) => errors?.length === 0),
    );
    if (!file) throw new Error('The sample has no claim in order');
    timeOf(server, file.context.now);
    const visitor = await server.visitor();
    await visitor.authorize(form, { ...who });
    const sample = file.cases.find(({ errors }) => errors?.length === 0)?.claim ?? {};
    const claim = completeClaim(sample, visitor.served(form).module.loaded.plan);
    const filed = await visitor.submit(form, { claim, files: filesOf(claim) });
    const { referenceCodeForm } = filed.json();
    const email = (claim.claimantInfo as { email: string }).email;
    const credentials = { referenceCode: referenceCodeForm, email };
    expect((await visitor.authorize('documents-upload', credentials)).statusCode).toBe(200);
    const more = {
      credentials,
      documentContexts: [
        { file: { name: 'a.pdf', size: PDF.length, type: 'application/pdf' }, kind: 'photo' },
      ],
    };
    const added = await visitor.submit('documents-upload', {
      claim: completeClaim(more, visitor.served('documents-upload').module.loaded.plan),
      files: [{ name: 'a.pdf', content: PDF }],
    });
    expect(added.statusCode, added.body).toBe(200);
    const [first, second] = await exportedLines(server.dataDir);
    expect(first).toMatchObject({ addedTo: null, addedToReferenceCode: null });
    expect(second).toMatchObject({ addedTo: first.id, addedToReferenceCode: referenceCodeForm });
    for (const writing of WRITINGS) {
      const isValid = await printedSchema(bundle, writing);
      for (const line of await exportedLines(server.dataDir, writing))
        expect(isValid(line), JSON.stringify(isValid.errors)).toBe(true);
    }
    const { out: csv } = await runCli(['export', '--data', server.dataDir, '--format', 'csv']);
    expect(parse(csv, { columns: true })).toMatchObject([{ addedTo: '' }, { addedTo: referenceCodeForm }]);
  });
});
