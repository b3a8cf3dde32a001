import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claimDifferences } from '../../authoring/diff/claimDifferences.ts';
import { bundleWith, type Change, change } from '../../bundle/testing/bundles.testkit.ts';
import type { StoredClaim } from '../../server/store/storedClaim.ts';
import { TEST_BUNDLE } from '../../server/testing/samples.testkit.ts';
import { ADA, adasClaim, PDF, testServer, withDocument } from '../../server/testing/testServer.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const MODELS = 'models.json';
const AMOUNT = '/models/6/fields/1/rules/1/ordinalParams';

const testBundle = (...changes: Change[]): string => bundleWith(changes, TEST_BUNDLE);

/** A data folder with claims of these amounts, and their reference codes in the order of submission. */
async function filed(...amounts: string[]) {
  const server = await testServer();
  const codes: string[] = [];
  for (const [index, amountClaimed] of amounts.entries()) {
    server.at(`2030-05-0${index + 5}T17:00:00Z`);
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const claimTransactions = [{ claimTransactionId: 't1', amountClaimed }];
    const answer = await visitor.submit('standard', withDocument(PDF, { claimTransactions }));
    expect(answer.statusCode, answer.body).toBe(200);
    codes.push(answer.json().referenceCodeForm);
  }
  return { data: server.dataDir, codes };
}

describe('claimwright diff --data', () => {
  it('C12-04: names each stored claim that would be judged otherwise, with rule, path and both verdicts, and no answers', async () => {
    const { data, codes } = await filed('25.00', '250.00', '499.00');
    const stricter = testBundle(
      change(MODELS, AMOUNT, [1, 300]),
      change(MODELS, '/models/1/fields/0/rules/1/ordinalParams', [2]),
    );
    const { code, out } = await runCli(['diff', TEST_BUNDLE, stricter, '--data', data]);
    expect(code).toBe(1);
    const [, stored = ''] = out.split('2 differences: 2 stricter.\n');
    expect(stored).toBe(
      [
        `  ${codes[0]}  standard, filed 2030-05-05: accepted → refused`,
        '    now: claimantInfo.firstName, rule maxLength',
        `  ${codes[1]}  standard, filed 2030-05-06: accepted → refused`,
        '    now: claimantInfo.firstName, rule maxLength',
        `  ${codes[2]}  standard, filed 2030-05-07: accepted → refused`,
        '    now: claimantInfo.firstName, rule maxLength',
        '    now: claimTransactions.0.amountClaimed, rule range',
        '3 of 3 stored claims would be judged otherwise.',
        '  3  now claimantInfo.firstName, rule maxLength',
        '  1  now claimTransactions.amountClaimed, rule range',
        '',
      ].join('\n'),
    );
    for (const answer of ['Ada', 'Lovelace', '499', 'Honda']) expect(stored).not.toContain(answer);
  });

  it('C12-04: tells what else than a rule decides: fields that are gone, the door, documents; and who would be accepted now', async () => {
    const { data, codes } = await filed('25.00', '499.00');
    const reasons = async (...changes: Change[]): Promise<Record<string, number>> => {
      const { out } = await runCli([
        'diff',
        TEST_BUNDLE,
        testBundle(...changes),
        '--data',
        data,
        '--format',
        'json',
      ]);
      return JSON.parse(out).totals.reasons;
    };
    const settlement = (pointer: string, value: unknown) => change('settlement.json', pointer, value);
    const isNew = { value: { field: 'lastName', model: 'claimantInfo' }, equals: 'New' };
    const purchasedOn = {
      ...{ name: 'purchasedOn', model: 'claimDetails', label: 'Title' },
      dependencies: [{ when: isNew }],
    };
    const landing = 'pages/standard/landing.json';
    expect(
      await reasons(
        change(MODELS, '/models/2/fields/1', { name: 'cost', type: 'number' }),
        change(MODELS, '/models/2/fields/3', { name: 'total', type: 'number', computed: 7 }),
      ),
    ).toEqual({
      'now claimDetails.price, answered, but there is no such field': 2,
      'now claimDetails.total, rule computed': 2,
    });
    expect(
      await reasons(change(landing, '/blocks/-', { kind: 'fields', id: 'new', fields: [purchasedOn] })),
    ).toEqual({
      'now claimDetails.purchasedOn, answered although it is not asked': 2,
    });
    expect(await reasons(settlement('/deadlines/claimFilingDeadline/deadline', '05/05/2030'))).toEqual({
      'now filed after the deadline': 1,
    });
    expect(await reasons(settlement('/forms/standard/authorization', { kind: 'open' }))).toEqual({
      'now the way in is not offered': 2,
    });
    expect(
      await reasons(
        settlement('/forms/standard/documents/maxBytes', 10),
        settlement('/forms/standard/enabled', false),
      ),
    ).toEqual({
      'now documents, a document that is too large': 2,
      'now the form is disabled': 2,
    });
    const back = await runCli([
      'diff',
      testBundle(change(MODELS, AMOUNT, [1, 300])),
      TEST_BUNDLE,
      '--data',
      data,
    ]);
    expect(back.out).toContain(
      `  ${codes[1]}  standard, filed 2030-05-06: refused → accepted\n    no longer: claimTransactions.0.amountClaimed, rule range\n1 of 2 stored claims would be judged otherwise.`,
    );
  });

  it('C12-04: answers one JSON document, with the difference that each reason comes of; what a hash is kept of is not judged', async () => {
    const { data, codes } = await filed('25.00');
    const now = testBundle(
      change(MODELS, AMOUNT, [1, 20]),
      change(MODELS, '/models/0/fields/1/rules', [{ name: 'maxLength', ordinalParams: [5] }]),
    );
    const { code, out } = await runCli(['diff', TEST_BUNDLE, now, '--data', data, '--format', 'json']);
    expect(code).toBe(1);
    const name = 'claimTransactions.amountClaimed, rule range';
    expect(JSON.parse(out)).toEqual({
      differences: [
        expect.objectContaining({ form: 'standard', subject: 'rule', change: 'added', effect: 'stricter' }),
        expect.objectContaining({
          form: 'standard',
          subject: 'rule',
          name,
          change: 'changed',
          effect: 'stricter',
        }),
      ],
      claims: [
        {
          ...{ referenceCode: codes[0], form: 'standard', submittedAt: '2030-05-05T17:00:00.000Z' },
          ...{ old: 'accepted', new: 'refused' },
          because: [
            { path: 'claimTransactions.0.amountClaimed', rule: 'range', by: 'new', difference: name },
          ],
        },
      ],
      totals: { claims: 1, unknown: 0, otherwise: 1, reasons: { [`now ${name}`]: 1 } },
    });
    const same = await runCli(['diff', TEST_BUNDLE, TEST_BUNDLE, '--data', data, '--format', 'json']);
    expect({ code: same.code, ...JSON.parse(same.out) }).toEqual({
      ...{ code: 0, differences: [], claims: [] },
      totals: { claims: 1, unknown: 0, otherwise: 0, reasons: {} },
    });
  });

  it('C12-04: judges numbers that are stored encrypted by what they are', async () => {
    const taxId = (...rules: object[]) =>
      change(MODELS, '/models/2/fields/-', { name: 'taxId', type: 'string', rules });
    const server = await testServer({ bundleDir: testBundle(taxId()) });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const claim = adasClaim({ claimDetails: { taxId: '219-09-9999' } });
    expect((await visitor.submit('standard', { claim })).statusCode).toBe(200);
    const pattern = (text: string) => taxId({ name: 'regularExpression', ordinalParams: [text] });
    const diffTo = (now: string) => runCli(['diff', testBundle(taxId()), now, '--data', server.dataDir]);
    const passed = await diffTo(testBundle(pattern('^\\d{3}-\\d{2}-\\d{4}$')));
    expect(passed.out).toContain('0 of 1 stored claim would be judged otherwise.');
    const failed = await diffTo(testBundle(pattern('^\\d{9}$')));
    expect(failed.out).toContain('1  now claimDetails.taxId, rule regularExpression');
    expect(failed.out).not.toContain('219');
  });

  it('C12-04: a claim whose form is gone is named; one of a form that the old bundle lacks is only counted', async () => {
    const { data, codes } = await filed('25.00');
    const folder = testBundle();
    const { forms, ...rest } = JSON.parse(readFileSync(join(folder, 'settlement.json'), 'utf8'));
    const { standard: _standard, ...others } = forms;
    const without = testBundle({ file: 'settlement.json', text: JSON.stringify({ ...rest, forms: others }) });
    rmSync(join(without, 'pages/standard'), { recursive: true });
    const gone = await runCli(['diff', TEST_BUNDLE, without, '--data', data]);
    expect(gone.out).toContain(
      `${codes[0]}  standard, filed 2030-05-05: accepted → its form is gone\n1 of 1 stored claim`,
    );
    const back = await runCli(['diff', without, TEST_BUNDLE, '--data', data]);
    expect(back.out).toContain(
      '0 of 0 stored claims would be judged otherwise. 1 claim of a form that the old bundle lacks was not judged.',
    );
  });
});

describe('claimDifferences', () => {
  it('C12-04: hands on each claim before it asks for the next, and keeps none', async () => {
    let asked = 0;
    async function* many(): AsyncIterable<StoredClaim> {
      while (asked < 4000) {
        asked += 1;
        yield { referenceCode: `R-${asked}`, form: 'standard', submittedAt: '2030-05-05' } as StoredClaim;
      }
    }
    const judges = {
      old: { reasonsFor: async () => [] },
      new: {
        reasonsFor: async ({ referenceCode }: StoredClaim) =>
          referenceCode.endsWith('5') ? [{ path: 'a.0.b', rule: 'range' }] : [],
      },
    };
    const totals = { claims: 0, unknown: 0, otherwise: 0, reasons: new Map<string, number>() };
    const found: string[] = [];
    for await (const { referenceCode } of claimDifferences(many(), judges, [], totals)) {
      expect(referenceCode).toBe(`R-${asked}`);
      found.push(referenceCode);
      if (found.length === 300) break;
    }
    expect(totals).toEqual({
      claims: asked,
      unknown: 0,
      otherwise: 300,
      reasons: new Map([['now a.b, rule range', 300]]),
    });
  });
});
