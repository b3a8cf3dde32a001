import { describe, expect, it } from 'vitest';
import type { FieldPlacement } from '../../schemas/generated/types.ts';
import { bundleForm, entry, field, rule } from '../testing/forms.testkit.ts';

/** Tests a second text against a first one of that format, with these places. */
async function sameBy(format: string | undefined, places: Partial<FieldPlacement>[] = []) {
  const models = [
    entry('claimantInfo', [
      field('first', format === undefined ? [] : [rule('format', [format])]),
      field('again', [rule('sameAs', ['first'])]),
      field('kind'),
    ]),
  ];
  const blocks = places.map((place, at) => ({
    kind: 'fields' as const,
    id: `block${at}`,
    model: 'claimantInfo',
    fields: [{ name: 'first', label: 'First', ...place }],
  }));
  const form = await bundleForm({ models, pages: { one: { blocks } } });
  return (first: string, again: string): boolean => form.textsOf('again', again, { first }).length === 0;
}

describe('a text that is typed twice', () => {
  it.each([
    ['usPhone', '(305) 555-0177', '3055550177', '3055550178'],
    ['phone', '+1 305-555.0177', '+13055550177', '3055550177'],
    ['usZip', '98101-1234', '981011234', '981011235'],
    ['ssn', '123-45-6789', '123456789', '123456780'],
    ['ein', '12-3456789', '123456789', '123456780'],
    ['iban', 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000', 'DE89370400440532013001'],
    ['vin', '1HGCM82633A004352', '1HGCM82633A004352', '1HGCM-82633A004352'],
  ])('C10-28: by the format %s %s is %s and not %s', async (format, first, same, other) => {
    const isSame = await sameBy(format);
    expect([isSame(first, same), isSame(same, first), isSame(first, other)]).toEqual([true, true, false]);
  });

  it('C10-28: the one mask of its places goes before its format, and two of them leave every sign', async () => {
    const masked = await sameBy('iban', [{ maskName: 'usPhone' }, { maskName: 'usPhone' }, {}]);
    expect(masked('(305) 555-0177', '3055550177')).toBe(true);
    const when = { value: { field: 'kind' }, equals: 'home' };
    const two = {
      maskName: 'usPhone',
      dependencies: [{ when, hide: false, resetOnUnfulfilled: false, mask: 'usZip' }],
    };
    const [byTwo, byOne] = [await sameBy('usPhone', [two]), await sameBy(undefined, [{ maskName: 'usZip' }])];
    expect(byTwo('(305) 555-0177', '3055550177')).toBe(false);
    expect(byOne('98101-1234', '981011234')).toBe(true);
  });

  it.each([undefined, 'email', 'url', 'abaRouting'])(
    'C10-28: without a mask every sign counts where the format is %s',
    async (format) => {
      const isSame = await sameBy(format);
      expect([isSame('a-b (c)', 'ab c'), isSame('a-b (c)', ' a-b (c) '), isSame('a', 'A')]).toEqual([
        false,
        true,
        false,
      ]);
    },
  );
});
