import RjsfValidator from '@rjsf/validator-ajv8/lib/precompiledValidator.js';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rule } from '../../transforms/testing/forms.testkit.ts';
import { renderApp } from '../testing/app.testkit.tsx';
import { MODELS } from '../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, toSummary, type } from '../testing/visitor.testkit.ts';

freshVisits();

describe('records', () => {
  it('R4-10, R5-43: Enter in a row saves it and goes on, and nothing of the row is missed afterwards', async () => {
    const failures: unknown[] = [];
    const note = (event: ErrorEvent) => failures.push(event.error);
    window.addEventListener('error', note);
    const { app } = await renderApp();
    await toSummary();
    const add = screen.getAllByRole('button', { name: 'Add more' }).at(-1);
    if (add) fireEvent.click(add);
    const table = document.getElementById('root_claimTransactions');
    if (!table) throw new Error('There is no table.');
    await waitFor(() => expect(within(table).getAllByRole('textbox').length).toBeGreaterThan(0));
    const [amount] = within(table).getAllByRole<HTMLInputElement>('textbox');
    if (!amount) throw new Error('The row has no field.');
    amount.focus();
    fireEvent.input(amount, { target: { value: '12.5' } });
    const form = amount.closest('form');
    if (form) fireEvent.submit(form);
    await waitFor(() =>
      expect(app.claims.get('standard').state.document.claimTransactions).toMatchObject([
        { amountClaimed: '12.5' },
      ]),
    );
    fireEvent.blur(amount);
    window.removeEventListener('error', note);
    expect(failures).toEqual([]);
  });
});

describe('a page that refuses Next', () => {
  /** Goes to a page with two empty fields that must be filled in, and presses Next; RJSF's validator lists these errors. */
  async function pressNextWith(listed: (path: string) => boolean): Promise<void> {
    const judge = RjsfValidator.prototype.rawValidation;
    await renderApp();
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    vi.spyOn(RjsfValidator.prototype, 'rawValidation').mockImplementation(function (
      this: RjsfValidator,
      ...asked
    ) {
      const { errors = [] } = judge.apply(this, asked) as { errors?: { instancePath: string }[] };
      return { errors: errors.filter(({ instancePath }) => listed(instancePath)) as never };
    });
    press('Next');
  }

  it('C15-11: shows what RJSF’s validator lists, in the summary and at the fields', async () => {
    await pressNextWith((path) => path === '/claimantInfo/firstName');
    const summary = await screen.findByRole('region', { name: 'There is a problem' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['First name: Value is required']);
    expect(document.querySelectorAll('.cw-error')).toHaveLength(1);
  });

  it('C15-11: stores what RJSF’s Form reports as changed, and says what is wrong with a field that it reports as left', async () => {
    const { app } = await renderApp();
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    const field = screen.getByLabelText(/^First name/);
    fireEvent.focus(field);
    fireEvent.blur(field);
    await waitFor(() => expect(document.querySelectorAll('.cw-error')).toHaveLength(1));
    type(/^First name/, 'Ada');
    fireEvent.blur(field);
    await waitFor(() => expect(document.querySelectorAll('.cw-error')).toHaveLength(0));
    expect(app.claims.get('standard').state.document.claimantInfo).toMatchObject({ firstName: 'Ada' });
  });

  it('C15-11: is left where RJSF’s validator lists nothing', async () => {
    await pressNextWith(() => false);
    await waitFor(() => expect(document.querySelector('h1')?.textContent).not.toBe('About you'));
  });

  it('R4-08: a question that appears afterwards is not in error before anybody could answer it', async () => {
    const models = MODELS.map((model) => ({
      ...model,
      fields: model.fields.map((one) =>
        one.name === 'nickname' ? { ...one, rules: [rule('required')] } : one,
      ),
    }));
    await renderApp({ models });
    await heading('Start');
    type(/Claim number/, 'A1');
    press('Next');
    await heading('About you');
    press('Next');
    await screen.findByRole('region', { name: 'There is a problem' });
    expect(document.querySelectorAll('.cw-error')).toHaveLength(2);
    expect(document.title).toMatch(/^Error: About you/);
    fireEvent.click(screen.getByLabelText(/I have a nickname/));
    expect((await screen.findByLabelText(/^Nickname/)).getAttribute('aria-invalid')).not.toBe('true');
    expect(document.querySelectorAll('.cw-error')).toHaveLength(2);
    press('Next');
    await waitFor(() => expect(document.querySelectorAll('.cw-error')).toHaveLength(3));
  });
});
