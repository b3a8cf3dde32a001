import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entry, field, rule } from '../../transforms/testing/forms.testkit.ts';
import { EN } from '../../transforms/texts/en.ts';
import { compiled, filed, pagesAnswer, problem, renderApp, withHashes } from '../testing/app.testkit.tsx';
import { CONTENT, MODELS, PAGES } from '../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, submit, toSummary, type } from '../testing/visitor.testkit.ts';

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
    expect(alert.textContent).toContain('We no longer need: Nickname.');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  });

  it('C6-15: answers are judged by the form as it is now, and what it asks for anew is filed with them', async () => {
    const added = entry('claimDetails', [field('colour', [rule('required')])]);
    const models = [...MODELS, added];
    const colour = {
      kind: 'fields' as const,
      id: 'colour',
      model: 'claimDetails' as const,
      fields: [{ name: 'colour', label: 'L_colour' }],
    };
    const pages = { ...PAGES, 'claimant-info': { blocks: [...info.blocks, colour] } };
    const submitted = vi
      .fn()
      .mockRejectedValueOnce(problem(409, 'configurationChanged'))
      .mockResolvedValue(filed('R-2'));
    await renderApp({
      renewed: await compiled({ models, pages }),
      api: {
        content: async () => ({ ...EN, ...CONTENT, L_colour: 'Colour' }),
        submit: submitted,
        models: vi.fn().mockResolvedValueOnce(withHashes(MODELS)).mockResolvedValue(withHashes(models)),
        pages: vi.fn().mockResolvedValueOnce(pagesAnswer(PAGES)).mockResolvedValue(pagesAnswer(pages)),
      },
    });
    await toSummary();
    submit();
    await screen.findByRole('alertdialog');
    press('OK');
    press('Submit claim');
    await heading('About you');
    expect(submitted).toHaveBeenCalledTimes(1);
    type(/Colour/, 'red');
    press('Next');
    await heading('Check');
    press('Submit claim');
    await screen.findByText('R-2');
    expect(submitted.mock.calls[1]?.[1].claimDetails).toMatchObject({
      clientId: expect.stringMatching(/^claimDetails-\w{8}$/),
      fields: { colour: 'red' },
    });
  });
});
