import { writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleWith, change, temporaryFolder } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';

const scratch = temporaryFolder();

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
  it('C5-05: a finding of one of several bundles names its folder', async () => {
    const faulty = [change('models.json', '/models/1/fields/0/type', 'strign')];
    const [one, two] = [bundleWith(faulty), bundleWith(faulty)];
    const { code, err } = await runCli(['cases', one, two], { cwd: dirname(one) });
    const places = err.split('\n').filter((line) => line.endsWith(' error unknown-value'));
    expect({ code, places }).toEqual({
      code: 1,
      places: [one, two].map((folder) =>
        expect.stringMatching(`^${basename(folder)}/models\\.json:\\d+:\\d+ `),
      ),
    });
  });

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

  it('C12-13: a message is the whole message', async () => {
    const claim = { claimantInfo: { lastName: 'Lovelace', age: '20' } };
    const say = (message: string) =>
      judge(claim, [{ path: 'claimantInfo.lastName', rule: 'maxLength', message }]);
    expect((await say('The maximum length allowed is 5')).code).toBe(0);
    for (const part of ['The maximum length', 'length allowed is 5', 'the maximum length allowed is 5', '']) {
      const { code, out } = await say(part);
      expect([part, code]).toEqual([part, 1]);
      expect(out).toContain(`says "The maximum length allowed is 5", not ${JSON.stringify(part)}`);
    }
  });

  it('C12-13: no errors means that the claim can be filed: an exit and a passed deadline are said, or fail', async () => {
    const exits = [
      { when: { value: { field: 'bought', model: 'claimDetails' }, equals: 'no' }, to: 'not-eligible' },
    ];
    const page = {
      $schema: 'x/page.schema.json',
      path: '/standard/not-eligible',
      titleKey: 'Summary_Title',
      blocks: [],
    };
    const claim = {
      claimantInfo: { firstName: 'Ada', lastName: 'Lopez', email: 'ada@example.com' },
      claimDetails: { bought: 'yes', boughtOn: '05/17/2018' },
      claimTransactions: [{ store: 'Market', amountClaimed: '5.00' }],
      signature: { signature: 'Ada Lopez' },
    };
    const leaves = { ...claim, claimDetails: { bought: 'no' }, claimTransactions: [] };
    const outcome = async (now: string, one: object) => {
      const context = {
        now,
        allowedCharacters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
        culture: 'en',
      };
      const file = { settlement: '..', form: 'standard', context, cases: [{ name: 'one', ...one }] };
      const folder = bundleWith([
        change('pages/standard/claim-details.json', '/exits', exits),
        { file: 'pages/standard/not-eligible.json', text: JSON.stringify(page) },
        { file: 'cases/standard.cases.json', text: JSON.stringify(file) },
      ]);
      const { code, out } = await runCli(['cases', folder], { cwd: folder });
      return { code, out };
    };
    const [open, late] = ['2030-06-01T12:00:00Z', '2099-01-01T12:00:00Z'];
    const filed = { claim, errors: [] };
    expect(await outcome(open, filed)).toEqual({ code: 0, out: '1 passed, 0 failed\n' });
    const closed = await outcome(late, filed);
    expect(closed.code).toBe(1);
    expect(closed.out).toContain(
      'unexpected: closed (claimFilingDeadline has passed; say "verdict": "closed" where it is meant)',
    );
    expect((await outcome(late, { claim, verdict: 'closed' })).code).toBe(0);
    const left = await outcome(open, { claim: leaves, errors: [] });
    expect(left.code).toBe(1);
    expect(left.out).toContain(
      'unexpected: exit not-eligible (from claim-details; say "exit": "not-eligible" where it is meant)',
    );
    expect((await outcome(open, { claim: leaves, errors: [], exit: 'not-eligible' })).code).toBe(0);
    // A case with errors is judged without exits and deadlines.
    const lacking = { ...claim, claimantInfo: { ...claim.claimantInfo, firstName: '' } };
    const errors = [{ path: 'claimantInfo.firstName', rule: 'required' }];
    expect((await outcome(late, { claim: lacking, errors })).code).toBe(0);
  });

  it('C12-13: as JSON every case is one entry with its place and what is wrong', async () => {
    await judge({ claimantInfo: { lastName: 'Ray' } }, [LAST_NAME]);
    const { code, out, err } = await runCli(['cases', 'one.cases.json', '--format', 'json'], {
      cwd: scratch,
    });
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(JSON.parse(out)).toEqual({
      passed: 0,
      failed: 1,
      cases: [
        {
          file: 'one.cases.json',
          line: 1,
          column: expect.any(Number),
          name: 'one',
          passed: false,
          failures: ['missing: claimantInfo.lastName required'],
        },
      ],
    });
    await judge({}, [LAST_NAME]);
    const right = await runCli(['cases', 'one.cases.json', '--format', 'json'], { cwd: scratch });
    expect(JSON.parse(right.out)).toMatchObject({
      passed: 1,
      cases: [{ name: 'one', passed: true, failures: [] }],
    });
    const both = await runCli(['cases', 'x', '--suggest', '--format', 'json'], { cwd: scratch });
    expect(both).toMatchObject({
      code: 2,
      err: expect.stringContaining('--format json is about cases that are judged'),
    });
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

  it('C3-07, C5-05, C12-13: a value of the wrong JSON type fails the case at its path, unless it is expected', async () => {
    const claim = { claimantInfo: { lastName: ['Ray'], age: '5' } };
    const age = { path: 'claimantInfo.age', rule: 'range' };
    const { code, out } = await judge(claim, [age]);
    expect(code).toBe(1);
    expect(out).toContain(
      'unexpected: claimantInfo.lastName type (We could not read this answer. Reload the page and enter it again. If that does not help, call us.)',
    );
    const type = { path: 'claimantInfo.lastName', rule: 'type' };
    expect((await judge(claim, [type, age])).out).toBe('1 passed, 0 failed\n');
    // It hides nothing of the rest.
    expect((await judge(claim, [type])).out).toContain('unexpected: claimantInfo.age range');
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
    expect(err).toMatch(/\/models\.json:\d+:\d+ error unknown-rule/);
    expect(err).toContain('its cases were not judged.\n');
  });

  it('C5-05: the case files of every rule and condition get their verdicts', async () => {
    const { code, out } = await runCli(['cases', join(import.meta.dirname, '..', '..', 'tests', 'cases')]);
    expect(out).toMatch(/^[1-9]\d* passed, 0 failed\n$/);
    expect(code).toBe(0);
  });
});
