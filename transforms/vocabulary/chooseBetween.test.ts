import { describe, expect, it } from 'vitest';
import {
  bundleForm,
  claimantForm,
  entry,
  faultsOfRule,
  field,
  inlineForm,
  rule,
} from '../testing/forms.testkit.ts';

const choose = (names: string[], bounds: object) => rule('chooseBetween', names, { ...bounds });

describe('chooseBetween', () => {
  it('C8-18: counts named fields that have a value, of boolean ones those that are true', async () => {
    const form = await claimantForm(
      field('own', [choose(['Flag', 'text', 'number', 'day'], { min: 2, max: 3 })]),
      field('flag', [], 'boolean'),
      field('text'),
      field('number', [], 'number'),
      field('day', [], 'date'),
    );
    const texts = (others: object) => form.textsOf('own', null, others);
    expect(texts({ flag: false, text: 'a' })).toEqual(['Choose at least 2']);
    expect(texts({ flag: true, text: ' ' })).toEqual(['Choose at least 2']);
    expect(texts({ flag: true, number: 0 })).toEqual([]);
    expect(texts({ flag: false, text: 'a', number: 0, day: '01/02/2020' })).toEqual([]);
    expect(texts({ flag: true, text: 'a', number: 0, day: 'x' })).toEqual(['Choose at most 3']);
  });

  it('C8-18: a bound may be open, and says the one number where both are the same', async () => {
    const [least, most, exact, none] = await Promise.all(
      [{ min: 1, max: null }, { max: 1 }, { min: 1, max: 1 }, { min: null, max: null }].map((bounds) =>
        claimantForm(
          field('own', [choose(['first', 'second'], bounds)]),
          field('first', [], 'boolean'),
          field('second', [], 'boolean'),
        ),
      ),
    );
    const [both, neither] = [{ first: true, second: true }, {}];
    expect(least?.textsOf('own', 'given', neither)).toEqual(['Choose at least 1']);
    expect(least?.textsOf('own', null, both)).toEqual([]);
    expect(most?.textsOf('own', null, neither)).toEqual([]);
    expect(most?.textsOf('own', null, both)).toEqual(['Choose at most 1']);
    expect(exact?.textsOf('own', null, neither)).toEqual(['Choose 1']);
    expect(exact?.textsOf('own', null, both)).toEqual(['Choose 1']);
    expect(exact?.textsOf('own', null, { first: true })).toEqual([]);
    for (const others of [neither, both]) expect(none?.textsOf('own', null, others)).toEqual([]);
  });

  it('C8-18 C3-02: of a field that is disabled only too many choices are said', async () => {
    const disabled = [{ when: { value: { field: 'lock' }, notEquals: 'yes' }, hide: false, disable: true }];
    const ways = ['first', 'second'].map((name) => field(name, [], 'boolean'));
    const form = await bundleForm({
      models: [
        entry('claimantInfo', [
          field('lock'),
          field('range', [choose(['first', 'second'], { min: 1, max: 1 })]),
          field('least', [choose(['first', 'second'], { min: 2 })]),
          field('most', [choose(['first', 'second'], { max: 1 })]),
          ...ways,
        ]),
      ],
      pages: {
        a: {
          blocks: [
            {
              kind: 'fields',
              id: 'all',
              model: 'claimantInfo',
              fields: ['range', 'least', 'most'].map((name) => ({
                name,
                label: 'L',
                dependencies: disabled,
              })),
            },
          ],
        },
      },
    });
    const failures = (claimantInfo: object) => form.failures({ claimantInfo });
    expect(failures({})).toEqual(['claimantInfo.range chooseBetween', 'claimantInfo.least chooseBetween']);
    expect(failures({ lock: 'yes' })).toEqual([]);
    const tooMany = ['claimantInfo.range chooseBetween', 'claimantInfo.most chooseBetween'];
    expect(failures({ lock: 'yes', first: true, second: true })).toEqual(tooMany);
  });

  it('C8-18 C4-18: the fields may be those of another model', async () => {
    const form = await inlineForm([
      entry('claimantInfo', [
        field('own', [rule('chooseBetween', ['a', 'b'], { max: 1, validationContext: 'claimDetails' })]),
        field('a'),
        field('b'),
      ]),
      entry('claimDetails', [field('a'), field('b')]),
    ]);
    expect(form.failures({ claimantInfo: { a: 'x', b: 'x' } })).toEqual([]);
    expect(form.failures({ claimDetails: { a: 'x', b: 'x' } })).toEqual(['claimantInfo.own chooseBetween']);
  });

  it('R5-24 C8-18: a field among which some are asked for is not called optional; one of which too many may be is', async () => {
    const planOf = async (bounds: object) => {
      const { plan } = await claimantForm(field('a', [choose(['a', 'b'], bounds)]), field('b'));
      return plan.models.flatMap(({ fields }) => fields.map(({ alternatives }) => alternatives?.length ?? 0));
    };
    expect(await planOf({ min: 1 })).toEqual([1, 1]);
    expect(await planOf({ min: 0, max: 1 })).toEqual([0, 0]);
  });

  it('C5-03 C8-18: names, bounds and their order are checked', () => {
    const faults = (names: (string | number)[], bounds?: object) =>
      faultsOfRule(rule('chooseBetween', names, { ...bounds }));
    expect(faults(['flag', 'other'], { min: 1, max: 2 })).toEqual([]);
    expect(faults([], { min: 1 })).toEqual(['missing-parameter ']);
    expect(faults(['flag', 'nobody'], { min: 1 })).toEqual(['unknown-field /ordinalParams/1']);
    for (const bound of ['1', -1, 1.5, true, {}])
      expect(faults(['flag'], { max: bound })).toEqual(['wrong-parameter /namedParams/max']);
    expect(faults(['flag', 'other'], { min: 2, max: 1 })).toEqual(['inverted-range /namedParams/min']);
    expect(faults(['flag', 'Flag'], { min: 2 })).toEqual(['wrong-parameter /namedParams/min']);
    expect(faults(['flag'], { least: 1 })).toEqual(['unknown-parameter /namedParams/least']);
  });
});
