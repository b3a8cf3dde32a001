import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchList } from '../context.ts';
import { renderWidget } from '../renderWidget.testkit.tsx';
import { SEARCH_DELAY_MS, SLOW_MS } from './useListSearch.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const MAKES = Array.from({ length: 600 }, (_, index) => ({ value: `make-${index}`, label: `Make ${index}` }));

/** A list as the server answers for it. */
const answer: SearchList = async (_list, query, limit) => {
  const found = MAKES.filter(
    ({ label, value }) => label.toLowerCase().includes(query.toLowerCase()) || value === query,
  );
  return { options: found.slice(0, limit), total: found.length };
};

function drawn(value: string | null = null, search: SearchList = answer) {
  const onCommit = vi.fn();
  const searchList = vi.fn(search);
  const onBlurField = vi.fn();
  renderWidget(
    'select',
    { label: 'Make', value, options: { optionsList: 'makes' } },
    { onCommit, searchList, onBlurField },
  );
  return { onCommit, searchList, onBlurField };
}

const input = () => screen.getByRole('combobox', { name: 'Make' }) as HTMLInputElement;
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
const type = (value: string) => fireEvent.change(input(), { target: { value } });
/** What describes the input, as it is read out. */
const described = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const press = (key: string) => fireEvent.keyDown(input(), { key });

describe('a list that is too long to be sent', () => {
  it('C8-07: is searched as one types, once typing pauses, and an entry that is clicked is committed', async () => {
    const { onCommit, searchList } = drawn();
    for (const text of ['m', 'ma', 'make 59']) type(text);
    await screen.findByRole('option', { name: 'Make 59' });
    expect(searchList.mock.calls).toEqual([['makes', 'make 59', 50]]);
    expect(options()).toEqual(['Make 59', ...Array.from({ length: 10 }, (_, index) => `Make 59${index}`)]);
    fireEvent.click(screen.getByRole('option', { name: 'Make 597' }));
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', 'make-597');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('C8-07: asks for nothing before typing pauses', async () => {
    vi.useFakeTimers();
    const { searchList } = drawn();
    for (const text of ['m', 'ma', 'mak']) {
      type(text);
      await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS - 10));
    }
    expect(searchList).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(20));
    expect(searchList.mock.calls).toEqual([['makes', 'mak', 50]]);
  });

  it('C8-07: is used by the keys of the WAI-ARIA pattern', async () => {
    const { onCommit } = drawn();
    expect(input().getAttribute('aria-expanded')).toBe('false');
    expect(input().getAttribute('aria-autocomplete')).toBe('list');
    press('ArrowDown');
    await screen.findByRole('option', { name: 'Make 0' });
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('listbox', { name: 'Make' }).id).toBe(input().getAttribute('aria-controls'));
    expect(screen.getByRole('status').textContent).toContain('50');
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toBe('Make 1');
    press('ArrowUp');
    press('ArrowUp');
    expect(active()).toBe('Make 49');
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onCommit).not.toHaveBeenCalled();
    press('ArrowDown');
    await screen.findByRole('option', { name: 'Make 0' });
    press('ArrowDown');
    press('Enter');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', 'make-0');
  });

  it('C8-07: shows the label of an answer that was given before', async () => {
    const { searchList } = drawn('make-7');
    await waitFor(() => expect(input().value).toBe('Make 7'));
    expect(searchList).toHaveBeenCalledExactlyOnceWith('makes', 'make-7', 1);
  });

  it('C8-07: an answer that the list does not have any more stays in sight, and is said', async () => {
    drawn('make-of-old');
    await waitFor(() => expect(described()).toContain('This answer is not in the list any more.'));
    expect(input().value).toBe('make-of-old');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    type('make 5');
    expect(described()).not.toContain('any more');
  });

  it('C8-07, C10-35: a call that fails is told in the region that was there before, and tried again', async () => {
    const failing = vi.fn<SearchList>().mockRejectedValueOnce(new Error('down')).mockImplementation(answer);
    drawn(null, failing);
    const region = screen.getByRole('status');
    type('make 12');
    await waitFor(() => expect(region.textContent).toContain('could not be loaded'));
    expect(screen.getAllByText(/could not be loaded/)).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    // There is no list below it then.
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: 'Make 12' });
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  it('C17-05: a list that failed is tried again by a press that gives the button no focus, as in Safari', async () => {
    const failing = vi.fn<SearchList>().mockRejectedValueOnce(new Error('down')).mockImplementation(answer);
    drawn(null, failing);
    act(() => input().focus());
    type('make 12');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    if (fireEvent.mouseDown(retry)) act(() => input().blur());
    expect(retry.isConnected).toBe(true);
    fireEvent.click(retry);
    await screen.findByRole('option', { name: 'Make 12' });
  });

  it('an answer that a later question has overtaken is dropped', async () => {
    const waiting: ((found: Awaited<ReturnType<SearchList>>) => void)[] = [];
    const { searchList } = drawn(null, () => new Promise((resolve) => waiting.push(resolve)));
    type('a');
    await waitFor(() => expect(searchList).toHaveBeenCalledTimes(1));
    type('ab');
    await waitFor(() => expect(searchList).toHaveBeenCalledTimes(2));
    waiting[1]?.({ options: [{ value: 'new', label: 'New' }], total: 1 });
    waiting[0]?.({ options: [{ value: 'old', label: 'Old' }], total: 1 });
    await screen.findByRole('option', { name: 'New' });
    expect(options()).toEqual(['New']);
  });

  it('C8-07: what was typed and is no entry stays, is said to be none, and is no answer', async () => {
    const { onCommit, onBlurField } = drawn('make-7');
    await waitFor(() => expect(input().value).toBe('Make 7'));
    type('nothing like it');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No entry matches.'));
    fireEvent.blur(input());
    expect(input().value).toBe('nothing like it');
    expect(described()).toContain('“nothing like it” is not in the list. Choose an entry from the list.');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', null);
    expect(onBlurField).toHaveBeenCalledTimes(1);
    type('make 5');
    expect(described()).not.toContain('not in the list');
  });

  it('C8-07: an entry that was typed out is taken, also by who leaves before the list has answered', async () => {
    const { onCommit } = drawn();
    type('MAKE 599');
    await screen.findByRole('option', { name: 'Make 599' });
    fireEvent.blur(input());
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', 'make-599');
    cleanup();
    const late = drawn();
    type('make 12');
    fireEvent.blur(input());
    await waitFor(() => expect(late.onCommit).toHaveBeenCalledExactlyOnceWith('root_field', 'make-12'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input().value).toBe('Make 12');
  });

  it('C8-07: with the list open Enter takes what was typed out, and sends no page', async () => {
    const { onCommit } = drawn();
    type('make 5');
    await screen.findByRole('option', { name: 'Make 59' });
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', 'make-5');
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(true);
  });

  it('C8-07: says how many entries there are, and that an answer takes long, with a way to ask again', async () => {
    const { searchList } = drawn();
    type('make 598');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 entry found.'));
    vi.useFakeTimers();
    searchList.mockImplementationOnce(() => new Promise(() => undefined));
    type('make 59');
    expect(screen.getByRole('status').textContent).toBe('Loading');
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS + SLOW_MS));
    expect(screen.getByRole('status').textContent).toContain('taking long');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('status').textContent).toBe('11 entries found.');
  });

  it('C8-07: who is offline is told so, and the list is asked again when the connection is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { searchList } = drawn();
    searchList.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    type('make 12');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('You are offline'));
    expect(input().value).toBe('make 12');
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await screen.findByRole('option', { name: 'Make 12' });
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('C8-07: more is never asked for than the server takes', () => {
    drawn();
    expect(input().maxLength).toBe(200);
  });

  it('an input that is emptied commits that there is no answer', () => {
    const { onCommit } = drawn('make-7');
    type('');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', null);
  });
});
