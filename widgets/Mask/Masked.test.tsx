import { act, render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LocalText } from '../localText.ts';
import { renderWidget } from '../renderWidget.testkit.tsx';
import { LazyMaskEngine } from './LazyMaskEngine.tsx';

/** An input whose mask changes from one to another, as it does with the country; `first` is one that it had before. */
async function changed(text: string, from: string, to: string, first = from) {
  const element = document.createElement('input');
  element.value = text;
  document.body.append(element);
  const flush = vi.fn();
  const local = { element, onReplace: null, understand: null, flush } as unknown as LocalText;
  const drawn = render(<LazyMaskEngine local={local} name={first} />);
  await waitFor(() => expect(local.onReplace).not.toBeNull());
  drawn.rerender(<LazyMaskEngine local={local} name={from} />);
  element.value = text;
  const before = flush.mock.calls.length;
  drawn.rerender(<LazyMaskEngine local={local} name={to} />);
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

it('C7-07: so it is under the mask that the input had at first, once another country was chosen in between', async () => {
  const { text, commits } = await changed('12065550142', 'internationalPhone', 'usPhone', 'usPhone');
  expect([text, commits]).toEqual(['(206) 555-0142', 1]);
});

/** What is said of a text that is typed key by key into an amount, field after field. */
async function saidOf(...texts: string[]): Promise<string[][]> {
  const said: string[] = [];
  const options = { mask: 'currencyDecimals' } as const;
  const { container } = renderWidget(
    'mask',
    { label: 'Amount', options },
    { announce: (text) => said.push(text) },
  );
  const input = container.querySelector('input');
  if (!input) throw new Error('The field has no input.');
  // The engine comes after the field.
  await act(async () => void (await import('./MaskEngine.tsx')));
  return texts.map((text) => {
    input.value = '';
    input.focus();
    for (const key of text) {
      input.value += key;
      input.setSelectionRange(input.value.length, input.value.length);
      act(
        () =>
          void input.dispatchEvent(
            new InputEvent('input', { bubbles: true, inputType: 'insertText', data: key }),
          ),
      );
    }
    input.blur();
    return said.splice(0);
  });
}

it('C10-04: who types what an amount does not take is told what it takes, once while in the field', async () => {
  const told = ['Enter an amount with up to two decimal places, such as 1,234.50'];
  expect(await saidOf('1,200.50', '1E2', '1.234x', '-5', '12')).toEqual([[], told, told, told, []]);
});
