import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WidgetName } from '../schemas/uiOptions.ts';
import { MASKS, type Mask as MaskShape } from '../transforms/masks/masks.ts';
import type { WidgetExample } from './examples.ts';
import { InlineMarkdown } from './InlineMarkdown/InlineMarkdown.tsx';
import { renderWidget } from './renderWidget.testkit.tsx';
import { TextWithLanguage } from './TextWithLanguage.tsx';

afterEach(cleanup);

function drawn(widget: WidgetName, example: Partial<WidgetExample> = {}) {
  const onCommit = vi.fn();
  renderWidget(widget, { label: 'Answer', ...example }, { onCommit });
  return onCommit;
}

const committed = (onCommit: ReturnType<typeof vi.fn>) => onCommit.mock.calls.map(([, value]) => value);
const input = () => screen.getByLabelText('Answer') as HTMLInputElement;
const typeAndLeave = (value: string) => {
  fireEvent.input(input(), { target: { value } });
  fireEvent.blur(input());
};

describe('number', () => {
  it.each(['1,234.50', '1e5', '007', '-3.10'])('C7-07: keeps %s as it was typed', (text) => {
    const onCommit = drawn('number');
    typeAndLeave(text);
    expect(committed(onCommit)).toEqual([text]);
    expect(input().value).toBe(text);
    expect(input().inputMode).toBe('decimal');
  });
});

describe('a radio group whose options changed', () => {
  it('C10-04: keeps the answer in sight, and says that it is no choice any more', () => {
    const enumOptions = [{ value: 'check', label: 'By check' }];
    const onCommit = drawn('radio', { value: 'wallet', options: { enumOptions } });
    const kept = screen.getByRole<HTMLInputElement>('radio', { name: 'wallet' });
    expect([kept.checked, kept.getAttribute('aria-invalid')]).toEqual([true, 'true']);
    const message = screen.getByText(/not in the list any more/).closest('.cw-error');
    const [first] = screen.getAllByRole('radio');
    expect(first?.getAttribute('aria-describedby')).toContain(message?.id);
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: 'By check' }));
    expect(committed(onCommit)).toEqual(['check']);
    expect(screen.queryByText(/not in the list any more/)).toBeNull();
    expect(screen.queryByRole('radio', { name: 'wallet' })).toBeNull();
  });
});

describe('a select whose list changed', () => {
  it('C10-04: keeps the answer in sight, and says that it is no choice any more', () => {
    const onCommit = drawn('select', {
      value: 'Jalisco',
      options: { enumOptions: [{ value: 'WA', label: 'Washington' }] },
    });
    const select = screen.getByLabelText('Answer') as HTMLSelectElement;
    expect(select.value).toBe('Jalisco');
    expect(select.getAttribute('aria-invalid')).toBe('true');
    const message = screen.getByText(/not in the list any more/).closest('.cw-error');
    expect(select.getAttribute('aria-describedby')).toContain(message?.id);
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.change(select, { target: { value: 'WA' } });
    expect(committed(onCommit)).toEqual(['WA']);
    expect(screen.queryByText(/not in the list any more/)).toBeNull();
  });
});

describe('mask', () => {
  it('R5-06: masks what stands there once the engine is loaded, and commits the text as shown', async () => {
    const onCommit = drawn('mask', { options: { mask: 'usPhone' }, value: '2065550100' });
    await waitFor(() => expect(input().value).toBe('(206) 555-0100'));
    fireEvent.blur(input());
    expect(committed(onCommit)).toEqual(['(206) 555-0100']);
  });

  it('R5-06: masks an input that is drawn when the engine is there already: on every page after the first', async () => {
    drawn('mask', { options: { mask: 'usPhone' }, value: '2065550100' });
    await waitFor(() => expect(input().value).toBe('(206) 555-0100'));
    cleanup();
    drawn('mask', { options: { mask: 'usPhone' }, value: '2065550199' });
    await waitFor(() => expect(input().value).toBe('(206) 555-0199'));
  });

  it.each(Object.entries(MASKS))(
    'C11-06: under %s phones show the keyboard of the table',
    (name, mask: MaskShape) => {
      drawn('mask', { options: { mask: name } });
      expect(input().inputMode).toBe(mask.inputMode);
      expect(input().autocomplete).toBe(mask.autocomplete ?? '');
      cleanup();
      drawn('mask', { options: { mask: name, autocomplete: 'off' } });
      expect(input().autocomplete).toBe('off');
    },
  );

  it('C11-06: phones have the keyboard of a telephone, ZIP codes digits alone, amounts a decimal point', () => {
    const keyboards = Object.entries(MASKS).map(([name, { inputMode }]) => `${name} ${inputMode}`);
    expect(keyboards).toEqual([
      'currency decimal',
      'currencyDecimals decimal',
      'decimal decimal',
      'internationalPhone tel',
      'date numeric',
      'usPhone tel',
      'vin text',
      'usZip numeric',
      'nonUsPostalCode text',
    ]);
  });

  it('C10-04: a value that the mask cannot hold stays as it is, and its field says so until it fits', async () => {
    const onCommit = drawn('mask', { options: { mask: 'usPhone' }, value: '5255123456789999' });
    await import('./Mask/MaskEngine.tsx');
    const wrong = () => screen.queryByText(/Enter a US phone number/);
    expect(wrong()).not.toBeNull();
    expect(input().getAttribute('aria-invalid')).toBe('true');
    fireEvent.focus(input());
    fireEvent.blur(input());
    expect(input().value).toBe('5255123456789999');
    expect(onCommit).not.toHaveBeenCalled();
    fireEvent.input(input(), { target: { value: '2065550100' } });
    fireEvent.blur(input());
    expect(wrong()).toBeNull();
    await waitFor(() => expect(input().value).toBe('(206) 555-0100'));
  });

  it('R2-45: a phone shows its shape as placeholder', () => {
    drawn('mask', { options: { mask: 'usPhone' } });
    expect(input().placeholder).toBe('(123) 456-7890');
  });

  it('R5-11: a mask that is not registered raises an error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => drawn('mask', { options: { mask: 'ssn' } })).toThrow('mask factory is not registered: ssn');
  });
});

describe('value', () => {
  it('R5-02, C8-09: shows a computed amount as its mask has it, behind its sign', () => {
    drawn('value', { value: 1234.5, options: { mask: 'currencyDecimals', prepended: '$' } });
    expect(screen.getByRole('status').textContent).toBe('$1,234.50');
  });

  it('says so where there is nothing to calculate from', () => {
    drawn('value', { value: null, options: { mask: 'currencyDecimals', prepended: '$' } });
    expect(screen.getByRole('status').textContent).toBe('Not given');
  });
});

describe('select', () => {
  const enumOptions = [
    { value: 'WA', label: 'Washington' },
    { value: 2, label: 'Two' },
  ];

  it('R3-35: commits the value of the option, in its own type, and null for none', () => {
    const onCommit = drawn('select', { options: { enumOptions } });
    for (const value of ['2', 'WA', '']) fireEvent.change(input(), { target: { value } });
    expect(committed(onCommit)).toEqual([2, 'WA', null]);
  });
});

describe('radio', () => {
  const enumOptions = [
    { value: true, label: 'Yes' },
    { value: false, label: 'No' },
  ];

  it('nothing is picked at first, and a pick commits its value', () => {
    const onCommit = drawn('radio', { options: { enumOptions } });
    expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
    fireEvent.click(screen.getByLabelText('No'));
    fireEvent.click(screen.getByLabelText('Yes'));
    expect(committed(onCommit)).toEqual([false, true]);
  });

  it('is left only when the focus leaves the whole group', () => {
    const onBlurField = vi.fn();
    renderWidget('radio', { label: 'Answer', options: { enumOptions } }, { onBlurField });
    fireEvent.blur(screen.getByLabelText('Yes'), { relatedTarget: screen.getByLabelText('No') });
    expect(onBlurField).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByLabelText('No'), {
      relatedTarget: screen.getByRole('button', { name: 'Next' }),
    });
    expect(onBlurField).toHaveBeenCalledExactlyOnceWith('root_field');
  });
});

describe('radio where a press gives no focus, as in Safari', () => {
  it('C17-05: what was pressed counts as left, with what it chose', () => {
    const onBlurField = vi.fn();
    const options = { enumOptions: [{ value: 1, label: 'Yes' }] };
    renderWidget('radio', { label: 'Answer', options }, { onBlurField });
    fireEvent.click(screen.getByLabelText('Yes'));
    expect(onBlurField).toHaveBeenCalledExactlyOnceWith('root_field');
  });

  it('C17-05: what a press gave the focus is left when the focus leaves it', () => {
    const onBlurField = vi.fn();
    renderWidget(
      'radio',
      { label: 'Answer', options: { enumOptions: [{ value: 1, label: 'Yes' }] } },
      { onBlurField },
    );
    screen.getByLabelText('Yes').focus();
    fireEvent.click(screen.getByLabelText('Yes'));
    expect(onBlurField).not.toHaveBeenCalled();
    screen.getByLabelText('Yes').blur();
    expect(onBlurField).toHaveBeenCalledExactlyOnceWith('root_field');
  });
});

describe('checkbox', () => {
  it('R3-45: is unchecked when unset, and stores true and false', () => {
    const onCommit = drawn('checkbox');
    expect(input().checked).toBe(false);
    fireEvent.click(input());
    expect(committed(onCommit)).toEqual([true]);
    cleanup();
    const again = drawn('checkbox', { value: true });
    fireEvent.click(input());
    expect(committed(again)).toEqual([false]);
  });

  it('R5-47: shows its first message beneath and is marked as in error', () => {
    drawn('checkbox', { errors: ['Value is required', 'Second'], required: true });
    expect(screen.getByLabelText(/Answer/).getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('.cw-field--error')?.textContent).toContain('Value is required');
    expect(screen.queryByText('Second')).toBeNull();
  });
});

describe('confirm', () => {
  it('lets people paste: nothing stops the event', () => {
    drawn('confirm');
    expect(fireEvent.paste(input(), { clipboardData: { getData: () => 'a@b.c' } })).toBe(true);
    expect(input().autocomplete).toBe('off');
  });
});

describe('signature', () => {
  it('R3-16: is the typed name', () => {
    const onCommit = drawn('signature');
    typeAndLeave('Ada Lovelace');
    expect(committed(onCommit)).toEqual(['Ada Lovelace']);
  });
});

describe('value', () => {
  it('C8-09: is read-only, with its label, and says so when there is none', () => {
    drawn('value', { value: '12.50', options: { prepended: '$' } });
    expect(screen.getByRole('status', { name: 'Answer' }).textContent).toBe('$12.50');
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    drawn('value');
    expect(screen.getByRole('status', { name: 'Answer' }).textContent).toBe('Not given');
  });
});

describe('textarea', () => {
  it('has the lines that are asked for and commits its text', () => {
    const onCommit = drawn('textarea', { options: { rows: 7 } });
    expect(document.querySelector('textarea')?.rows).toBe(7);
    typeAndLeave('one\ntwo');
    expect(committed(onCommit)).toEqual(['one\ntwo']);
  });
});

describe('an amount', () => {
  it('is written from the left in every language, and its sign with it; words run as their page does', () => {
    drawn('number', { options: { prepended: '$' } });
    expect(screen.getByText('$').parentElement?.dir).toBe('ltr');
    cleanup();
    drawn('text', { options: { prepended: '@' } });
    expect(screen.getByText('@').parentElement?.dir).toBe('');
  });
});

describe('a value', () => {
  it('is written as it is in a table, sign and figure in one', () => {
    drawn('value', { value: '1183.75', options: { prepended: '$', mask: 'currencyDecimals' } });
    expect(screen.getByRole('status').textContent).toBe('$1,183.75');
    expect(screen.getByText('$1,183.75').tagName).toBe('BDI');
  });
});

describe('copy', () => {
  it('breaks an e-mail address after its @ alone, and leaves other links whole', () => {
    const { container } = render(
      <InlineMarkdown text="Write to [a@b.org](mailto:a@b.org) or [us](mailto:a@b.org)." />,
    );
    expect([...container.querySelectorAll('a')].map((link) => link.innerHTML)).toEqual([
      'a@<wbr>b.org',
      'us',
    ]);
    expect(container.textContent).toBe('Write to a@b.org or us.');
  });

  it('C2-04: English in place of a text of the other direction says that it is English, copy and plain words alike', () => {
    const standsIn = '\u2066\u200eAsk *us* first.\u2069';
    const { container } = render(
      <>
        <InlineMarkdown text={standsIn} />
        <TextWithLanguage text={standsIn} />
        <TextWithLanguage text="ملفات PDF" />
      </>,
    );
    const parts = [...container.querySelectorAll('[lang]')];
    expect(
      parts.map((part) => [part.getAttribute('lang'), part.getAttribute('dir'), part.innerHTML]),
    ).toEqual([
      ['en', 'ltr', 'Ask <em>us</em> first.'],
      ['en', 'ltr', 'Ask *us* first.'],
    ]);
    expect(container.textContent).toBe('Ask us first.Ask *us* first.ملفات PDF');
  });
});
