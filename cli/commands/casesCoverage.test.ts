import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith, temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const scratch = temporaryFolder();

describe('claimwright cases', () => {
  it('C5-05: --coverage lists the rules and branches that no case exercises, and nothing that one does', async () => {
    const { code, out } = await runCli(['cases', bundleWith(), '--coverage']);
    expect(code).toBe(0);
    expect(out).toMatch(/models\.json:\d+:\d+ no case fails maxLength of claimantInfo\.firstName\n/);
    expect(out).toMatch(/claim-details\.json:7:15 this condition is never true\n/);
    expect(out).not.toContain('required of claimantInfo.lastName');
    expect(out).not.toContain('range of claimTransactions.amountClaimed');
    expect(out).toMatch(/\n\d+ not exercised\.\n2 passed, 0 failed\n$/);
  });

  it('C5-05: --coverage is content once every rule has failed and every condition was true and false', async () => {
    const rule = {
      name: 'requiredWhen',
      namedParams: {
        condition: {
          any: [
            { value: { field: 'a' }, equals: 'x' },
            { value: { field: 'a' }, equals: 'y' },
          ],
        },
      },
    };
    const models = [
      {
        metadata: { formType: 'Standard', dtoMapping: 'claimDetails' },
        fields: [
          { name: 'a', type: 'string' },
          { name: 'b', type: 'string', rules: [rule] },
        ],
      },
    ];
    const context = { now: '2030-06-01T12:00:00Z', allowedCharacters: null, culture: 'en' };
    const cases = ['x', 'z'].map((a) => ({
      name: a,
      claim: { claimDetails: { a } },
      errors: a === 'z' ? [] : [{ path: 'claimDetails.b', rule: 'requiredWhen' }],
    }));
    const file = join(scratch, 'coverage.cases.json');
    writeFileSync(file, JSON.stringify({ models, context, cases }));
    const some = await runCli(['cases', file, '--coverage'], { cwd: scratch });
    expect(some.out).toMatch(/this condition is never true\n1 not exercised/);
    cases.push({
      name: 'y',
      claim: { claimDetails: { a: 'y' } },
      errors: [{ path: 'claimDetails.b', rule: 'requiredWhen' }],
    });
    writeFileSync(file, JSON.stringify({ models, context, cases }));
    const all = await runCli(['cases', file, '--coverage'], { cwd: scratch });
    expect(all.out).toContain('Every rule and every branch of every condition is exercised.\n3 passed');
  });

  it('C2-01 C5-05: --coverage asks in the model and the list that a rule names, though they begin with a capital', async () => {
    const number = { name: 'amount', type: 'number' };
    const when = { value: { field: 'amount' }, greaterThan: 5 };
    const asked = {
      name: 'requiredWhen',
      namedParams: { condition: { value: { field: 'a' }, empty: false }, validationContext: 'ClaimDetails' },
    };
    const documentsRequired = {
      name: 'documentsRequired',
      namedParams: { documents: [{ kind: 'receipt', per: 'ClaimTransactions', when }] },
    };
    const parts: [string, object[], object[]][] = [
      ['claimantInfo', [{ name: 'b', type: 'string', rules: [asked] }], []],
      ['claimDetails', [{ name: 'a', type: 'string' }], []],
      ['claimTransactions', [number, { name: 'claimTransactionId', type: 'string' }], []],
      [
        'documentContexts',
        ['file', 'kind', 'claimTransactionId'].map((name) => ({
          name,
          type: name === 'file' ? 'file' : 'string',
        })),
        [documentsRequired],
      ],
    ];
    const models = parts.map(([dtoMapping, fields, rules]) => ({
      metadata: { formType: 'Standard', dtoMapping },
      fields,
      rules,
    }));
    const context = { now: '2030-06-01T12:00:00Z', allowedCharacters: null, culture: 'en' };
    const claim = {
      claimantInfo: { b: 'x' },
      claimDetails: { a: 'x' },
      claimTransactions: [{ amount: '3' }],
    };
    const file = join(scratch, 'capitals.cases.json');
    writeFileSync(file, JSON.stringify({ models, context, cases: [{ name: 'all', claim, errors: [] }] }));
    const { out, err } = await runCli(['cases', file, '--coverage'], { cwd: scratch });
    expect(err).toBe('');
    expect(out).toContain('1 passed, 0 failed');
    expect(out.match(/this condition is never (true|false)/g)).toEqual([
      'this condition is never false',
      'this condition is never true',
    ]);
  });

  it('C5-05 C8-14: --coverage asks a where of the records that it is about, for rules of lists, of their lists and of fields', async () => {
    const where = (field: string) => ({ where: { value: { field }, equals: 'x' } });
    const records = { name: 'records', namedParams: { ...where('kind'), max: 1 } };
    const items = {
      name: 'items',
      type: 'list',
      rules: [{ name: 'records', namedParams: { ...where('part'), max: 1 } }],
      fields: [{ name: 'part', type: 'string' }],
    };
    const own = { name: 'requireOneTransactionToHaveAValue', namedParams: where('kind') };
    const models = [
      {
        metadata: { formType: 'Standard', dtoMapping: 'signature' },
        fields: [{ name: 'a', type: 'string', rules: [own] }],
      },
      {
        metadata: { formType: 'Standard', dtoMapping: 'claimTransactions' },
        rules: [records],
        fields: [{ name: 'kind', type: 'string' }, { name: 'amountClaimed', type: 'number' }, items],
      },
    ];
    const context = { now: '2030-06-01T12:00:00Z', allowedCharacters: null, culture: 'en' };
    const cases = [
      {
        name: 'x',
        claim: { claimTransactions: [{ kind: 'x', amountClaimed: 1, items: [{ part: 'x' }] }] },
        errors: [],
      },
    ];
    const file = join(scratch, 'where.cases.json');
    writeFileSync(file, JSON.stringify({ models, context, cases }));
    const { out } = await runCli(['cases', file, '--coverage'], { cwd: scratch });
    expect(out.match(/this condition is never false/g)).toHaveLength(3);
    expect(out).not.toContain('never true');
  });

  it('C5-05 C8-15: --coverage counts a document that a record lacks, which is said at the record', async () => {
    const demand = { kind: 'receipt', per: 'claimTransactions' };
    const linked = [{ name: 'claimTransactionId', type: 'string' }];
    const models = [
      { metadata: { formType: 'Standard', dtoMapping: 'claimTransactions' }, fields: linked },
      {
        metadata: { formType: 'Standard', dtoMapping: 'documentContexts' },
        fields: [...linked, { name: 'kind', type: 'string' }],
        rules: [{ name: 'documentsRequired', namedParams: { documents: [demand] } }],
      },
    ];
    const context = { now: '2030-06-01T12:00:00Z', allowedCharacters: null, culture: 'en' };
    const claim = { claimTransactions: [{ claimTransactionId: 'one' }] };
    const errors = [{ path: 'claimTransactions.0', rule: 'documentsRequired' }];
    const file = join(scratch, 'proof.cases.json');
    writeFileSync(file, JSON.stringify({ models, context, cases: [{ name: 'none', claim, errors }] }));
    const { out } = await runCli(['cases', file, '--coverage'], { cwd: scratch });
    expect(out).toBe('Every rule and every branch of every condition is exercised.\n1 passed, 0 failed\n');
  });

  it('C5-05 C8-11: --coverage asks a wording of the forms that have its fields, and is content with one of them', async () => {
    const folder = join(scratch, 'wordings');
    cpSync('settlements/northline-recall', folder, { recursive: true });
    const file = join(folder, 'settlement.json');
    const settlement = JSON.parse(readFileSync(file, 'utf8'));
    const contentVariants = {
      Auto_Title: [
        {
          when: { value: { field: 'stillOwned', model: 'claimDetails' }, equals: 'no' },
          key: 'Upload_Title',
        },
      ],
      Upload_Title: [
        { when: { value: { field: 'email', model: 'credentials' }, empty: true }, key: 'Auto_Title' },
      ],
      Lookup_Title: [{ when: { value: { entry: {} }, equals: 'open' }, key: 'Auto_Title' }],
    };
    writeFileSync(file, JSON.stringify({ ...settlement, contentVariants }));
    const { code, out } = await runCli(['cases', folder, '--coverage']);
    expect(code).toBe(0);
    expect(out.split('\n').filter((line) => line.includes('settlement.json'))).toEqual([
      expect.stringMatching(/^wordings\/settlement\.json:1:\d+ this condition is never true$/),
    ]);
  });
});
