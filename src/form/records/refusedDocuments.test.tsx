import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problem } from '../../testing/app.testkit.tsx';
import { submit } from '../../testing/visitor.testkit.ts';
import { addLoss, addRow, atLosses, atTable, documentHooks } from './recordDocuments.testkit.ts';

documentHooks();

const WRONG_KIND = problem(415, 'documentTypeRefused', { document: 'phone.pdf' });
const NOT_THERE = problem(400, 'validationFailed', {
  validationErrors: [
    {
      path: 'documentContexts.1.file',
      rule: 'documentMissing',
      message: 'The document phone.pdf did not arrive',
    },
  ],
});

describe('a document of a record that the server refuses', () => {
  it.each([
    ['by its name', WRONG_KIND],
    ['by its place', NOT_THERE],
  ])(
    'C10-14, C8-15: %s: is told at the record in which it was chosen, to which the summary leads',
    async (_how, refusal) => {
      await atLosses({}, { api: { submit: async () => Promise.reject(refusal) } });
      await addLoss('Bicycle', '100', 'shop.pdf');
      await addLoss('Phone', '100', 'phone.pdf');
      submit();
      if (refusal === WRONG_KIND)
        fireEvent.click((await screen.findByRole('alertdialog')).querySelector('button') as HTMLElement);
      const [link] = await screen.findAllByRole('link', { name: /phone\.pdf/ });
      fireEvent.click(link as HTMLElement);
      const card = () => document.activeElement?.closest('.cw-card');
      await waitFor(() => expect(card()?.textContent).toMatch(/Phone/));
      expect(card()?.textContent).toMatch(/phone\.pdf (did not arrive|is of a kind)/);
    },
  );

  it('C10-14, C8-15: in a table it is told at the row', async () => {
    await atTable({}, { api: { submit: async () => Promise.reject(NOT_THERE) } });
    await addRow('Bicycle', '100', 'shop.pdf');
    await addRow('Phone', '100', 'phone.pdf');
    submit();
    const [link] = await screen.findAllByRole('link', { name: /phone\.pdf/ });
    const said = document.querySelectorAll('.cw-table .cw-error');
    expect([...said].map((one) => one.closest('tr')?.textContent)).toEqual([expect.stringMatching(/^Phone/)]);
    fireEvent.click(link as HTMLElement);
    await waitFor(() => expect(screen.getByLabelText(/^What was lost/)).toHaveProperty('value', 'Phone'));
  });
});
