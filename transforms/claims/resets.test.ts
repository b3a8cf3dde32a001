import { describe, expect, it } from 'vitest';
import { momentOf } from '../conditions/scope.ts';
import type { ClaimDocument } from '../ground/claim.ts';
import { bundleForm, CONTEXT, entry, field } from '../testing/forms.testkit.ts';
import { emptyClaim } from './complete.ts';
import { judgeChange, judgeEntered, settleWithResets } from './resets.ts';

const agreed = { value: { field: 'agrees' }, equals: true } as const;

const { loaded: form } = await bundleForm({
  models: [
    entry('claimantInfo', [field('agrees', [], 'boolean'), field('gone'), field('kept'), field('back')]),
  ],
  pages: {
    start: {
      blocks: [
        {
          kind: 'fields',
          id: 'a',
          model: 'claimantInfo',
          fields: [
            { name: 'agrees', label: 'L' },
            { name: 'gone', label: 'L', dependencies: [{ when: agreed }] },
            { name: 'kept', label: 'L', dependencies: [{ when: agreed, resetOnUnfulfilled: false }] },
            {
              name: 'back',
              label: 'L',
              dependencies: [
                {
                  when: agreed,
                  hide: false,
                  resetOnUnfulfilled: false,
                  resetOnFulfilled: true,
                  resetValue: 'x',
                },
              ],
            },
          ],
        },
      ],
    },
  },
});

const moment = momentOf(CONTEXT);
const claimWith = (fields: object): ClaimDocument => ({
  claimantInfo: { agrees: false, gone: null, kept: null, back: null, ...fields },
});
const settledOf = (entered: ClaimDocument) => judgeEntered(entered, form, CONTEXT).verdict.claim;

describe('resets', () => {
  it('R4-13: a dependency that ceases to hold empties what was entered, or only what is shown', () => {
    const before = claimWith({ agrees: true, gone: 'a', kept: 'b' });
    const entered = claimWith({ agrees: false, gone: 'a', kept: 'b' });
    const judged = judgeChange(entered, settledOf(before), form, CONTEXT);
    expect(judged.entered.claimantInfo).toMatchObject({ gone: null, kept: 'b' });
    expect(judged.verdict.claim.claimantInfo).toMatchObject({ gone: null, kept: null });
    expect(entered.claimantInfo).toMatchObject({ gone: 'a' });
  });

  it('R4-13, R3-33: a dependency that begins to hold resets where it says so, and drawing first finds the same', () => {
    const settled = settledOf(claimWith({ back: 'typed' }));
    const entered = claimWith({ agrees: true, back: 'typed' });
    const judged = judgeChange(entered, settled, form, CONTEXT);
    expect(judged.entered.claimantInfo).toMatchObject({ back: 'x' });
    const change = { model: 'claimantInfo', field: 'agrees' } as const;
    const drawn = settleWithResets(entered, settled, [change], form.plan, moment);
    expect(drawn).toEqual({ entered: judged.entered, claim: judged.verdict.claim });
  });

  it('what holds as before resets nothing, and the same document comes back', () => {
    const entered = { ...emptyClaim(form.plan), ...claimWith({ agrees: true, back: 'typed' }) };
    expect(judgeChange(entered, settledOf(entered), form, CONTEXT).entered).toBe(entered);
  });
});
