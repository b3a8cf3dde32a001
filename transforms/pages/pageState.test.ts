import { describe, expect, it } from 'vitest';
import type { Dependency, FieldPlacement } from '../../schemas/generated/types.ts';
import { bundleForm, CONTEXT, entry, field, rule } from '../testing/forms.testkit.ts';
import { kindIs, placed } from './pageState.testkit.ts';
import { pageState } from './pageState.ts';

async function stateOf(fields: FieldPlacement[], claimantInfo: object, names = ['kind', 'a', 'b']) {
  const form = await bundleForm({
    models: [
      entry(
        'claimantInfo',
        names.map((name) => field(name)),
      ),
    ],
    pages: { one: { blocks: [{ kind: 'fields', id: 'x', fields }] } },
  });
  return pageState(form.plan, 'one', form.judge({ claimantInfo }).claim, CONTEXT).fields;
}

describe('fields', () => {
  it('C10-06: the calendar of a date that comes after another begins there, once that one is answered', async () => {
    const end = (inclusive: boolean) => field('b', [rule('endDate', ['a'], { inclusive })], 'date');
    const firstDay = async (inclusive: boolean, a: string | null) => {
      const form = await bundleForm({
        models: [entry('claimantInfo', [field('a', [], 'date'), end(inclusive)])],
        pages: { one: { blocks: [{ kind: 'fields', id: 'x', fields: [placed('a'), placed('b')] }] } },
      });
      const { claim } = form.judge({ claimantInfo: { a } });
      return pageState(form.plan, 'one', claim, CONTEXT).fields['claimantInfo.b']?.firstDay;
    };
    expect(await firstDay(false, '12/31/2019')).toBe('01/01/2020');
    expect(await firstDay(true, '12/31/2019')).toBe('12/31/2019');
    expect(await firstDay(true, null)).toBeUndefined();
    expect(await firstDay(true, 'last spring')).toBeUndefined();
  });

  it('R4-14 R3-29 R3-30 R3-31: hidden or disabled by the flags of their dependencies', async () => {
    const when = kindIs('x');
    const table: [Partial<Dependency>, object, object][] = [
      [{}, { hidden: false, disabled: false }, { hidden: true }],
      [{ hide: false }, { hidden: false, disabled: false }, { hidden: false, disabled: false }],
      [
        { hide: false, disable: true },
        { hidden: false, disabled: false },
        { hidden: false, disabled: true },
      ],
      [{ hide: false, disableOnFulfilled: true }, { disabled: true }, { disabled: false }],
    ];
    for (const [flags, met, unmet] of table) {
      const dependency = { when, ...flags };
      const shown = [placed('kind'), placed('a', dependency)];
      expect((await stateOf(shown, { kind: 'x' }))['claimantInfo.a']).toMatchObject(met);
      expect((await stateOf(shown, { kind: 'y' }))['claimantInfo.a']).toMatchObject(unmet);
    }
  });

  it('C10-04 R4-13: nothing can be entered where an unmet dependency would reset it at once', async () => {
    const when = kindIs('x');
    const heldBy = async (...dependencies: object[]) => {
      const shown = [
        placed('kind'),
        placed('a', ...dependencies.map((flags) => ({ when, hide: false, ...flags }))),
      ];
      const [met, unmet] = [await stateOf(shown, { kind: 'x' }), await stateOf(shown, { kind: 'y' })];
      return [met['claimantInfo.a']?.held, unmet['claimantInfo.a']?.held];
    };
    expect(await heldBy({})).toEqual([undefined, true]);
    expect(await heldBy({ resetOnUnfulfilled: false })).toEqual([undefined, undefined]);
    expect(await heldBy({ resetOnUnfulfilled: false }, { resetValue: '1' })).toEqual([undefined, true]);
  });

  it('R3-31: disabled on all fulfilled needs all of them', async () => {
    const flags = { hide: false, disableOnFulfilled: true };
    const fields = [
      placed('kind'),
      placed('b'),
      placed(
        'a',
        { when: kindIs('x'), ...flags },
        { when: { value: { field: 'b' }, equals: '1' }, ...flags },
      ),
    ];
    expect((await stateOf(fields, { kind: 'x', b: '1' }))['claimantInfo.a']).toMatchObject({
      disabled: true,
    });
    expect((await stateOf(fields, { kind: 'x', b: '2' }))['claimantInfo.a']).toMatchObject({
      disabled: false,
    });
  });

  it('R3-34 R4-14: a dependency’s mask holds while its condition does', async () => {
    const fields = [
      placed('kind'),
      placed(
        'a',
        { when: kindIs('x'), hide: false, mask: 'usZip' },
        { when: kindIs('y'), hide: false, mask: 'nonUsPostalCode' },
      ),
    ];
    const maskFor = async (kind: string) => (await stateOf(fields, { kind }))['claimantInfo.a']?.mask;
    expect([await maskFor('x'), await maskFor('y'), await maskFor('z')]).toEqual([
      'usZip',
      'nonUsPostalCode',
      undefined,
    ]);
  });

  it('R4-36: the address follows its country', async () => {
    const suffixes = [
      'Country',
      'StreetLine1',
      'City',
      'SubDivision',
      'PostalCode',
      'SubDivisionNonUS',
      'PostalCodeNonUS',
    ];
    const form = await bundleForm({
      models: [
        entry(
          'claimantInfo',
          suffixes.map((suffix) => field(`mailing${suffix}`)),
        ),
      ],
      pages: {
        one: { blocks: [{ kind: 'address', id: 'x', model: 'claimantInfo', hasInternationalSupport: true }] },
      },
    });
    const shownIn = (mailingCountry: string) =>
      Object.entries(
        pageState(form.plan, 'one', form.judge({ claimantInfo: { mailingCountry } }).claim, CONTEXT).fields,
      )
        .filter(([, { hidden }]) => !hidden)
        .map(([path]) => path.replace('claimantInfo.mailing', ''));
    expect(shownIn('US')).toEqual(suffixes.slice(0, 5));
    expect(shownIn('CA')).toEqual(['Country', 'StreetLine1', 'City', 'SubDivisionNonUS', 'PostalCodeNonUS']);
  });

  it('C4-22 C9-02: a field placed twice on a page is shown where either placement is', async () => {
    const fields = [placed('kind'), placed('a', { when: kindIs('x') }), placed('a', { when: kindIs('y') })];
    for (const [kind, hidden] of [
      ['x', false],
      ['y', false],
      ['z', true],
    ] as const)
      expect((await stateOf(fields, { kind }))['claimantInfo.a']?.hidden).toBe(hidden);
  });
});

describe('pages', () => {
  const models = [entry('claimantInfo', [field('kind'), field('a')])];
  const bundle = {
    models,
    pages: {
      one: {
        blocks: [
          {
            kind: 'copy' as const,
            id: 'note',
            textKeys: ['T'],
            dependencies: [
              { when: kindIs('x') },
              { when: { value: { field: 'a', model: 'claimantInfo' }, empty: false } },
            ],
          },
        ],
        exits: [{ when: kindIs('out'), to: 'sorry' }],
      },
      two: { blocks: [], skipWhen: kindIs('x') },
      three: { blocks: [] },
    },
    exitPages: { sorry: { blocks: [] } },
  };

  it('C8-10 C8-03 R2-23: skipped pages are left out of the sequence, exit pages never belong to it', async () => {
    const { plan, judge } = await bundleForm(bundle);
    const stateFor = (page: string, kind: string) =>
      pageState(plan, page, judge({ claimantInfo: { kind } }).claim, CONTEXT);
    const sequence = plan.pages.slice(0, plan.sequence).map((page) => page.name);
    const pagesFor = (kind: string) => sequence.filter((page) => !stateFor(page, kind).skipped);
    expect(pagesFor('x')).toEqual(['one', 'three']);
    expect(pagesFor('y')).toEqual(['one', 'two', 'three']);
    expect([stateFor('two', 'x').skipped, stateFor('two', 'y').skipped]).toEqual([true, false]);
  });

  it('C8-10: a page tells the exit that the claim leads to', async () => {
    const { plan, judge } = await bundleForm(bundle);
    const exitFor = (kind: string) =>
      pageState(plan, 'one', judge({ claimantInfo: { kind } }).claim, CONTEXT).exit;
    expect([exitFor('out'), exitFor('in')]).toEqual(['sorry', undefined]);
  });

  it('C8-03 R6-03: a block is shown while all its dependencies hold', async () => {
    const { plan, judge } = await bundleForm(bundle);
    const hidden = (claimantInfo: object) =>
      pageState(plan, 'one', judge({ claimantInfo }).claim, CONTEXT).blocks.note?.hidden;
    expect([hidden({ kind: 'x', a: '1' }), hidden({ kind: 'x' }), hidden({ kind: 'y', a: '1' })]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('R8-15: a page that the form does not have is a developer error', async () => {
    const { plan, judge } = await bundleForm(bundle);
    expect(() => pageState(plan, 'four', judge({}).claim, CONTEXT)).toThrow(
      'The form standard has no page four',
    );
  });
});
