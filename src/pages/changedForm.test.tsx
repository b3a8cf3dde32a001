import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { compiled, pagesAnswer, problem, renderApp, withHashes } from '../testing/app.testkit.tsx';
import { MODELS, PAGES } from '../testing/smallForm.testkit.ts';
import { freshVisits, press, toSummary, type } from '../testing/visitor.testkit.ts';

const [info] = [PAGES['claimant-info']];
if (!info) throw new Error('The kit has other pages.');

freshVisits();

describe('a form that changes while it is filled in', () => {
  it('C6-15, C2-02: one message says so and calls what is no longer asked for by its label', async () => {
    const models = MODELS.map((model) => ({
      ...model,
      fields: model.fields.filter(({ name }) => name !== 'nickname'),
    }));
    const pages = {
      ...PAGES,
      'claimant-info': {
        blocks: info.blocks.map((block) =>
          block.kind === 'fields'
            ? { ...block, fields: block.fields.filter(({ name }) => name !== 'nickname') }
            : block,
        ),
      },
    };
    await renderApp({
      renewed: await compiled({ models, pages }),
      api: {
        submit: () => Promise.reject(problem(409, 'configurationChanged')),
        models: vi.fn().mockResolvedValueOnce(withHashes(MODELS)).mockResolvedValue(withHashes(models)),
        pages: vi.fn().mockResolvedValueOnce(pagesAnswer(PAGES)).mockResolvedValue(pagesAnswer(pages)),
      },
    });
    await toSummary(async () => {
      fireEvent.click(screen.getByLabelText(/I have a nickname/));
      await screen.findByLabelText(/^Nickname/);
      type(/^Nickname/, 'Countess');
    });
    type(/Signature/, 'Ada');
    press('Submit claim');
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('This form was updated while you were filling it in.');
    expect(alert.textContent).toContain('No longer asked for: Nickname.');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  });
});
