import { describe, expect, it } from 'vitest';
import { fields, placed } from '../../../transforms/claims/settle.testkit.ts';
import { bundleForm, CONTEXT, entry, field, rule } from '../../../transforms/testing/forms.testkit.ts';
import { fillEarlier } from './fillEarlier.ts';

const isX = { value: { field: 'kind', model: 'claimantInfo' }, equals: 'x' };

/** A second page that only claims of the kind x come to. */
async function sourceOf(...kinds: string[]) {
  const { loaded } = await bundleForm({
    models: [entry('claimantInfo', [field('kind', [rule('required')]), field('more')])],
    pages: {
      one: { blocks: [fields('a', placed('kind'))] },
      two: { blocks: [fields('b', placed('more'))], skipWhen: { not: isX } },
    },
  });
  const samples = kinds.map((kind) => ({ claimantInfo: { kind, more: null } }));
  return { form: loaded, context: CONTEXT, samples, likely: () => [] };
}

describe('what earlier pages need', () => {
  it('C12-05: comes from a case that shows the page, not from the first that has no error', async () => {
    const filled = fillEarlier({}, 'two', await sourceOf('y', 'x'));
    expect(filled).toMatchObject({ claim: { claimantInfo: { kind: 'x' } }, left: [], isSkipped: false });
  });

  it('C12-05: where no case shows the page, that is said', async () => {
    expect(fillEarlier({}, 'two', await sourceOf('y'))).toMatchObject({ left: [], isSkipped: true });
  });
});
