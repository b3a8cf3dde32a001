import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LocalText } from '../localText.ts';
import { Masked } from './Masked.tsx';

/** An input whose mask changes from one to another, as it does with the country. */
async function changed(text: string, from: string, to: string) {
  const element = document.createElement('input');
  element.value = text;
  document.body.append(element);
  const flush = vi.fn();
  const local = { element, onReplace: null, understand: null, flush } as unknown as LocalText;
  const drawn = render(<Masked local={local} name={from} />);
  await waitFor(() => expect(local.onReplace).not.toBeNull());
  const before = flush.mock.calls.length;
  drawn.rerender(<Masked local={local} name={to} />);
  await waitFor(() => expect(local.onReplace).not.toBeNull());
  const found = { text: element.value, before, commits: flush.mock.calls.length - before };
  drawn.unmount();
  element.remove();
  return found;
}

it('C10-04: another country’s mask cuts nothing off a number that it cannot hold', async () => {
  expect(await changed('5255123456789999', 'internationalPhone', 'usPhone')).toEqual({
    text: '5255123456789999',
    before: 0,
    commits: 0,
  });
});

it('C7-07: a number that another mask can hold takes its shape, and the claim has what is shown', async () => {
  expect(await changed('2065550100', 'internationalPhone', 'usPhone')).toEqual({
    text: '(206) 555-0100',
    before: 0,
    commits: 1,
  });
  expect((await changed('(206) 555-0100', 'usPhone', 'internationalPhone')).text).toBe('2065550100');
});
