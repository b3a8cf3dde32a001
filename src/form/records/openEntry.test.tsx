import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { submit, type } from '../../testing/visitor.testkit.ts';
import { addLoss, atLosses, documentHooks } from './recordDocuments.testkit.ts';

documentHooks();

const isInEntry = () => document.activeElement === screen.getByLabelText(/^What was lost/);

describe('an entry that is open beside a saved one', () => {
  it('C7-08 C10-02 C10-20: a refused Next, and its link in the summary of errors, lead into the entry and not to a button of the saved one; it quotes the entry’s buttons', async () => {
    await atLosses();
    await addLoss('Phone', '5');
    fireEvent.click(screen.getByRole('button', { name: /^Edit/ }));
    type(/^What was lost/, 'Old phone');
    submit();
    await waitFor(() => expect(isInEntry()).toBe(true));
    screen.getByRole('button', { name: 'Submit claim' }).focus();
    const said = 'Finish the entry that you began and choose “Save the loss”, or choose “Cancel”.';
    fireEvent.click(screen.getByRole('link', { name: said }));
    await waitFor(() => expect(isInEntry()).toBe(true));
  });
});
