import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleWith, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const scratch = mkdtempSync(join(tmpdir(), 'claimwright-cases-'));

afterAll(() => {
  removeBundles();
  rmSync(scratch, { recursive: true, force: true });
});

const MODELS = [
  {
    metadata: { formType: 'Standard', dtoMapping: 'claimantInfo' },
    fields: [
      {
        name: 'lastName',
        type: 'string',
        rules: [{ name: 'required' }, { name: 'maxLength', ordinalParams: [5] }],
      },
      {
        name: 'age',
        type: 'number',
        rules: [{ name: 'range', ordinalParams: [18, 120], errorMessageKeys: { default: 'Key_NotThere' } }],
      },
    ],
  },
  {
    metadata: { formType: 'Standard', dtoMapping: 'claimTransactions' },
    fields: [
      {
        name: 'amountClaimed',
        type: 'number',
        rules: [{ name: 'required' }, { name: 'range', ordinalParams: [0, 10] }],
      },
      {
        name: 'items',
        type: 'list',
        fields: [{ name: 'amount', type: 'number', rules: [{ name: 'range', ordinalParams: [0, 5] }] }],
      },
    ],
  },
];

/** Runs one case with inline models. */
async function judge(claim: unknown, errors: unknown[]) {
  const context = { now: '2030-06-01T12:00:00Z', allowedCharacters: null, culture: 'en' };
  const file = join(scratch, 'one.cases.json');
  writeFileSync(file, JSON.stringify({ models: MODELS, context, cases: [{ name: 'one', claim, errors }] }));
  return runCli(['cases', file], { cwd: scratch });
}

const LAST_NAME = { path: 'claimantInfo.lastName', rule: 'required' };

describe('claimwright cases', () => {
  it('C5-05: a form that the settlement does not have is told where the case file names it', async () => {
    const folder = bundleWith();
    const file = join(scratch, 'lookup.cases.json');
    const context = { now: '2030-06-01T12:00:00Z', allowedCharacters: null, culture: 'en' };
    const cases = [{ name: 'one', claim: {}, errors: [] }];
    writeFileSync(file, JSON.stringify({ settlement: folder, form: 'lookup', context, cases }));
    const { code, err } = await runCli(['cases', file], { cwd: scratch });
    expect(code).toBe(1);
    expect(err).toContain('lookup.cases.json:1:');
    expect(err).toContain('unknown-settlement');
    expect(err).toContain('The settlement has no form lookup.');
  });

  it('C5-05: prints the count of cases that got their verdict', async () => {
    const folder = bundleWith();
    expect(await runCli(['cases', folder])).toEqual({ code: 0, out: '2 passed, 0 failed\n', err: '' });
    expect((await runCli(['cases', join(folder, 'cases/standard.cases.json')])).out).toBe(
      '2 passed, 0 failed\n',
    );
  });

  it('C5-05: a model that a case leaves out is empty, and the list of errors is complete', async () => {
    expect((await judge({}, [LAST_NAME])).code).toBe(0);
    const { code, out } = await judge({}, []);
    expect(code).toBe(1);
    expect(out).toEqual(
      expect.stringMatching(
        /^one\.cases\.json:1:\d+ one\n {2}unexpected: claimantInfo\.lastName required \(Value is required\)\n0 passed, 1 failed\n$/,
      ),
    );
  });

  it('C5-05: an error that does not come fails the case', async () => {
    const { code, out } = await judge({ claimantInfo: { lastName: 'Ray' } }, [LAST_NAME]);
    expect(code).toBe(1);
    expect(out).toContain('missing: claimantInfo.lastName required');
  });

  it('C5-05: errors are compared as a set', async () => {
    const claim = { claimantInfo: { lastName: 'Longer' }, claimTransactions: [{}, { amountClaimed: '11' }] };
    const errors = [
      { path: 'claimTransactions.1.amountClaimed', rule: 'range' },
      { path: 'claimantInfo.lastName', rule: 'maxLength' },
      { path: 'claimTransactions.0.amountClaimed', rule: 'required' },
    ];
    expect((await judge(claim, errors)).out).toBe('1 passed, 0 failed\n');
    expect((await judge(claim, errors.toReversed())).out).toBe('1 passed, 0 failed\n');
  });

  it('C5-05: paths lead into lists within records', async () => {
    const claim = {
      claimantInfo: { lastName: 'Ray' },
      claimTransactions: [{ amountClaimed: 1, items: [{ amount: 1 }, { amount: 6 }] }],
    };
    expect((await judge(claim, [{ path: 'claimTransactions.0.items.1.amount', rule: 'range' }])).code).toBe(
      0,
    );
  });

  it('C5-05: a message is compared where one is given', async () => {
    expect((await judge({}, [{ ...LAST_NAME, message: 'Value is required' }])).code).toBe(0);
    const { code, out } = await judge({}, [{ ...LAST_NAME, message: 'Enter your name' }]);
    expect(code).toBe(1);
    expect(out).toContain(
      'message: claimantInfo.lastName required says "Value is required", not "Enter your name"',
    );
  });

  it('C2-04: a custom key without a text falls back to the built-in English, never to the key', async () => {
    const claim = { claimantInfo: { lastName: 'Ray', age: '5' } };
    const error = {
      path: 'claimantInfo.age',
      rule: 'range',
      message: 'The value must be between 18 and 120',
    };
    expect(await judge(claim, [error])).toMatchObject({ code: 0, out: '1 passed, 0 failed\n' });
  });

  it('C3-07, C5-05: a value of the wrong JSON type fails the case and names the path', async () => {
    const { code, out } = await judge({ claimantInfo: { lastName: ['Ray'] } }, []);
    expect(code).toBe(1);
    expect(out).toContain('claimantInfo.lastName has a value of the wrong JSON type');
    expect((await judge({ claimantInfo: { lastNmae: 'Ray' } }, [LAST_NAME])).out).toContain(
      'claimantInfo.lastNmae',
    );
  });

  it('C5-05: a file that is no case file is told at its line, and the others still run', async () => {
    const folder = bundleWith([{ file: 'cases/broken.cases.json', text: '{ "cases": [] ' }]);
    const { code, out, err } = await runCli(['cases', folder], { cwd: folder });
    expect(code).toBe(1);
    expect(err).toContain('cases/broken.cases.json:1:15 error syntax-error');
    expect(out).toBe('2 passed, 1 failed\n');
  });

  it('C5-05: faults of the settlement are told at their line in its files', async () => {
    const folder = bundleWith([
      { file: 'models.json', pointer: '/models/1/fields/0/rules/0/name', text: '"requird"' },
    ]);
    const { code, err } = await runCli(['cases', folder]);
    expect(code).toBe(1);
    expect(err).toMatch(/^models\.json:\d+:\d+ error unknown-rule/);
    expect(err).toContain('its cases were not judged.\n');
  });

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

  it('C5-05: the case files of every rule and condition get their verdicts', async () => {
    const { code, out } = await runCli(['cases', join(import.meta.dirname, '..', '..', 'tests', 'cases')]);
    expect(out).toMatch(/^[1-9]\d* passed, 0 failed\n$/);
    expect(code).toBe(0);
  });
});
