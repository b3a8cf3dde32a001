import { describe, expect, it } from 'vitest';
import { claimOf } from './claim.testkit.ts';
import { classListRow, credentialsFor, mayPrefill, prefill, subModelTargets } from './prefill.ts';

describe('prefill', () => {
  const target = { model: 'claimantInfo', field: 'firstName', column: 'firstName' } as const;
  const SENT_ROW = {
    clientId: 'r',
    id: '1',
    metadataHash: '',
    metadata: { formType: 'Standard', dtoMapping: 'x' },
  } as const;

  it('C8-25: a row fills nothing of what objects inherit, and a column of such a name is one like any other', () => {
    const claim = claimOf();
    const inherited = { ...target, column: 'toString' };
    expect(prefill(claim, { firstName: 'Ada' }, [inherited])).toBe(0);
    expect(
      prefill(claim, { ...classListRow({ ...SENT_ROW, fields: { ToString: 'Ada' } }) }, [inherited]),
    ).toBe(1);
    expect(claim.state.document.claimantInfo).toMatchObject({ firstName: 'Ada' });
    expect(credentialsFor(claim.state.document, [{ constructor: 'x' } as never])).toEqual([
      { claimNumber: null },
    ]);
  });

  it('R3-24, R4-17: PascalCase fields become camelCase, and each row makes a copy of the credentials', () => {
    expect(classListRow({ ...SENT_ROW, fields: { ClaimNumber: 'A', FirstName: 'Ada' } })).toEqual({
      claimNumber: 'A',
      firstName: 'Ada',
    });
    const rows = [{ claimNumber: 'A' }, { claimNumber: 'B', firstName: 'x' }];
    expect(credentialsFor(claimOf().state.document, rows)).toEqual([
      { claimNumber: 'A' },
      { claimNumber: 'B' },
    ]);
    const typed = claimOf();
    typed.setField('credentials', 'claimNumber', 'Z');
    expect(credentialsFor(typed.state.document, [{ firstName: 'x' }])).toEqual([{ claimNumber: 'Z' }]);
  });

  it('R4-12, C6-14: it fills what is empty or equals the default and was never edited, and does not count as editing', () => {
    const claim = claimOf();
    expect(prefill(claim, { firstName: 'Ada' }, [target])).toBe(1);
    expect(claim.state.document.claimantInfo).toMatchObject({ firstName: 'Ada' });
    expect(claim.state.edited).toEqual({});
    expect(mayPrefill(claim, target)).toBe(false);
    const country = { ...target, field: 'country', column: 'country', defaultValue: 'US' };
    expect(prefill(claim, { country: 'CA' }, [country])).toBe(1);
  });

  it('R4-12: an edited field is left alone unless the override flag is set', () => {
    const claim = claimOf();
    claim.setPath('claimantInfo.firstName', 'Mine');
    claim.setPath('claimantInfo.firstName', '');
    expect(prefill(claim, { firstName: 'Ada' }, [target])).toBe(0);
    expect(prefill(claim, { firstName: 'Ada' }, [{ ...target, override: true }])).toBe(1);
  });

  it('C6-14: prepopulatedSubModel fills the fields of the same names in the model it names', () => {
    const targets = subModelTargets(claimOf(), 'ClaimantInfo');
    expect(targets).toContainEqual({ model: 'claimantInfo', field: 'firstName', column: 'firstName' });
    expect(subModelTargets(claimOf(), null)).toEqual([]);
    expect(() => subModelTargets(claimOf(), 'Yacht')).toThrow('Unknown model in prepopulatedSubModel: Yacht');
  });
});
