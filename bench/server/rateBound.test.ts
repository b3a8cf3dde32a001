import { expect, it } from 'vitest';
import { missOf } from './rateBound.ts';

it('C13-08: 20 and 200 clients file at 0.6 of the bare handler’s rate at least, one client at any', () => {
  for (const clients of [20, 200]) {
    expect(missOf(clients, 0.6)).toBeNull();
    expect(missOf(clients, 0.5994)).toBe(`${clients} clients: rate 0.599`);
    expect(missOf(clients, Number.NaN)).toBe(`${clients} clients: rate NaN`);
  }
  expect(missOf(1, 0.2)).toBeNull();
});
