import { describe, expect, it } from 'vitest';
import { openJourneyForm } from '../form.ts';
import { type Model, newModel, savedEntries } from '../model.ts';
import type { Seen } from '../observe.ts';
import type { ListPlace } from '../shares.ts';
import { finishingEntry } from './finishEntry.ts';

/** Nothing of what the page shows is looked at. */
const UNSEEN = {} as Seen;

const NOW = new Date('2032-06-15T19:00:00Z');

/** A model on a page of a form, with an entry of a list that was begun, and in which this was entered. */
function begun(
  [settlement, page]: [string, string],
  list: ListPlace,
  record: Record<string, string> = {},
): Model {
  const model = newModel(openJourneyForm(settlement, 'standard'), {}, () => NOW, UNSEEN);
  model.page = page;
  model.drafts.set(list, record);
  return model;
}

function finished(model: Model, list: ListPlace): Model {
  finishingEntry.learn?.(model, { do: 'finishEntry', list }, UNSEEN);
  return model;
}

const CARDS: [string, string] = ['kept:drawn-4', 'three'];
const ROWS: [string, string] = ['lumora-refund', 'supporting-documents'];

describe('what journeys know of an entry that is finished on purpose', () => {
  it('a card that asks for nothing is saved with nothing in it', () => {
    const model = finished(begun(CARDS, 'documentContexts'), 'documentContexts');
    expect(savedEntries(model, 'documentContexts')).toHaveLength(1);
    expect(model.drafts.size).toBe(0);
  });

  it.each([
    ['a card that lacks an answer stays open', CARDS, 'claimTransactions', {}],
    ['a card with an answer is saved once the page has saved it', CARDS, 'documentContexts', { page: '3' }],
    ['a row is passed over where nothing was entered', ROWS, 'claimTransactions', {}],
  ] as const)('%s', (_what, [settlement, page], list, record) => {
    const model = finished(begun([settlement, page], list, record), list);
    expect(savedEntries(model, list)).toEqual([]);
    expect(model.drafts.get(list)).toEqual(record);
  });
});
