import { describe, expect, it } from 'vitest';
import type { AddressBlock, NameBlock, Page } from '../../schemas/generated/types.ts';
import { placementsOf } from './placements.ts';

function page(...blocks: Page['blocks']): Page {
  return { path: '/standard/one', titleKey: 'Title', blocks };
}

function address(more: Partial<AddressBlock> = {}) {
  return placementsOf(page({ kind: 'address', id: 'a', model: 'ClaimantInfo', ...more }));
}

function names(layout: NameBlock['layout'], more: Partial<NameBlock> = {}) {
  return placementsOf(page({ kind: 'name', id: 'n', model: 'claimantInfo', layout, ...more }));
}

const PLAIN = [
  'mailingCountry',
  'mailingStreetLine1',
  'mailingCity',
  'mailingSubDivision',
  'mailingPostalCode',
];

describe('an address', () => {
  it('R3-36 R3-38 R3-39 R3-40 R3-41: is street, city, state, ZIP code and country', () => {
    expect(address().map(({ name }) => name)).toEqual(PLAIN);
    expect(address().every(({ model }) => model === 'claimantInfo')).toBe(true);
  });

  it('R3-37: the second line is there only where the block says so', () => {
    expect(address({ hasStreetLine2: true }).map(({ name }) => name)).toEqual([
      ...PLAIN.slice(0, 2),
      'mailingStreetLine2',
      ...PLAIN.slice(2),
    ]);
    expect(address({ hasStreetLine2: false }).map(({ name }) => name)).toEqual(PLAIN);
  });

  it('R3-41: the country is asked for unless the block says that all addresses are of the United States', () => {
    expect(address({ hasCountry: true }).map(({ name }) => name)).toEqual(PLAIN);
    const [, ...withoutCountry] = PLAIN;
    expect(address({ hasCountry: false }).map(({ name }) => name)).toEqual(withoutCountry);
    const abroad = address({ hasCountry: false, hasInternationalSupport: true }).map(({ name }) => name);
    expect(abroad).toContain('mailingCountry');
  });

  it('R3-42: the fields of other countries are there only with international support', () => {
    for (const without of [{}, { hasInternationalSupport: false }])
      expect(address(without).map(({ name }) => name)).toEqual(PLAIN);
    expect(address({ hasInternationalSupport: true }).map(({ name }) => name)).toEqual([
      ...PLAIN,
      'mailingSubDivisionNonUS',
      'mailingPostalCodeNonUS',
    ]);
  });

  it('R4-36 R9-06 R3-41: US fields show while the country is US, the others while it is not; US is the default', () => {
    const conditions = Object.fromEntries(
      address({ hasInternationalSupport: true }).map(({ name, field }) => [
        name,
        field.dependencies?.[0]?.when,
      ]),
    );
    const country = { field: 'mailingCountry' };
    expect(conditions).toEqual({
      mailingCountry: undefined,
      mailingStreetLine1: undefined,
      mailingCity: undefined,
      mailingSubDivision: { value: country, equals: 'US' },
      mailingPostalCode: { value: country, equals: 'US' },
      mailingSubDivisionNonUS: { value: country, notEquals: 'US' },
      mailingPostalCodeNonUS: { value: country, notEquals: 'US' },
    });
    expect(address().some(({ field }) => field.dependencies)).toBe(false);
    expect(address()[0]?.field.defaultValue).toBe('US');
  });

  it('R3-39 R3-40 R3-42 R3-43 R3-44: states and countries are selected, codes are masked', () => {
    const looks = address({ hasInternationalSupport: true }).map(({ name, field }) => [
      name,
      field.component ?? field.maskName,
      field.optionsList,
    ]);
    expect(looks).toEqual([
      ['mailingCountry', 'select', 'countries'],
      ['mailingStreetLine1', undefined, undefined],
      ['mailingCity', undefined, undefined],
      ['mailingSubDivision', 'select', 'usStates'],
      ['mailingPostalCode', 'usZip', undefined],
      ['mailingSubDivisionNonUS', undefined, undefined],
      ['mailingPostalCodeNonUS', 'nonUsPostalCode', undefined],
    ]);
  });

  it('C9-02 R4-36: another prefix names another address, its country included', () => {
    const other = address({ prefix: 'home', hasInternationalSupport: true, prepopulated: true });
    expect(other.map(({ name }) => name).every((name) => name.startsWith('home'))).toBe(true);
    expect(other[3]?.field.dependencies).toEqual([
      { when: { value: { field: 'homeCountry' }, equals: 'US' }, resetOnUnfulfilled: false },
    ]);
    expect(other.map(({ field }) => field.prepopulatedDataKey)).toEqual(other.map(({ name }) => name));
    expect(address().some(({ field }) => field.prepopulatedDataKey)).toBe(false);
  });
});

describe('a name', () => {
  it('R3-46: is first and last, or first, middle initial and last', () => {
    expect(names('first-last').map(({ name }) => name)).toEqual(['firstName', 'lastName']);
    expect(names('first-middleInitial-last').map(({ name }) => name)).toEqual([
      'firstName',
      'middleInitial',
      'lastName',
    ]);
    expect(names('first-last', { prepopulated: true }).map(({ field }) => field.prepopulatedDataKey)).toEqual(
      ['firstName', 'lastName'],
    );
  });
});

describe('placementsOf', () => {
  it('C9-02 C2-01: fields come from top to bottom with their pointers; a field’s own model goes before its block’s', () => {
    const found = placementsOf(
      page(
        { kind: 'copy', id: 'c', textKeys: ['A'] },
        {
          kind: 'fields',
          id: 'f',
          model: 'ClaimantInfo',
          fields: [{ name: 'A' }, { name: 'b', model: 'claimDetails' }],
        },
        { kind: 'displayRows', id: 'd', model: 'claimTransactions', fields: [{ name: 'x' }] },
        {
          kind: 'recordTable',
          id: 't',
          model: 'claimTransactions',
          fields: [{ name: 'Items', columns: [{ name: 'Code' }] }],
        },
      ),
    );
    expect(found.map(({ model, name, within, pointer }) => [model, within, name, pointer])).toEqual([
      ['claimantInfo', undefined, 'a', '/blocks/1/fields/0'],
      ['claimDetails', undefined, 'b', '/blocks/1/fields/1'],
      ['claimTransactions', undefined, 'items', '/blocks/3/fields/0'],
      ['claimTransactions', 'items', 'code', '/blocks/3/fields/0/columns/0'],
    ]);
  });
});
