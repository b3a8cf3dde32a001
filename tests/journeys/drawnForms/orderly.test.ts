import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClaimRecord, JudgeContext } from '../../../transforms/claims/types.ts';
import { type JourneyForm, openJourneyForm } from '../form.ts';
import { writeDrawnBundle } from './drawnBundle.ts';
import type { DrawnForm } from './drawnForm.ts';
import { canBeEntered } from './orderly.ts';

const CONTEXT: JudgeContext = {
  ...{ now: new Date('2032-06-15T19:00:00Z'), allowedCharacters: null, culture: 'en', audience: 'browser' },
};

const isNamed = { value: { field: 'firstName', model: 'claimantInfo' }, equals: 'Ada' };
const hasNoIncome = { value: { field: 'income', model: 'claimantInfo' }, empty: true };

/** The income is asked of Ada alone, and the city of those who have none. */
const FORM = {
  models: [
    {
      metadata: { formType: 'Standard', dtoMapping: 'claimantInfo', prepopulatedSubModel: null },
      fields: [
        { name: 'firstName', type: 'string', rules: [] },
        { name: 'income', type: 'number', rules: [] },
        {
          ...{ name: 'city', type: 'string' },
          rules: [{ name: 'requiredWhen', namedParams: { condition: hasNoIncome } }],
        },
      ],
    },
  ],
  pages: [
    {
      ...{ path: '/standard/one', titleKey: 'Title_one' },
      blocks: [
        {
          ...{ kind: 'fields', id: 'who', model: 'claimantInfo' },
          fields: [
            {
              name: 'income',
              dependencies: [{ when: isNamed, hide: false, disable: true, resetOnUnfulfilled: false }],
            },
            { name: 'firstName' },
            { name: 'city' },
          ],
        },
      ],
    },
  ],
} as unknown as DrawnForm;

let folder: string;
let form: JourneyForm;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'claimwright-orderly-'));
  writeDrawnBundle(folder, FORM);
  form = openJourneyForm(folder, 'standard');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isEntered = (claimantInfo: ClaimRecord): boolean =>
  canBeEntered(form, { claimantInfo, signature: { signature: 'Ada Lovelace' } }, CONTEXT);

describe('whether somebody can enter a claim page after page', () => {
  it('nobody answers what stays disabled', () => {
    expect(isEntered({ firstName: null, income: '5', city: null })).toBe(false);
  });

  it('what a later answer of its page lets them answer is answered then', () => {
    expect(isEntered({ firstName: 'Ada', income: '5', city: null })).toBe(true);
  });
});
