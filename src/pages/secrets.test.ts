import { describe, expect, it } from 'vitest';
import { endOf } from './secrets.ts';

describe('the end of a secret', () => {
  it('C10-08: is never more than a third of it, and nothing of a short one', () => {
    expect(['000123456789', 'A1B2C3D4E', '4821', ''].map(endOf)).toEqual(['6789', 'D4E', '', '']);
  });

  it('says of an e-mail address where it is kept: its last letters say nothing', () => {
    expect(endOf('maria.alvarez@example.com')).toBe('@example.com');
  });
});
