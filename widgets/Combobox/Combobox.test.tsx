import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SearchList } from '../context.ts';
import { renderWidget } from '../renderWidget.testkit.tsx';

afterEach(cleanup);

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

  it('C8-07: a call that fails is told, and tried again', async () => {
    const failing = vi.fn<SearchList>().mockRejectedValueOnce(new Error('down')).mockImplementation(answer);
    drawn(null, failing);
    type('make 12');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    // There is no list below it then.
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: 'Make 12' });
    expect(screen.queryByRole('alert')).toBeNull();
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

  it('what was typed and is no entry goes when the field is left; an entry that was typed out is taken', async () => {
    const { onCommit, onBlurField } = drawn();
    type('nothing like it');
    expect(await screen.findByText('No entry matches.')).toBeDefined();
    fireEvent.blur(input());
    expect(input().value).toBe('');
    expect(onCommit).not.toHaveBeenCalled();
    expect(onBlurField).toHaveBeenCalledTimes(1);
    type('make 599');
    await screen.findByRole('option', { name: 'Make 599' });
    fireEvent.blur(input());
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', 'make-599');
  });

  it('an input that is emptied commits that there is no answer', () => {
    const { onCommit } = drawn('make-7');
    type('');
    expect(onCommit).toHaveBeenCalledExactlyOnceWith('root_field', null);
  });
});
