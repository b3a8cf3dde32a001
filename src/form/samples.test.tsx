import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readBundle } from '../../bundle/readBundle.ts';
import { emptyClaim } from '../../transforms/claims/complete.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { buildFormModel } from '../../transforms/form/buildFormModel.ts';
import { FORM_NAMES, type FormName } from '../../transforms/ground/modelNames.ts';
import type { JudgeContext } from '../../transforms/ground/verdict.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { pageState } from '../../transforms/pages/pageState.ts';
import { ClaimPage } from './ClaimPage.tsx';
import { propsOf } from './claimPage.testkit.tsx';

afterEach(cleanup);

const SETTLEMENTS = ['meridian-auto', 'meridian-auto-short', 'northline-recall'];
const CONTEXT: JudgeContext = {
  now: new Date('2026-06-01T12:00:00Z'),
  allowedCharacters: null,
  culture: 'en',
  audience: 'browser',
};

const samples = SETTLEMENTS.flatMap((settlement) => {
  const { bundle } = readBundle(`settlements/${settlement}`).view;
  const forms = Object.keys(bundle.settlement.forms).filter((name): name is FormName => name in FORM_NAMES);
  return forms.flatMap((form) =>
    (bundle.settlement.forms[form]?.pages ?? []).map((page) => ({ settlement, bundle, form, page })),
  );
});

const nothing = () => null;

describe('the pages of the sample settlements', () => {
  it.each(samples)(
    'C10-30: $settlement: $form/$page is drawn, in every culture, with a name for every control, and says what files it takes once',
    (sample) => {
      const { bundle, form, page } = sample;
      const { plan, faults } = buildFormModel(readForm(bundle, form));
      expect(faults).toEqual([]);
      const described = bundle.pages[`${form}/${page}`];
      if (!described) throw new Error(`There is no page ${form}/${page}.`);
      const claim = emptyClaim(plan);
      for (const [culture, active] of Object.entries(bundle.content)) {
        const texts = { culture, active, fallback: bundle.content.en ?? {} };
        const schema = pageSchema(plan, described, { texts, lists: bundle.lists });
        const state = pageState(plan, page, claim, { ...CONTEXT, culture });
        render(
          <ClaimPage
            {...propsOf(schema, { claim, state, blocks: { summary: nothing, confirmation: nothing } })}
          />,
        );
        expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
        const controls = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
        expect(controls.filter(({ labels }) => !labels?.length).map(({ id }) => id)).toEqual([]);
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        // What may be sent: the field of a file says the kinds by itself, and one text beside it their size.
        const words = JSON.stringify(schema);
        expect(words.match(/10.MB|10 ميغابايت/g)?.length ?? 0, 'C10-30').toBeLessThanOrEqual(1);
        expect(words, 'C10-30').not.toMatch(/\bPDF\b/);
        cleanup();
      }
    },
  );
});
