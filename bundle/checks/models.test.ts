import { describe, expect, it } from 'vitest';
import { bundleWith, change } from '../testing/bundles.testkit.ts';
import { codes, DETAILS, phoneRule, words } from '../testing/findings.testkit.ts';
import { openBundle, validateBundle } from '../validateBundle.ts';

describe('models and rules', () => {
  it('R5-12, R8-15: a rule without an adapter is a finding that names what was probably meant', async () => {
    expect(await codes(phoneRule({ name: 'maxLenght', ordinalParams: [20] }))).toEqual(['unknown-rule']);
    expect(await words(phoneRule({ name: 'maxLenght', ordinalParams: [20] }))).toEqual([
      'There is no validation adapter for the API validation type maxLenght. Did you mean "maxLength"?',
    ]);
    expect(await codes(phoneRule({ name: 'MaxLength', ordinalParams: [20] }))).toEqual([]);
  });

  it('C8-04: an assert needs a message of its own, in records of records too', async () => {
    const rule = {
      name: 'Assert',
      namedParams: { condition: { value: { today: {} }, after: '01/01/2030' } },
    };
    const unsaid = { file: 'models.json', code: 'missing-parameter', severity: 'error' };
    const found = (one: object) =>
      validateBundle(bundleWith([change('models.json', '/models/1/fields/3/rules/-', one)]));
    const [missing] = await found(rule);
    expect(missing).toMatchObject(unsaid);
    expect(missing?.message).toContain('no message of its own');
    const said = { ...rule, errorMessageKeys: { default: 'Field_Total' } };
    expect((await found(said)).filter(({ code }) => code === unsaid.code)).toEqual([]);
    const parts = { name: 'parts', type: 'list', fields: [{ name: 'part', type: 'string', rules: [rule] }] };
    expect(await codes(change('models.json', '/models/3/fields/-', parts))).toContain(unsaid.code);
  });

  it('C2-01: the metadata may hold keys of its own, and nothing else of the models may', async () => {
    const extra = (pointer: string) => codes(change('models.json', `${pointer}/extra`, 'x'));
    const list = { name: 'parts', type: 'list', fields: [{ name: 'part', type: 'string', extra: 'x' }] };
    const rule = '/models/1/fields/0/rules/0';
    expect(await codes(change('models.json', `${rule}/errorMessageKeys`, { extra: 'x' }))).toEqual([
      'unknown-key',
    ]);
    expect(await codes(change('models.json', '/models/3/fields/-', list))).toContain('unknown-key');
    for (const pointer of ['', '/models/1', '/models/1/fields/0', rule])
      expect([pointer, await extra(pointer)]).toEqual([pointer, ['unknown-key']]);
    expect(await extra('/models/1/metadata')).toEqual([]);
  });

  it('R8-16: no model, or several models, of one dtoMapping are findings', async () => {
    expect(await codes(change('models.json', '/models/1/metadata/dtoMapping', 'claimInfo'))).toEqual([
      'unknown-model',
    ]);
    const twice = { metadata: { formType: 'Standard', dtoMapping: 'ClaimantInfo' }, fields: [] };
    expect(await codes(change('models.json', '/models/-', twice))).toEqual(['duplicate-model']);
    expect(
      await codes(change('models.json', '/models/1/metadata/prepopulatedSubModel', 'claimInfo')),
    ).toEqual(['unknown-model']);
  });

  it.each(['^[0-9]+$', '^(?:a|b)$', '^a$|^b$', '^[|]$', '^(?=.*[0-9]).{8,}$', '^a\\$$'])(
    'C4-12: the pattern %s is anchored',
    async (pattern) => {
      expect(await codes(phoneRule({ name: 'regularExpression', ordinalParams: [pattern] }))).toEqual([]);
    },
  );

  it.each(['[0-9]+', '^[0-9]+', '[0-9]$', '^a|b$', '^a\\$'])(
    'C4-12: the pattern %s is not anchored',
    async (pattern) => {
      expect(await codes(phoneRule({ name: 'regularExpression', ordinalParams: [pattern] }))).toEqual([
        'unanchored-pattern',
      ]);
    },
  );

  it('C4-12, C13-05: a pattern whose beginning is not anchored is slow too where it repeats up to the end', async () => {
    const rule = { name: 'regularExpression', ordinalParams: ['[0-9]+$'] };
    expect(await codes(phoneRule(rule))).toEqual(['slow-pattern', 'unanchored-pattern']);
  });

  it.each(['^(a+)+$', '^(a|a)*$', '^([a-z]+)*[0-9]$', '^(\\w+\\s?)*$'])(
    'C5-03: the pattern %s is open to catastrophic backtracking',
    async (pattern) => {
      expect(await codes(phoneRule({ name: 'regularExpression', ordinalParams: [pattern] }))).toEqual([
        'slow-pattern',
      ]);
    },
  );

  it.each(['^(\\w+\\s?)+$', '^([a-z])[a-z]*\\1$'])(
    'C13-05: a bundle with the pattern %s is refused when it is served',
    async (pattern) => {
      const folder = bundleWith([phoneRule({ name: 'regularExpression', ordinalParams: [pattern] })]);
      const opened = openBundle(folder, { withCases: true, withRows: true });
      await expect(opened).rejects.toMatchObject({ findings: [{ code: 'slow-pattern', severity: 'error' }] });
    },
  );

  it.each([
    ['is as short as may be', [{ name: 'maxLength', ordinalParams: [1000] }], []],
    ['is longer', [{ name: 'maxLength', ordinalParams: [1001] }], ['slow-pattern']],
    ['has no bound', [], ['slow-pattern']],
  ])(
    'C13-05: a pattern that takes the square of the length is found where its field %s',
    async (_what, more, found) => {
      const pattern = { name: 'regularExpression', ordinalParams: ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$'] };
      const folder = bundleWith([
        change('models.json', '/models/1/fields/-', {
          name: 'extra',
          type: 'string',
          rules: [pattern, ...more],
        }),
      ]);
      const findings = await validateBundle(folder);
      const slow = findings.filter(({ code }) => code === 'slow-pattern');
      expect(slow.map(({ code }) => code)).toEqual(found);
      for (const { hint } of slow) expect(hint).toMatch(/Or give the field a maxLength of at most 1000: /);
    },
  );

  it('C5-03, C8-35: a date that nothing reads is found; neither one that is compared, nor a number', async () => {
    const added = (field: object) =>
      codes(change('models.json', '/models/1/fields/-', { name: 'more', ...field }));
    const early = { value: { field: 'more' }, before: '01/01/2030' };
    const assert = {
      name: 'assert',
      namedParams: { condition: early },
      errorMessageKeys: { default: 'Error_More' },
    };
    const unreadOf = async (field: object) => (await added(field)).filter((code) => code === 'unread-field');
    expect(await unreadOf({ type: 'date' })).toEqual(['unread-field']);
    expect(await unreadOf({ type: 'date', rules: [assert] })).toEqual([]);
    expect(await unreadOf({ type: 'number' })).toEqual([]);
  });

  it('C5-03: a slow pattern in a condition is found too', async () => {
    const when = { value: { field: 'bought', model: 'claimDetails' }, matches: '^(a+)+$' };
    expect(await codes(change(DETAILS, '/exits/0/when', when))).toEqual(['slow-pattern']);
  });

  it('C8-17: a sum that may be empty is found where a bound judges it, at each operand without a default', async () => {
    const rent = { name: 'rent', type: 'number', rules: [{ name: 'precision', ordinalParams: [2] }] };
    const range = { name: 'range', ordinalParams: [null, 1500] };
    const worthOf = async (computed: unknown, rules: unknown[] = [range], more: object = {}) => {
      const found = await validateBundle(
        bundleWith([
          change('models.json', '/models/2/fields/-', { ...rent, ...more }),
          change('models.json', '/models/2/fields/-', { name: 'worth', type: 'number', computed, rules }),
        ]),
      );
      return found.filter(({ code }) => code === 'empty-sum').map(({ severity }) => severity);
    };
    const sum = { sum: 'amountClaimed', of: 'claimTransactions' };
    const field = { field: 'rent' };
    const filled = { first: [field, 0] };
    const assert = (operator: string) => ({
      name: 'assert',
      namedParams: { condition: { value: { field: 'Worth' }, [operator]: 1500 } },
      errorMessageKeys: { default: 'Field_Total' },
    });
    for (const key of ['add', 'multiply', 'subtract', 'divide']) {
      expect([key, await worthOf({ [key]: [sum, field] })]).toEqual([key, ['warning']]);
      expect([key, await worthOf({ [key]: [sum, filled] })]).toEqual([key, []]);
    }
    expect(await worthOf({ add: [field, field] })).toEqual(['warning', 'warning']);
    expect(await worthOf({ least: [{ round: { add: [sum, field] }, places: 2 }, 500] })).toEqual(['warning']);
    expect(await worthOf({ first: [{ multiply: [field, 2] }, 0] })).toEqual([]);
    expect(await worthOf({ add: [sum, { least: [field, 500] }] })).toEqual(['warning']);
    expect(await worthOf({ add: [sum, { least: [field, sum] }] })).toEqual([]);
    // The total is hidden while nothing was bought.
    expect(await worthOf({ add: [sum, { field: 'total' }] })).toEqual(['warning']);
    expect(await worthOf(sum)).toEqual([]);
    expect(await worthOf({ add: [sum, field] }, [])).toEqual([]);
    expect(await worthOf({ add: [sum, field] }, [assert('atMost')])).toEqual(['warning']);
    expect(await worthOf({ add: [sum, field] }, [assert('notEquals')])).toEqual([]);
    const required = { rules: [{ name: 'required' }, ...rent.rules] };
    expect(await worthOf({ add: [sum, field] }, [range], required)).toEqual([]);
    const hidden = change(DETAILS, '/blocks/0/fields/-', {
      name: 'rent',
      label: 'Field_Total',
      dependencies: [{ when: { value: { field: 'bought' }, equals: 'yes' } }],
    });
    const found = await codes(
      change('models.json', '/models/2/fields/-', { ...rent, ...required }),
      change('models.json', '/models/2/fields/-', {
        name: 'worth',
        type: 'number',
        computed: { add: [sum, field] },
        rules: [range],
      }),
      hidden,
    );
    expect(found).toEqual(['empty-sum']);
  });

  it('C8-17: what may be empty beside the number of a least is found without a rule: the number itself would be paid', async () => {
    const rent = { name: 'rent', type: 'number', rules: [{ name: 'precision', ordinalParams: [2] }] };
    const foundOf = async (computed: unknown) => {
      const worth = { name: 'worth', type: 'number', computed, rules: [] };
      const found = await validateBundle(
        bundleWith([
          change('models.json', '/models/2/fields/-', rent),
          change('models.json', '/models/2/fields/-', worth),
        ]),
      );
      return found.flatMap(({ code, message }) => (code === 'empty-sum' ? [message] : []));
    };
    const sum = { sum: 'amountClaimed', of: 'claimTransactions' };
    const field = { field: 'rent' };
    const text = [
      'Where this is empty, worth comes out at the number beside it, as if so much were claimed.',
    ];
    expect(await foundOf({ least: [field, 500] })).toEqual(text);
    expect(await foundOf({ round: { least: [500, { subtract: [sum, field] }] }, places: 2 })).toEqual(text);
    expect(await foundOf({ least: [{ round: field, places: 2 }, 500] })).toEqual(text);
    expect(await foundOf({ least: [{ subtract: [sum, { first: [field, 0] }] }, 500] })).toEqual([]);
    expect(await foundOf({ least: [{ first: [field, 0] }, 500] })).toEqual([]);
    expect(await foundOf({ least: [field, sum] })).toEqual([]);
    expect(await foundOf({ greatest: [field, 0] })).toEqual([]);
  });

  it('C8-17: a calculated part is found where it may be hidden while the sum is shown', async () => {
    const half = { multiply: [{ sum: 'amountClaimed', of: 'claimTransactions' }, 0.5] };
    const computed = { add: [{ field: 'half' }, 1] };
    const rules = [{ name: 'range', ordinalParams: [null, 1500] }];
    const dependencies = [{ when: { value: { field: 'bought' }, equals: 'yes' } }];
    const place = (name: string, more: object) =>
      change(DETAILS, '/blocks/0/fields/-', { name, label: 'Field_Total', component: 'value', ...more });
    const foundOf = (ofHalf: object, ofWorth: object) =>
      codes(
        change('models.json', '/models/2/fields/-', { name: 'half', type: 'number', computed: half }),
        change('models.json', '/models/2/fields/-', { name: 'worth', type: 'number', computed, rules }),
        place('half', ofHalf),
        place('worth', ofWorth),
      );
    const named = { value: { field: 'bought', model: 'claimDetails' }, equals: 'yes' };
    expect(await foundOf({ dependencies }, {})).toEqual(['empty-sum']);
    expect(await foundOf({ dependencies }, { dependencies: [{ when: named }] })).toEqual([]);
    expect(await foundOf({}, { dependencies })).toEqual([]);
    expect(await foundOf({ dependencies: [{ ...dependencies[0], hide: false }] }, {})).toEqual([]);
  });

  it('C8-17: a first over a boolean is found wherever it stands, but for a boolean at its end', async () => {
    const flag = change('models.json', '/models/3/fields/-', { name: 'gift', type: 'boolean' });
    const details = change('models.json', '/models/2/fields/-', { name: 'agree', type: 'boolean' });
    const at = (first: unknown[]) => ({ value: { first }, equals: 'x' });
    const agree = { field: 'agree', model: 'claimDetails' };
    const store = { field: 'store' };
    const gift = { field: 'gift' };
    const exit = (when: unknown) => change(DETAILS, '/exits/0/when', when);
    expect(await codes(details, exit(at([agree, 'x'])))).toEqual(['unused-default']);
    expect(await codes(details, exit(at([agree])))).toEqual(['unused-default']);
    expect(await codes(details, exit(at(['x', agree])))).toEqual([]);
    const where = { count: 'claimTransactions', where: at([gift, 'x']) };
    expect(await codes(flag, exit({ value: where, atLeast: 1 }))).toEqual(['unused-default']);
    expect(await codes(flag, exit({ value: { ...where, where: at([store, gift]) }, atLeast: 1 }))).toEqual(
      [],
    );
    const rule = {
      name: 'assert',
      namedParams: { condition: at([gift, 'x']) },
      errorMessageKeys: { default: 'Field_Total' },
    };
    expect(await codes(flag, change('models.json', '/models/3/fields/0/rules/-', rule))).toEqual([
      'unused-default',
    ]);
    expect(
      await codes(flag, change('models.json', '/models/3/fields/0/computed', { first: [false, 'x'] })),
    ).toContain('unused-default');
  });

  it('C8-22: a member of which the class list has no prefill column is found', async () => {
    const row = {
      metadata: { formType: 'Standard', dtoMapping: 'prepopulatedData' },
      fields: [{ name: 'units', type: 'number' }],
    };
    const withList = (columns: string) => [
      change('models.json', '/models/-', row),
      change(DETAILS, '/exits/0/when', { value: { member: 'Units' }, greaterThan: 5 }),
      { file: 'claimants/standard.csv', text: `number:credential,${columns}\nA-1001,3\n` },
    ];
    expect(await codes(...withList('units:prefill'))).toEqual([]);
    const [found] = await validateBundle(bundleWith(withList('units:private')));
    expect(found).toMatchObject({ code: 'unknown-column', file: DETAILS });
    expect(found?.hint).toContain('Mark the column as Units:prefill.');
  });

  it('C5-03: a required field on no page is found; a computed one or one of a list without a block is not', async () => {
    const required = { name: 'extra', type: 'string', rules: [{ name: 'required' }] };
    expect(await codes(change('models.json', '/models/1/fields/-', required))).toEqual(['required-unplaced']);
    expect(await codes(change('models.json', '/models/1/fields/-', { ...required, computed: 'x' }))).toEqual(
      [],
    );
    const list = { metadata: { formType: 'Standard', dtoMapping: 'documentContexts' }, fields: [required] };
    expect(await codes(change('models.json', '/models/-', list))).toEqual([]);
  });
});
