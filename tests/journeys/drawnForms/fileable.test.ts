import { describe, expect, it } from 'vitest';
import { liveRecords } from '../../../transforms/claims/claimFields.ts';
import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import type { ModelName } from '../../../transforms/ground/modelNames.ts';
import { type JourneyForm, openJourneyForm } from '../form.ts';
import { onlyOf, placeOfRecord } from '../shares.ts';
import { drawnForm } from './drawnForm.ts';
import { fileableClaim } from './fileable.ts';

const MOMENTS = [new Date('2032-06-15T19:00:00Z')];

/** How many of the forms of chance are looked at. */
const FORMS = 4;

interface Found {
  seed: number;
  form: JourneyForm;
  claim: ClaimDocument;
  /** The lists that blocks share, and in which the claim has entries. */
  lists: ModelName[];
}

const isShared = (seed: number): boolean =>
  drawnForm(seed).pages.some(({ blocks }) => blocks.some(({ only }) => only !== undefined));

/** What somebody means to file in the form of a seed; null where it has no entries in lists that blocks share. */
function foundIn(seed: number): Found | null {
  if (!isShared(seed)) return null;
  const form = openJourneyForm(`drawn:${seed}`, 'standard');
  const claim = fileableClaim(form, MOMENTS, seed);
  if (!claim) return null;
  const lists = form.loaded.plan.models
    .filter(({ placements = [] }) => placements.some(({ only }) => only))
    .map(({ name }) => name)
    .filter((name) => liveRecords(claim[name]).length > 0);
  return lists.length > 0 ? { seed, form, claim, lists } : null;
}

/** The first forms of chance in which somebody means to make entries in lists that blocks share. */
function firstFound(): Found[] {
  const all: Found[] = [];
  for (let seed = 0; all.length < FORMS; seed += 1) all.push(...[foundIn(seed) ?? []].flat());
  return all;
}

const FOUND = firstFound();

describe('what somebody means to file in a form of chance whose lists blocks share', () => {
  it.each(FOUND)('drawn:$seed: every entry is of one of the blocks', ({ form, claim, lists }) => {
    for (const list of lists)
      for (const record of liveRecords(claim[list]))
        expect(onlyOf(form, placeOfRecord(form, list, record))).toBeDefined();
  });

  it.each(FOUND)('drawn:$seed: nothing is answered that the block of its entry does not ask', (found) => {
    const { form, claim, lists } = found;
    for (const list of lists) {
      const fields = form.loaded.plan.models.find(({ name }) => name === list)?.fields ?? [];
      for (const record of liveRecords(claim[list])) {
        const [, block] = placeOfRecord(form, list, record).split('@');
        const answered = fields
          .filter(({ computed, type }) => !computed && type !== 'list')
          .filter(({ name }) => name !== onlyOf(form, `${list}@${block}`)?.field)
          .filter(({ name }) => record[name] !== null && record[name] !== false);
        for (const { placements = [] } of answered)
          expect(placements.map((placement) => placement.block)).toContain(block);
      }
    }
  });

  it.each(FOUND)('drawn:$seed: entries stand in the order of their blocks', ({ form, claim, lists }) => {
    for (const list of lists) {
      const placements = form.loaded.plan.models.find(({ name }) => name === list)?.placements ?? [];
      const blocks = placements.map(({ block }) => `${list}@${block}`);
      const places = liveRecords(claim[list]).map((record) =>
        blocks.indexOf(placeOfRecord(form, list, record)),
      );
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });
});

describe('a form of chance whose rules ask by which way somebody came in', () => {
  it('kept:drawn-590872: nobody can file it who comes by the form’s own way, and nobody is sent to', () => {
    const form = openJourneyForm('kept:drawn-590872', 'standard');
    expect(fileableClaim(form, MOMENTS, 590872)).toBeNull();
  });
});
