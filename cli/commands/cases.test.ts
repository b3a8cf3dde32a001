import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

  it('C5-05: the case files of every rule and condition get their verdicts', async () => {
    const { code, out } = await runCli(['cases', join(import.meta.dirname, '..', '..', 'tests', 'cases')]);
    expect(out).toMatch(/^[1-9]\d* passed, 0 failed\n$/);
    expect(code).toBe(0);
  });
});
