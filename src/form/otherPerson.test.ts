import { describe, expect, it } from 'vitest';
import type { NameBlock, Page } from '../../schemas/generated/types.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { pageState } from '../../transforms/pages/pageState.ts';
import type { LeafUiSchema } from '../../transforms/pages/types.ts';
import {
  bundleFaults,
  bundleForm,
  CONTEXT,
  entry,
  field,
  NO_TEXTS,
} from '../../transforms/testing/forms.testkit.ts';
import { leafUi, OPEN_STATE } from './liveUiSchema.ts';

describe('whose a name or an address is', () => {
  const models = [
    entry('claimantInfo', [
      field('forChild', [], 'boolean'),
      field('firstName'),
      field('lastName'),
      ...['Country', 'StreetLine1', 'City', 'SubDivision', 'PostalCode'].map((name) =>
        field(`mailing${name}`),
      ),
    ]),
  ];
  const filled = async (person: NameBlock['person'] | undefined, forChild: boolean) => {
    const page: Page = {
      path: '/standard/one',
      titleKey: 'T',
      blocks: [
        {
          kind: 'name',
          id: 'n',
          model: 'claimantInfo',
          layout: 'first-last',
          ...(person && { person }),
        },
        { kind: 'address', id: 'a', model: 'claimantInfo', ...(person && { person }) },
      ],
    };
    const form = await bundleForm({ models, pages: { one: page } });
    const { uiSchema } = pageSchema(form.plan, page, { texts: NO_TEXTS, lists: {} });
    const state = pageState(form.plan, 'one', { claimantInfo: { forChild } }, CONTEXT);
    const leaves = uiSchema.claimantInfo as Record<string, LeafUiSchema>;
    return Object.entries(leaves).map(([name, leaf]) => {
      const ui = leafUi(leaf, state.fields[`claimantInfo.${name}`] ?? OPEN_STATE);
      return (ui['ui:options'] as { autocomplete?: string }).autocomplete;
    });
  };
  const own = [
    'given-name',
    'family-name',
    'country',
    'address-line1',
    'address-level2',
    'address-level1',
    'postal-code',
  ];
  const none = own.map(() => 'off');
  const whileChild = { value: { field: 'forChild' }, equals: true };

  it('C10-26: a browser fills in nothing of somebody else, and what is its owner’s as ever', async () => {
    expect(await filled(undefined, true)).toEqual(own);
    expect(await filled('self', true)).toEqual(own);
    expect(await filled('other', false)).toEqual(none);
    expect(await filled(whileChild, false)).toEqual(own);
    expect(await filled(whileChild, true)).toEqual(none);
  });

  it('C10-26: a condition that names nothing is a fault where it stands', async () => {
    const page = {
      path: '/standard/one',
      titleKey: 'T',
      blocks: [
        {
          kind: 'name',
          id: 'n',
          model: 'claimantInfo',
          layout: 'first-last',
          person: { value: { field: 'nobody' }, equals: true },
        },
      ],
    } as unknown as Page;
    expect(bundleFaults({ models, pages: { one: page } })).toContainEqual(
      expect.stringMatching(/unknown-field .*\/person\/value/),
    );
  });
});
