import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenderBlock } from '../../transforms/pages/types.ts';
import { ClaimPage } from './ClaimPage.tsx';
import { type FieldSpec, pageOf, propsOf, StandaloneClaim, stateOf } from './claimPage.testkit.tsx';
import type { ClaimPageHandle } from './types.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NAME: FieldSpec = { name: 'firstName', widget: 'text', label: 'First name' };
const CITY: FieldSpec = { name: 'city', widget: 'text', label: 'City' };
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

const type = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
const nextButton = () => screen.getByRole('button', { name: 'Next' });

describe('typing', () => {
  it('R4-07: commits when the field is left, an empty text as null', () => {
    const onCommit = vi.fn();
    const onBlurField = vi.fn();
    render(
      <ClaimPage
        {...propsOf(pageOf([NAME]), { claim: { claimantInfo: { firstName: 'Ada' } }, onCommit, onBlurField })}
      />,
    );
    const input = screen.getByLabelText('First name');
    expect(input).toHaveProperty('value', 'Ada');
    type(input, '');
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.blur(input);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('claimantInfo.firstName', null);
    expect(onBlurField).toHaveBeenCalledExactlyOnceWith('claimantInfo.firstName');
  });

  it('commits after a pause of 300 ms and not before', () => {
    vi.useFakeTimers();
    const onCommit = vi.fn();
    render(<ClaimPage {...propsOf(pageOf([NAME]), { onCommit })} />);
    type(screen.getByLabelText('First name'), 'Ad');
    vi.advanceTimersByTime(200);
    type(screen.getByLabelText('First name'), 'Ada');
    vi.advanceTimersByTime(299);
    expect(onCommit).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('claimantInfo.firstName', 'Ada');
  });

  it('commits before Next, on page hide, and when the app asks', () => {
    const calls: string[] = [];
    const ref = createRef<ClaimPageHandle>();
    const props = propsOf(pageOf([NAME]), {
      onCommit: (_, value) => calls.push(String(value)),
      onNext: () => calls.push('next'),
    });
    render(<ClaimPage {...props} ref={ref} />);
    const input = screen.getByLabelText('First name');
    type(input, 'A');
    fireEvent.click(nextButton());
    expect(calls).toEqual(['A', 'next']);
    type(input, 'Ad');
    fireEvent(window, new Event('pagehide'));
    type(input, 'Ada');
    act(() => ref.current?.flush());
    expect(calls).toEqual(['A', 'next', 'Ad', 'Ada']);
  });

  it('follows a value from outside: prefill and reset', () => {
    const props = propsOf(pageOf([NAME]), { claim: { claimantInfo: { firstName: null } } });
    const { rerender } = render(<ClaimPage {...props} />);
    rerender(<ClaimPage {...props} claim={{ claimantInfo: { firstName: 'Grace' } }} />);
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Grace');
    rerender(<ClaimPage {...props} claim={{ claimantInfo: { firstName: null } }} />);
    expect(screen.getByLabelText('First name')).toHaveProperty('value', '');
  });

  it('keeps the input itself, and so the focus, over every change around it', () => {
    const props = propsOf(pageOf([NAME, CITY]));
    const { rerender } = render(<ClaimPage {...props} />);
    const input = screen.getByLabelText('First name');
    input.focus();
    rerender(<ClaimPage {...props} errors={{ 'claimantInfo.firstName': ['Value is required'] }} />);
    rerender(<ClaimPage {...props} claim={{ claimantInfo: { firstName: 'Ada', city: 'Turin' } }} />);
    expect(document.activeElement).toBe(input);
    expect(screen.getByLabelText('First name')).toBe(input);
  });
});

describe('what a field shows', () => {
  it('R5-13: the first message beneath a field; text fields show all of them once', () => {
    const page = pageOf([NAME, PAY]);
    render(
      <ClaimPage
        {...propsOf(page, {
          errors: { 'claimantInfo.firstName': ['One', 'Two'], 'claimantInfo.payment': ['Three', 'Four'] },
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
    expect(within(screen.getByRole('group', { name: 'Payment' })).getAllByRole('radio')).toHaveLength(2);
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
    expect(screen.queryByRole('alert')).toBeNull();
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
    const summary = screen.getByRole('alert');
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
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('R9-09: the buttons are Back and Next by default, and rest while something is under way (R4-35)', () => {
    const onBack = vi.fn();
    const props = propsOf(pageOf([NAME]), { onBack });
    const { rerender } = render(<ClaimPage {...props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
    rerender(<ClaimPage {...props} busy />);
    expect(nextButton()).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', true);
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

describe('blocks', () => {
  const draw = (block: RenderBlock) => render(<ClaimPage {...propsOf(pageOf([NAME], [block]))} />);
  const silent = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it('R5-46: a header needs a tag for its style', () => {
    silent();
    expect(() => draw({ kind: 'header', id: 'head', text: 'Part' })).toThrow('"head" needs a tag');
  });

  it('R5-46: a header with its tag is that heading', () => {
    draw({ kind: 'header', id: 'head', tag: 'h3', text: 'Part *two*' });
    expect(screen.getByRole('heading', { level: 3, name: 'Part two' })).toBeTruthy();
  });

  it('R5-46: a button needs a label or an icon', () => {
    silent();
    expect(() => draw({ kind: 'button', id: 'go', href: '/faq' })).toThrow('"go" needs a label or an icon');
  });

  it('R5-46: a labelled value needs a label or an icon, and shows the field', () => {
    const field = { path: 'claimantInfo.firstName', model: 'claimantInfo', name: 'firstName' } as const;
    silent();
    expect(() => draw({ kind: 'value', id: 'val', field })).toThrow('"val" needs a label or an icon');
    cleanup();
    const block: RenderBlock = { kind: 'value', id: 'val', label: 'Your name', field };
    render(
      <ClaimPage {...propsOf(pageOf([], [block]), { claim: { claimantInfo: { firstName: 'Ada' } } })} />,
    );
    expect(screen.getByText('Ada').tagName).toBe('DD');
  });

  it('copy renders inline Markdown and no HTML', () => {
    draw({
      kind: 'copy',
      id: 'c',
      style: 'bullets',
      texts: ['Read **this** <b>now</b>', '[out](javascript:alert(1))'],
    });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.innerHTML).toBe('Read <strong>this</strong> &lt;b&gt;now&lt;/b&gt;');
    expect(second?.querySelector('a')).toBeNull();
  });

  it('a summary without the app’s component is an error', () => {
    silent();
    expect(() => draw({ kind: 'summary', id: 'sum' })).toThrow('no component for the summary block');
  });
});
