import { describe, expect, it } from 'vitest';
import { createAuthorization } from './authorization.ts';

describe('authorization', () => {
  it('R3-06, R4-16: every form starts unauthorized, with no error', () => {
    expect(createAuthorization().state).toEqual({
      errorMessage: null,
      forms: { standard: false, lookup: false, automotive: false, 'documents-upload': false },
      rows: {},
      ways: {},
    });
  });

  it('R4-17: authorize closes the form and clears the error, then takes the server’s answer, per form', () => {
    const { state, begin, finish } = createAuthorization();
    finish('lookup', true);
    begin('standard');
    finish('standard', false, { key: 'Problem_credentialsRefused', params: {} });
    expect(state).toMatchObject({
      errorMessage: { key: 'Problem_credentialsRefused' },
      forms: { standard: false, lookup: true },
    });
    begin('standard');
    expect(state.errorMessage).toBeNull();
    finish('standard', true);
    begin('standard');
    expect(state).toMatchObject({ errorMessage: null, forms: { standard: false, lookup: true } });
  });

  it('R8-16: an unknown form type is an error', () => {
    expect(() => createAuthorization().begin('yacht')).toThrow('Unknown form type in authorization: yacht');
  });
});
