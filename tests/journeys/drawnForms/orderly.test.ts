import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import type { JudgeContext } from '../../../transforms/ground/verdict.ts';
import { LIST_MODELS, type RosterField } from '../../agreement/roster.ts';
import { type JourneyForm, openJourneyForm } from '../form.ts';
import { writeDrawnBundle } from './drawnBundle.ts';
import type { DrawnForm } from './drawnForm.ts';
import { canBeEntered } from './orderly.ts';

const CONTEXT: JudgeContext = {
  ...{ now: new Date('2032-06-15T19:00:00Z'), allowedCharacters: null, culture: 'en', audience: 'browser' },
};

const isNamed = { value: { field: 'firstName', model: 'claimantInfo' }, equals: 'Ada' };
const hasNoIncome = { value: { field: 'income', model: 'claimantInfo' }, empty: true };

/** A field that nothing is asked of. */
const bare = ({ name, type, fields }: RosterField): object => ({
  ...{ name, type, rules: [] },
  ...(fields && { fields: fields.map(bare) }),
});

/** The income is asked of Ada alone, and what she paid; the city of those who have none. */
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
    {
      metadata: { formType: 'Standard', dtoMapping: 'claimTransactions', prepopulatedSubModel: null },
      fields: LIST_MODELS.claimTransactions?.map(bare),
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
        {
          ...{ kind: 'recordManager', id: 'bought', model: 'claimTransactions', allowEdit: true },
          fields: [
            { name: 'merchant' },
            { name: 'amountClaimed', dependencies: [{ when: isNamed, hide: false, disable: true }] },
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

const isEntered = (claimantInfo: ClaimRecord, claimTransactions: ClaimRecord[] = []): boolean =>
  canBeEntered(form, { claimantInfo, claimTransactions, signature: { signature: 'Ada Lovelace' } }, CONTEXT);

describe('whether somebody can enter a claim page after page', () => {
  it('nobody answers what stays disabled', () => {
    expect(isEntered({ firstName: null, income: '5', city: null })).toBe(false);
  });

  it('nobody answers what stays disabled in a record, and saves none in which nothing can be answered', () => {
    const bought = { merchant: null, amountClaimed: '5' };
    expect(isEntered({ firstName: 'Bob', income: '5', city: null }, [bought])).toBe(false);
    expect(isEntered({ firstName: 'Ada', income: '5', city: null }, [bought])).toBe(true);
    expect(isEntered({ firstName: 'Bob', income: null, city: 'abc' }, [{ ...bought, merchant: 'abc' }])).toBe(
      true,
    );
  });

  it('what a later answer of its page lets them answer is answered then', () => {
    expect(isEntered({ firstName: 'Ada', income: '5', city: null })).toBe(true);
  });
});
