import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Case, CaseFile } from '../../schemas/generated/types.ts';
import { completeClaim } from '../../transforms/claims/complete.ts';
import { isFormName } from '../../transforms/ground/modelNames.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import { caseFiles, filesOf, SAMPLES, SETTLEMENTS } from '../testing/sampleCases.testkit.ts';
import { testServer } from '../testing/testServer.testkit.ts';
import type { Visitor } from '../testing/visitor.testkit.ts';

/** What the server is expected to find: all but what counts in the browser only (C4-23). */
function serverErrors({ errors = [] }: Case, plan: FormPlan): { path: string; rule: string }[] {
  const clientOnly = plan.models.flatMap(({ name, fields }) =>
    fields.filter((field) => field.clientOnly).map((field) => `${name}.${field.name}`),
  );
  return errors
    .filter(({ path, rule }) => rule !== 'requiredOnClientOnly' && !clientOnly.includes(path))
    .map(({ path, rule }) => ({ path, rule }));
}

async function replay(visitor: Visitor, form: string, file: CaseFile, sample: Case): Promise<boolean> {
  if (!isFormName(form)) throw new Error(form);
  const { plan } = visitor.served(form).module.loaded;
  const claim = completeClaim(sample.claim, plan);
  const culture = { userPreferredCulture: file.context.culture };
  const files = filesOf(claim);
  const answer = await visitor.submit(form, { claim, files, parts: culture });
  const expected = serverErrors(sample, plan);
  if (files.length > visitor.served(form).documents.maxFiles) {
    // The transport's own limit comes first: more files than that are not even read.
    expect(answer.json().code, sample.name).toBe('tooManyDocuments');
    return false;
  }
  if (expected.length > 0) {
    expect(answer.statusCode, sample.name).toBe(400);
    const found = answer
      .json()
      .validationErrors.map(({ path, rule }: { path: string; rule: string }) => ({ path, rule }));
    expect(found, sample.name).toEqual(expect.arrayContaining(expected));
    return false;
  }
  // A claim in order by its rules may still be another member's, or hold what a browser would have set aside.
  if (answer.statusCode === 400)
    for (const { rule } of answer.json().validationErrors)
      expect(['notLive', 'reset', 'exit'], sample.name).toContain(rule);
  else if (answer.statusCode === 401) expect(answer.json().code, sample.name).toBe('credentialsChanged');
  else expect(answer.statusCode, sample.name).toBe(200);
  return answer.statusCode === 200;
}

describe.each(SAMPLES)('the cases of %s, form %s, sent over HTTP', (bundle, form, credentials) => {
  it.each(caseFiles(bundle, form).map((file, index) => ({ index, first: file.cases[0]?.name, file })))(
    'C4-21, C6-07: the server’s verdict is that of the case file ($index: $first …)',
    async ({ file }) => {
      const server = await testServer({
        bundleDir: join(SETTLEMENTS, bundle),
        limits: { callsPerMinute: 100_000 },
      });
      server.at(file.context.now);
      // The captcha library looks at the machine's clock: it must show the same time.
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(file.context.now) });
      onTestFinished(() => {
        vi.useRealTimers();
      });
      const visitor = await server.visitor();
      expect((await visitor.authorize(form, credentials)).statusCode).toBe(200);
      let accepted = 0;
      for (const sample of file.cases) accepted += Number(await replay(visitor, form, file, sample));
      expect(await server.claims()).toHaveLength(accepted);
    },
    60_000,
  );
});
