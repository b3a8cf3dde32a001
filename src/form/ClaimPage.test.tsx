import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClaimPage } from './ClaimPage.tsx';
import { type FieldSpec, pageOf, propsOf, StandaloneClaim, stateOf } from './claimPage.testkit.tsx';
import { CITY, NAME, nextButton, type } from './claimPageFields.testkit.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PAY: FieldSpec = {
  name: 'payment',
  widget: 'radio',
  label: 'Payment',
  options: {
    enumOptions: [
      { value: 'check', label: 'Check' },
      { value: 'wallet', label: 'Wallet' },
    ],
  },
};

describe('what a field shows', () => {
  it('R5-13, C4-20: the first message beneath a field; text fields show all of them once', () => {
    const page = pageOf([NAME, PAY]);
    render(
      <ClaimPage
        {...propsOf(page, {
          errors: {
            'claimantInfo.firstName': ['One', 'Two', 'One'],
            'claimantInfo.payment': ['Three', 'Four'],
          },
        })}
      />,
    );
    expect(screen.getByText('One')).toBeTruthy();
    expect(screen.getByText('Two')).toBeTruthy();
    expect(screen.getByText('Three')).toBeTruthy();
    expect(screen.queryByText('Four')).toBeNull();
  });

  it('ties label, hint and error to the input', () => {
    const page = pageOf([{ ...NAME, options: { hint: 'As on your letter' } }]);
    render(<ClaimPage {...propsOf(page, { errors: { 'claimantInfo.firstName': ['Value is required'] } })} />);
    const input = screen.getByLabelText('First name');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As on your letter',
      'Error: Value is required',
    ]);
  });

  it('R5-31: marks a required field, unless the author turned the mark off (R3-35)', () => {
    const page = pageOf([NAME, { ...CITY, options: { requiredStyling: false } }]);
    const required = { required: true };
    const state = stateOf(page, { 'claimantInfo.firstName': required, 'claimantInfo.city': required });
    const { container } = render(<ClaimPage {...propsOf(page, { state })} />);
    expect(container.querySelectorAll('.cw-required')).toHaveLength(1);
    expect(container.querySelector('label .cw-required')?.parentElement?.textContent).toBe(
      'First name\u00a0*',
    );
    expect(screen.getByLabelText(/First name/).getAttribute('aria-required')).toBe('true');
  });

  it('R4-14: hides and disables by the page state, field by field and block by block', () => {
    const page = pageOf(
      [NAME, CITY],
      [{ kind: 'copy', id: 'note', style: 'paragraphs', texts: ['Read this'] }],
    );
    const props = propsOf(page);
    const { rerender } = render(<ClaimPage {...props} />);
    const state = stateOf(page, {
      'claimantInfo.firstName': { hidden: true },
      'claimantInfo.city': { disabled: true },
    });
    rerender(<ClaimPage {...props} state={{ ...state, blocks: { note: { hidden: true } } }} />);
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.getByLabelText('City')).toHaveProperty('disabled', true);
    expect(screen.queryByText('Read this')).toBeNull();
    rerender(<ClaimPage {...props} />);
    expect(screen.getByLabelText('First name')).toBeTruthy();
  });

  it('C15-07, R3-35: the key of a field is in its element', () => {
    const key = (name: string) => ({ options: { key: `my-${name}` } });
    const page = pageOf([
      { name: 'unit', widget: 'text', label: 'Unit', ...key('unit') },
      { name: 'agree', widget: 'checkbox', label: 'I agree', ...key('agree') },
      { ...PAY, options: { ...PAY.options, key: 'my-pay' } },
      CITY,
    ]);
    render(<ClaimPage {...propsOf(page)} />);
    const keyOf = (control: HTMLElement) => control.closest<HTMLElement>('.cw-field')?.dataset.key;
    expect(keyOf(screen.getByLabelText('Unit'))).toBe('my-unit');
    expect(keyOf(screen.getByLabelText('I agree'))).toBe('my-agree');
    expect(keyOf(screen.getByRole('radiogroup', { name: 'Payment' }))).toBe('my-pay');
    expect(document.querySelectorAll('[data-key]')).toHaveLength(3);
  });

  it('R3-35: label, placeholder, suppressed label, prepended and appended text, option labels', () => {
    const page = pageOf([
      {
        name: 'amount',
        widget: 'text',
        label: 'Amount',
        options: { prepended: '$', appended: 'USD', placeholder: '0' },
      },
      { name: 'unit', widget: 'text', label: 'Unit', options: { suppressLabel: true } },
      {
        name: 'state',
        widget: 'select',
        label: 'State',
        options: { placeholder: 'Pick one', enumOptions: [{ value: 'WA', label: 'Washington' }] },
      },
      PAY,
    ]);
    render(<ClaimPage {...propsOf(page)} />);
    expect(screen.getByLabelText('Amount').getAttribute('placeholder')).toBe('0');
    expect(screen.getByLabelText('Amount').parentElement?.textContent).toBe('$USD');
    expect(screen.getByText('Unit').className).toContain('cw-visually-hidden');
    const options = within(screen.getByLabelText('State')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Pick one', 'Washington']);
    expect(within(screen.getByRole('radiogroup', { name: 'Payment' })).getAllByRole('radio')).toHaveLength(2);
  });

  it('C10-31: a choice that must be made says so once, by its group, and makes nothing invalid before it has a message', () => {
    const page = pageOf([PAY]);
    const state = stateOf(page, { 'claimantInfo.payment': { required: true } });
    const { container } = render(<ClaimPage {...propsOf(page, { state })} />);
    // Firefox says “invalid entry” of a whole form as the focus enters it, for one control that is.
    expect(container.querySelector('form')?.checkValidity()).toBe(true);
    const group = screen.getByRole('radiogroup', { name: 'Payment' });
    expect(group.getAttribute('aria-required')).toBe('true');
  });

  it('renders only the field that changed', () => {
    const page = pageOf([NAME, CITY]);
    const props = propsOf(page);
    const { rerender } = render(<ClaimPage {...props} />);
    const city = screen.getByLabelText('City').closest('.cw-field');
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    observer.observe(city ?? document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    rerender(<ClaimPage {...props} errors={{ 'claimantInfo.firstName': ['Value is required'] }} />);
    seen.push(...observer.takeRecords());
    expect(screen.getByText('Value is required')).toBeTruthy();
    expect(seen).toEqual([]);
  });

  it('draws the options of a list once, though a message comes to its field', () => {
    const drawn = vi.fn(() => 'Washington');
    const option = Object.defineProperty({ value: 'WA', label: '' }, 'label', { get: drawn });
    const page = pageOf([
      { name: 'state', widget: 'select', label: 'State', options: { enumOptions: [option] } },
    ]);
    const props = propsOf(page);
    const { rerender } = render(<ClaimPage {...props} />);
    expect(screen.getByRole('option', { name: 'Washington' })).toBeTruthy();
    const before = drawn.mock.calls.length;
    rerender(<ClaimPage {...props} errors={{ 'claimantInfo.state': ['Value is required'] }} />);
    expect(screen.getByText('Value is required')).toBeTruthy();
    expect(drawn).toHaveBeenCalledTimes(before);
  });

  it('a list that is not at hand is searched by the app', async () => {
    const searchList = vi.fn(async () => ({ options: [{ value: 'WA', label: 'Washington' }], total: 1 }));
    const state: FieldSpec = { name: 'state', widget: 'select', options: { optionsList: 'states' } };
    render(<ClaimPage {...propsOf(pageOf([state]), { searchList })} />);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'wash' } });
    expect(await screen.findByRole('option', { name: 'Washington' })).toBeTruthy();
    expect(searchList).toHaveBeenCalledExactlyOnceWith('states', 'wash', 50);
  });

  it('an unknown widget is an error, not an empty place', () => {
    const page = pageOf([{ name: 'x', widget: 'slider' as never, label: 'X' }]);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<ClaimPage {...propsOf(page)} />)).toThrow("No widget 'slider'");
  });
});

describe('Next', () => {
  it('a refused Next shows the summary in page order, focused, and its lines lead to the fields', () => {
    const page = pageOf([NAME, PAY]);
    const props = propsOf(page);
    const { rerender } = render(<ClaimPage {...props} />);
    expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull();
    rerender(
      <ClaimPage
        {...props}
        attempt={1}
        errors={{
          'claimantInfo.payment': ['Choose one'],
          'claimantInfo.firstName': ['Value is required', 'Too long'],
        }}
      />,
    );
    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(document.activeElement).toBe(summary);
    const lines = within(summary).getAllByRole('link');
    expect(lines.map((line) => line.textContent)).toEqual([
      'First name: Value is required',
      'Payment: Choose one',
    ]);
    fireEvent.click(lines[1] as HTMLElement);
    expect(document.activeElement).toBe(screen.getByLabelText('Check'));
    rerender(
      <ClaimPage {...props} attempt={2} errors={{ 'claimantInfo.firstName': ['Value is required'] }} />,
    );
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'There is a problem' }));
  });

  it('R9-09: the buttons are Back and Next by default, and rest while something is under way (R4-35)', () => {
    const onBack = vi.fn();
    const props = propsOf(pageOf([NAME]), { onBack });
    const { rerender } = render(<ClaimPage {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
    rerender(<ClaimPage {...props} busy />);
    const back = screen.getByRole('button', { name: 'Back' });
    for (const button of [nextButton(), back]) expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(fireEvent.click(nextButton())).toBe(false);
    fireEvent.click(back);
    expect(onBack).toHaveBeenCalledOnce();
    rerender(
      <ClaimPage {...props} page={{ ...props.page, nextLabel: 'File my claim', backLabel: 'Go back' }} />,
    );
    expect(screen.getByRole('button', { name: 'File my claim' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go back' })).toBeTruthy();
  });

  it('a new culture changes the texts and keeps the page and what was typed', () => {
    const page = pageOf([NAME]);
    const { rerender } = render(<StandaloneClaim page={page} />);
    const input = screen.getByLabelText('First name');
    type(input, 'Ada');
    rerender(<StandaloneClaim page={pageOf([{ ...NAME, label: 'Nombre' }])} />);
    expect(screen.getByLabelText('Nombre')).toBe(input);
    expect(input).toHaveProperty('value', 'Ada');
  });
});
