import { describe, expect, it } from 'vitest';
import type { Block, Dependency, FieldPlacement } from '../../schemas/generated/types.ts';
import { bundleForm, entry, field, inlineForm, rule } from '../testing/forms.testkit.ts';

const models = [
  entry('claimantInfo', [
    field('kind'),
    field('detail', [rule('required'), rule('maxLength', [3])]),
    field('flag', [rule('required')], 'boolean'),
    field('nowhere', [rule('required')]),
  ]),
  entry(
    'claimTransactions',
    [field('amountClaimed', [rule('required')], 'number'), field('why', [rule('required')])],
    {
      rules: [rule('records', [], { min: 1 })],
    },
  ),
];

const isX = { value: { field: 'kind' }, equals: 'x' };
const placed = (name: string, more: Partial<FieldPlacement> = {}): FieldPlacement => ({
  model: 'claimantInfo',
  name,
  ...more,
});
const fields = (id: string, ...placements: FieldPlacement[]): Block => ({
  kind: 'fields',
  id,
  fields: placements,
});

function formWith(dependency: Partial<Dependency>, ...others: Block[]) {
  const dependencies = [{ when: isX, ...dependency }];
  return bundleForm({
    models,
    pages: { one: { blocks: [fields('a', placed('kind'), placed('detail', { dependencies })), ...others] } },
  });
}

const claim = (kind: string, detail: string | null = 'long enough') => ({
  claimantInfo: { kind, detail, flag: true, nowhere: 'a' },
  claimTransactions: [{ amountClaimed: 1, why: 'a' }],
});

const detailOf = (verdict: { claim: { claimantInfo?: unknown } }) =>
  (verdict.claim.claimantInfo as Record<string, unknown>).detail;

describe('dependencies', () => {
  it('C4-22 R3-28 R3-29 R3-32 R4-13: unfulfilled, a field is hidden, null and not validated', async () => {
    const form = await formWith({});
    const met = form.judge(claim('x'));
    expect([detailOf(met), met.changes]).toEqual(['long enough', []]);
    expect(form.failures(claim('x'))).toEqual(['claimantInfo.detail maxLength']);
    const unmet = form.judge(claim('y'));
    expect([detailOf(unmet), unmet.errors]).toEqual([null, []]);
    expect(unmet.changes).toEqual([{ path: 'claimantInfo.detail', reason: 'notLive' }]);
    expect(form.judge(claim('y', null)).changes).toEqual([]);
  });

  it('C4-22 R3-29 R3-32: what is hidden is null in the claim whatever its reset flag says', async () => {
    const form = await formWith({ resetOnUnfulfilled: false });
    expect(detailOf(form.judge(claim('y')))).toBeNull();
    expect(form.failures(claim('y', null))).toEqual([]);
  });

  it('C4-22 R4-14 R3-30: disabled while unfulfilled: validated, but for the required family', async () => {
    const form = await formWith({ hide: false, disable: true, resetOnUnfulfilled: false });
    expect(form.failures(claim('y'))).toEqual(['claimantInfo.detail maxLength']);
    expect(form.failures(claim('y', null))).toEqual([]);
    expect(form.failures(claim('x', null))).toEqual(['claimantInfo.detail required']);
    expect(detailOf(form.judge(claim('y')))).toBe('long enough');
  });

  it('R3-31 C4-22: disabled while all are fulfilled', async () => {
    const form = await formWith({ hide: false, disableOnFulfilled: true, resetOnUnfulfilled: false });
    expect(form.failures(claim('x', null))).toEqual([]);
    expect(form.failures(claim('y', null))).toEqual(['claimantInfo.detail required']);
  });

  it('R4-13 R3-32 R3-34: a visible field is reset to its reset value while unfulfilled, and the change is told', async () => {
    const form = await formWith({ hide: false, resetValue: 'n/a' });
    const unmet = form.judge(claim('y'));
    expect(detailOf(unmet)).toBe('n/a');
    expect(unmet.changes).toEqual([{ path: 'claimantInfo.detail', reason: 'reset' }]);
    expect(form.judge(claim('y', ' n/a ')).changes).toEqual([]);
    const plain = await formWith({ hide: false });
    expect(detailOf(plain.judge(claim('y')))).toBeNull();
    expect(plain.failures(claim('y'))).toEqual(['claimantInfo.detail required']);
  });

  it('R3-33 R4-13: fulfilled again, a value is kept: judging resets nothing by itself', async () => {
    for (const resetOnFulfilled of [undefined, false, true]) {
      const form = await formWith(resetOnFulfilled === undefined ? {} : { resetOnFulfilled });
      expect(detailOf(form.judge(claim('x')))).toBe('long enough');
      const [dependency] = form.plan.models[0]?.fields[1]?.placements?.[0]?.dependencies ?? [];
      expect(dependency?.resetOnFulfilled).toBe(resetOnFulfilled ?? false);
    }
  });

  it('R3-28 R3-29 R3-30 R3-31 R3-32 R3-33 R3-34: the flags that a placement leaves out have their defaults', async () => {
    const form = await formWith({ mask: 'usZip' });
    const [dependency] = form.plan.models[0]?.fields[1]?.placements?.[0]?.dependencies ?? [];
    expect(dependency).toMatchObject({
      hide: true,
      disable: false,
      disableOnFulfilled: false,
      resetOnUnfulfilled: true,
      resetOnFulfilled: false,
      resetValue: null,
      mask: 'usZip',
    });
  });

  it('R3-28 C4-22: several dependencies must all hold', async () => {
    const second = { when: { value: { field: 'flag' }, equals: true } };
    const form = await bundleForm({
      models,
      pages: {
        one: {
          blocks: [
            fields(
              'a',
              placed('kind'),
              placed('flag'),
              placed('detail', { dependencies: [{ when: isX }, second] }),
            ),
          ],
        },
      },
    });
    expect(detailOf(form.judge(claim('x')))).toBe('long enough');
    expect(detailOf(form.judge(claim('y')))).toBeNull();
    const unticked = { ...claim('x'), claimantInfo: { ...claim('x').claimantInfo, flag: false } };
    expect(detailOf(form.judge(unticked))).toBeNull();
  });

  it('C4-22 C3-01: a boolean that is not live is false', async () => {
    const form = await bundleForm({
      models,
      pages: {
        one: { blocks: [fields('a', placed('kind'), placed('flag', { dependencies: [{ when: isX }] }))] },
      },
    });
    const verdict = form.judge(claim('y'));
    expect(verdict.claim.claimantInfo).toMatchObject({ flag: false });
    expect(verdict.changes).toEqual([{ path: 'claimantInfo.flag', reason: 'notLive' }]);
  });
});

describe('liveness', () => {
  it('C4-22: a field placed nowhere is live', async () => {
    const form = await formWith({});
    const missing = { ...claim('y'), claimantInfo: { ...claim('y').claimantInfo, nowhere: null } };
    expect(form.failures(missing)).toEqual(['claimantInfo.nowhere required']);
  });

  it('C4-22: one live placement of several is enough', async () => {
    const again = fields(
      'b',
      placed('detail', { dependencies: [{ when: { value: { field: 'kind' }, equals: 'y' } }] }),
    );
    const form = await formWith({}, again);
    for (const kind of ['x', 'y']) expect(detailOf(form.judge(claim(kind)))).toBe('long enough');
    expect(detailOf(form.judge(claim('z')))).toBeNull();
  });

  it('C4-22: a field is disabled, or reset, only where every placement that is shown has it so', async () => {
    const isY = { value: { field: 'kind' }, equals: 'y' };
    const twice = (flags: Partial<Dependency>) =>
      formWith(flags, fields('b', placed('detail', { dependencies: [{ when: isY, ...flags }] })));
    const disabling = await twice({ hide: false, disable: true, resetOnUnfulfilled: false });
    for (const kind of ['x', 'y'])
      expect(disabling.failures(claim(kind, null))).toEqual(['claimantInfo.detail required']);
    expect(disabling.failures(claim('z', null))).toEqual([]);
    const resetting = await twice({ hide: false });
    const kept = ['x', 'y', 'z'].map((kind) => detailOf(resetting.judge(claim(kind))));
    expect(kept).toEqual(['long enough', 'long enough', null]);
  });

  it('C8-10 C4-22: on a skipped page nothing is live', async () => {
    const skipWhen = { value: { field: 'kind', model: 'claimantInfo' }, equals: 'y' };
    const form = await bundleForm({
      models,
      pages: {
        one: { blocks: [fields('a', placed('kind'))] },
        two: {
          skipWhen,
          blocks: [
            fields('a', placed('detail')),
            { kind: 'recordTable', id: 't', model: 'claimTransactions', fields: [{ name: 'amountClaimed' }] },
          ],
        },
      },
    });
    expect(form.failures(claim('x'))).toEqual(['claimantInfo.detail maxLength']);
    const skipped = form.judge(claim('y'));
    expect([detailOf(skipped), skipped.claim.claimTransactions, skipped.errors]).toEqual([null, [], []]);
    expect(skipped.changes).toContainEqual({ path: 'claimTransactions', reason: 'notLive' });
  });

  it('C4-22: records of a hidden list are gone, and so are their errors and the list’s own', async () => {
    const when = { value: { field: 'kind', model: 'claimantInfo' }, equals: 'x' };
    const form = await bundleForm({
      models,
      pages: {
        one: {
          blocks: [
            {
              kind: 'recordTable',
              id: 't',
              model: 'claimTransactions',
              fields: [{ name: 'amountClaimed' }],
              dependencies: [{ when }],
            },
          ],
        },
      },
    });
    const hidden = form.judge({ ...claim('y', 'a'), claimTransactions: [{ amountClaimed: null }] });
    expect(hidden.claim.claimTransactions).toEqual([]);
    expect(hidden.errors).toEqual([]);
    expect(hidden.changes).toEqual([{ path: 'claimTransactions', reason: 'notLive' }]);
    expect(form.judge({ ...claim('y', 'a'), claimTransactions: [] }).changes).toEqual([]);
    expect(form.failures({ ...claim('x', 'a'), claimTransactions: [] })).toEqual([
      'claimTransactions records',
    ]);
  });

  it('C4-19 C4-22: a dependency inside a record looks at that record', async () => {
    const when = { value: { field: 'amountClaimed' }, greaterThan: 100 };
    const form = await bundleForm({
      models,
      pages: {
        one: {
          blocks: [
            {
              kind: 'recordTable',
              id: 't',
              model: 'claimTransactions',
              fields: [{ name: 'amountClaimed' }, { name: 'why', dependencies: [{ when }] }],
            },
          ],
        },
      },
    });
    const claimTransactions = [{ amountClaimed: 50, why: 'a' }, { amountClaimed: 500 }];
    const verdict = form.judge({ ...claim('x', 'a'), claimTransactions });
    expect(verdict.claim.claimTransactions).toMatchObject([{ why: null }, { why: null }]);
    expect(verdict.errors.map(({ path }) => path)).toEqual(['claimTransactions.1.why']);
    expect(verdict.changes).toEqual([{ path: 'claimTransactions.0.why', reason: 'notLive' }]);
  });
});

describe('the order of settling', () => {
  it('C4-21 C8-03: a chain settles in one judgement, in whatever order the pages place it', async () => {
    const chain = [
      entry(
        'claimantInfo',
        ['c', 'b', 'a'].map((name) => field(name)),
      ),
    ];
    const on = (name: string) => [{ when: { value: { field: name }, empty: false } }];
    const form = await bundleForm({
      models: chain,
      pages: {
        one: {
          blocks: [
            fields(
              'x',
              placed('c', { dependencies: on('b') }),
              placed('b', { dependencies: on('a') }),
              placed('a'),
            ),
          ],
        },
      },
    });
    expect(form.judge({ claimantInfo: { a: null, b: '1', c: '2' } }).claim.claimantInfo).toEqual({
      a: null,
      b: null,
      c: null,
    });
    expect(form.judge({ claimantInfo: { a: '0', b: '1', c: '2' } }).claim.claimantInfo).toEqual({
      a: '0',
      b: '1',
      c: '2',
    });
  });

  it('C8-10: the verdict names the first exit that holds, on a page that is not skipped', async () => {
    const kind = (equals: string) => ({ value: { field: 'kind', model: 'claimantInfo' }, equals });
    const form = await bundleForm({
      models,
      pages: {
        one: {
          blocks: [],
          exits: [
            { when: kind('no'), to: 'sorry' },
            { when: kind('skip'), to: 'sorry' },
          ],
          skipWhen: kind('skip'),
        },
        two: {
          blocks: [],
          exits: [{ when: { any: [kind('no'), kind('skip'), kind('other')] }, to: 'other' }],
        },
      },
      exitPages: { sorry: { blocks: [] }, other: { blocks: [] } },
    });
    const exitOf = (value: string) => form.judge({ claimantInfo: { kind: value } }).exit;
    expect(exitOf('no')).toEqual({ page: 'one', to: 'sorry' });
    expect(exitOf('skip')).toEqual({ page: 'two', to: 'other' });
    expect(exitOf('other')).toEqual({ page: 'two', to: 'other' });
    expect(exitOf('yes')).toBeUndefined();
  });
});

describe('computed fields', () => {
  const amount = { field: 'amountClaimed' };
  const total = { sum: 'amountClaimed', of: 'claimTransactions' };
  const computing = [
    entry('claimDetails', [
      field('half', [rule('range', [null, 10])], 'number', { computed: { divide: [{ field: 'total' }, 2] } }),
      field('total', [], 'number', { computed: total }),
      field('big', [], 'string', { computed: { today: {} } }),
      field('note', [
        rule('requiredWhen', [], { condition: { value: { field: 'total' }, greaterThan: 20 } }),
      ]),
    ]),
    entry('claimTransactions', [
      field('amountClaimed', [], 'number'),
      field('twice', [], 'number', { computed: { multiply: [amount, 2] } }),
    ]),
  ];

  it('C8-09: they are recomputed whatever was sent, each after what it reads, and rules see the result', async () => {
    const form = await inlineForm(computing);
    const verdict = form.judge({ claimTransactions: [{ amountClaimed: '20.1' }, { amountClaimed: 0.2 }] });
    expect(verdict.claim.claimDetails).toEqual({
      half: '10.15',
      total: '20.3',
      big: '05/20/2026',
      note: null,
    });
    expect(verdict.claim.claimTransactions).toMatchObject([{ twice: '40.2' }, { twice: '0.4' }]);
    expect(verdict.errors.map(({ path, rule: name }) => `${path} ${name}`)).toEqual([
      'claimDetails.half range',
      'claimDetails.note requiredWhen',
    ]);
  });

  it('C8-09 C3-06: another value that was sent is refused; the same in another spelling, or none, is not', async () => {
    const form = await inlineForm(computing);
    const sent = (value: unknown) =>
      form.messages({ claimDetails: { total: value }, claimTransactions: [{ amountClaimed: 10 }] });
    for (const value of [null, undefined, 10, '10.00']) expect(sent(value)).toEqual([]);
    for (const value of [11, '10.01', 'x'])
      expect(sent(value)).toEqual(['claimDetails.total: The value does not match the calculation']);
  });

  it('C8-09 C3-01: a computed boolean that was not sent is computed; false that was sent is a value', async () => {
    const form = await inlineForm([
      entry('claimantInfo', [
        field('flag', [], 'boolean'),
        field('copy', [], 'boolean', { computed: { field: 'flag' } }),
      ]),
    ]);
    for (const copy of [undefined, null, true]) {
      const verdict = form.judge({ claimantInfo: { flag: true, copy } });
      expect([verdict.errors, verdict.claim.claimantInfo]).toEqual([[], { flag: true, copy: true }]);
    }
    expect(form.failures({ claimantInfo: { flag: true, copy: false } })).toEqual([
      'claimantInfo.copy computed',
    ]);
    expect(form.failures({ claimantInfo: { flag: false, copy: true } })).toEqual([
      'claimantInfo.copy computed',
    ]);
    expect(form.judge({}).claim.claimantInfo).toEqual({ flag: false, copy: false });
  });

  it('C8-09: in a record the row’s own fields are calculated with', async () => {
    const form = await inlineForm(computing);
    expect(
      form.failures({
        claimTransactions: [
          { amountClaimed: 1, twice: 2 },
          { amountClaimed: 1, twice: 3 },
        ],
      }),
    ).toEqual(['claimTransactions.1.twice computed']);
  });
});
