import { describe, expect, it } from 'vitest';
import type { FormPlan } from '../ground/plan.ts';
import type { ClaimError } from '../ground/verdict.ts';
import { unreadErrorsOnce } from './unreadValues.ts';

const plan = {
  models: [
    {
      name: 'claimDetails',
      fields: [
        { name: 'soldOn', type: 'date' },
        { name: 'note', type: 'string' },
      ],
    },
    {
      name: 'claimTransactions',
      fields: [
        { name: 'on', type: 'date' },
        { name: 'items', type: 'list', fields: [{ name: 'when', type: 'date' }] },
      ],
    },
  ],
} as unknown as FormPlan;

const at = (path: string, ...rules: string[]): ClaimError[] =>
  rules.map((rule) => ({ path, rule, params: {} }) as ClaimError);

const said = (errors: readonly ClaimError[]) =>
  errors.map(({ path, rule, keys }) => [path, rule, ...(keys?.default ? [keys.default] : [])].join(' '));

describe('what is shown of a number that is none', () => {
  const claim = { claimDetails: { soldOn: null, note: 'ten' } };

  it('C8-35: is number alone of the numeric rules, beside what is no numeric rule', () => {
    const errors = [
      ...at('claimDetails.note', 'number', 'range', 'precision', 'multipleOf', 'maxLength', 'assert'),
      ...at('claimTransactions.0.on', 'range'),
    ];
    expect(
      said(unreadErrorsOnce(errors, plan, { ...claim, claimTransactions: [{ on: '01/02/2020' }] })),
    ).toEqual([
      'claimDetails.note number',
      'claimDetails.note maxLength',
      'claimDetails.note assert',
      'claimTransactions.0.on range',
    ]);
  });
});

describe('what is said of a date that is none', () => {
  const claim = {
    claimDetails: { soldOn: '32/01/2020', note: '32/01/2020' },
    claimTransactions: [{ on: 'soon', items: [{ when: '1' }] }],
  };

  it('C10-05: is one thing: how dates are written, where no rule of the field says it', () => {
    const errors = [
      ...at('claimDetails.soldOn', 'range', 'preventFutureDate', 'assert'),
      ...at('claimTransactions.0.on', 'endDate'),
      ...at('claimTransactions.0.items.0.when', 'endDate', 'range'),
    ];
    expect(said(unreadErrorsOnce(errors, plan, claim))).toEqual([
      'claimDetails.soldOn validDate Ui_NotADate',
      'claimTransactions.0.on validDate Ui_NotADate',
      'claimTransactions.0.items.0.when validDate Ui_NotADate',
    ]);
  });

  it('C10-05: is what the field’s own rule has to say of it, wherever that stands among the rules', () => {
    const errors = at('claimDetails.soldOn', 'range', 'validDate', 'endDate');
    expect(unreadErrorsOnce(errors, plan, claim)).toEqual([errors[1]]);
  });

  it('comes before that its field must be empty', () => {
    const errors = at('claimDetails.soldOn', 'forbiddenWhen');
    expect(said(unreadErrorsOnce(errors, plan, claim))).toEqual([
      'claimDetails.soldOn validDate Ui_NotADate',
    ]);
  });

  it('leaves alone what is a date, is no date field, or must be answered', () => {
    const errors = [
      ...at('claimDetails.soldOn', 'range', 'endDate'),
      ...at('claimDetails.note', 'range', 'endDate'),
      ...at('claimTransactions', 'records'),
    ];
    const read = { claimDetails: { soldOn: '01/31/2020', note: 'x' }, claimTransactions: [] };
    expect(unreadErrorsOnce(errors, plan, read)).toEqual(errors);
    const empty = at('claimDetails.soldOn', 'required');
    expect(unreadErrorsOnce(empty, plan, { claimDetails: { soldOn: null } })).toEqual(empty);
  });

  it('C10-05: holds for a record that is not saved yet, whose paths begin in it', () => {
    const errors = at('on', 'range', 'endDate');
    expect(said(unreadErrorsOnce(errors, plan, { on: 'x' }, 'claimTransactions'))).toEqual([
      'on validDate Ui_NotADate',
    ]);
  });
});

describe('a table of values that cannot be read', () => {
  it('C8-35, C10-05: is looked through once, however long it is', () => {
    const rows = 500;
    let reads = 0;
    const counted = (error: ClaimError): ClaimError =>
      Object.defineProperty({ ...error }, 'path', {
        get: () => {
          reads += 1;
          return error.path;
        },
      });
    const errors = Array.from({ length: rows }, (_, row) => [
      ...at(`claimTransactions.${row}.amount`, 'number', 'range', 'precision'),
      ...at(`claimTransactions.${row}.on`, 'range', 'validDate'),
    ]).flat();
    const claim = { claimTransactions: Array.from({ length: rows }, () => ({ amount: 'ten', on: 'soon' })) };
    const once = unreadErrorsOnce(errors.map(counted), plan, claim);
    expect(once).toHaveLength(2 * rows);
    expect(reads).toBeLessThan(20 * errors.length);
  });
});
