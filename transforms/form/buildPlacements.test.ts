import { describe, expect, it } from 'vitest';
import { bundleFaults, entry, field, type SmallBundle } from '../testing/forms.testkit.ts';

describe('pages', () => {
  const models = [
    entry('claimantInfo', [field('a'), field('b'), field('flag', [], 'boolean')]),
    entry('documentContexts', [field('file', [], 'file'), field('name')]),
    entry('claimTransactions', [field('items', [], 'list', { fields: [field('code'), field('cost')] })]),
  ];
  const placed = (name: string, more: object = {}) => ({ model: 'claimantInfo', name, ...more });
  const faultsOf = (blocks: NonNullable<SmallBundle['pages']>[string]['blocks'], more: object = {}) =>
    bundleFaults({ models, pages: { one: { blocks, ...more } } }).map((fault) =>
      fault.replace('pages/standard/', ''),
    );
  const fields = (...list: ReturnType<typeof placed>[]) => ({
    kind: 'fields' as const,
    id: 'x',
    fields: list,
  });
  const on = (name: string) => [{ when: { value: { field: name }, empty: false } }];

  it('C4-21 C5-03: dependencies in a circle are found and named by the fields they run through', () => {
    expect(
      faultsOf([fields(placed('a', { dependencies: on('b') }), placed('b', { dependencies: on('a') }))]),
    ).toEqual(['dependency-cycle models.json /models/0/fields/0']);
    expect(faultsOf([fields(placed('a', { dependencies: on('a') }))])).toHaveLength(1);
    const skipWhen = { value: { field: 'a', model: 'claimantInfo' }, empty: true };
    expect(faultsOf([fields(placed('a'))], { skipWhen })).toEqual([
      'dependency-cycle models.json /models/0/fields/0',
    ]);
  });

  it('C4-22 C5-03: a field that is always shown somewhere depends on nothing, so it closes no circle', () => {
    const again = fields(placed('a'), placed('a', { dependencies: on('a') }));
    expect(faultsOf([again])).toEqual([]);
    expect(
      faultsOf([
        fields(placed('a', { dependencies: on('b') }), placed('b', { dependencies: on('a') }), placed('b')),
      ]),
    ).toEqual([]);
  });

  it('R4-15 R8-17: a file field with dependencies is refused', () => {
    const manager = (dependencies: object[]) => ({
      kind: 'recordManager' as const,
      id: 'd',
      model: 'documentContexts',
      fields: [{ name: 'name' }, { name: 'file', ...(dependencies.length && { dependencies: on('name') }) }],
    });
    expect(faultsOf([manager([])])).toEqual([]);
    expect(faultsOf([manager([{}])])).toEqual(['file-dependency one.json /blocks/0/fields/1/dependencies']);
  });

  it('C9-02 C5-03 R8-16: fields and models that are not there are faults where the page names them', () => {
    expect(faultsOf([fields(placed('A'))])).toEqual([]);
    expect(faultsOf([fields(placed('a'), placed('nobody'))])).toEqual([
      'placed-field-missing one.json /blocks/0/fields/1/name',
    ]);
    expect(faultsOf([fields({ ...placed('a'), model: 'signature' })])).toEqual([
      'unknown-model one.json /blocks/0/fields/0/model',
    ]);
    expect(faultsOf([{ kind: 'fields', id: 'x', fields: [{ name: 'a' }] }])).toEqual([
      'unknown-model one.json /blocks/0',
    ]);
    const unknown = { when: { value: { field: 'nobody' }, empty: true } };
    expect(faultsOf([fields(placed('a', { dependencies: [unknown] }))])).toEqual([
      'unknown-field one.json /blocks/0/fields/0/dependencies/0/when/value/field',
    ]);
    expect(faultsOf([{ ...fields(placed('a')), dependencies: [unknown] }])).toEqual([
      'unknown-field one.json /blocks/0/dependencies/0/when/value/field',
    ]);
  });

  it('C8-10 C8-13: conditions of a page name the model of each field', () => {
    const own = { value: { field: 'b' }, empty: true };
    expect(faultsOf([fields(placed('a'))], { skipWhen: own })).toEqual([
      'unknown-field one.json /skipWhen/value/field',
    ]);
    const exits = [{ when: own, to: 'one' }];
    expect(faultsOf([fields(placed('a'))], { exits })).toEqual([
      'unknown-field one.json /exits/0/when/value/field',
    ]);
  });

  it('C8-12 C9-02: the columns of a list within a record are placed and judged like its other fields', () => {
    const table = (column: string) => ({
      kind: 'recordTable' as const,
      id: 't',
      model: 'claimTransactions',
      fields: [{ name: 'items', columns: [{ name: 'code' }, { name: column, dependencies: on('code') }] }],
    });
    expect(faultsOf([table('cost')])).toEqual([]);
    expect(faultsOf([table('nobody')])).toEqual([
      'placed-field-missing one.json /blocks/0/fields/0/columns/1/name',
    ]);
  });

  it('R5-44 R5-47 C5-03: what a page demands is checked like any other rule, and faults point into the page', () => {
    const required = { value: { field: 'nobody' }, equals: true };
    expect(faultsOf([fields(placed('flag', { required }))])).toEqual([
      'unknown-field one.json /blocks/0/fields/0/required/value/field',
    ]);
    const min = { field: 'nobody', model: 'claimantInfo' };
    const table = {
      kind: 'recordTable' as const,
      id: 't',
      model: 'claimTransactions',
      fields: [{ name: 'items' }],
    };
    expect(faultsOf([{ ...table, min }])).toEqual(['unknown-field one.json /blocks/0/min/field']);
  });
});
