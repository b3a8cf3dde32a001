import { render } from '@testing-library/react';
import IMask from 'imask';
import { describe, expect, it, vi } from 'vitest';
import { fitToMask } from '../../transforms/masks/fitToMask.ts';
import {
  MASKS,
  type Mask,
  type MaskName,
  maskOf,
  separatorsOf,
  without,
} from '../../transforms/masks/masks.ts';
import type { LocalText } from '../localText.ts';
import { MaskEngine } from './MaskEngine.tsx';

/** Types a text at the cursor, character by character as a person does. */
function typeInto(input: HTMLInputElement, text: string): void {
  for (const character of text) {
    const at = input.selectionStart ?? input.value.length;
    input.value = input.value.slice(0, at) + character + input.value.slice(at);
    input.setSelectionRange(at + 1, at + 1);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: character }));
  }
}

/** Puts a text in at once, as a paste does. */
function pasteInto(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

/** Enters a text into a masked input, and leaves it. */
function entered(mask: Mask, enter: (input: HTMLInputElement) => void, onRefused = () => {}): string {
  const input = document.createElement('input');
  document.body.append(input);
  const { unmount } = render(
    <MaskEngine local={{ element: input, onReplace: null, onRefused }} mask={mask} />,
  );
  input.focus();
  enter(input);
  input.blur();
  const { value } = input;
  unmount();
  input.remove();
  return value;
}

/** Types a text into a masked input, and leaves it. */
const typed = (name: MaskName | Mask, text: string): string =>
  entered(typeof name === 'string' ? maskOf(name) : name, (input) => typeInto(input, text));

const MIXED: Mask = {
  kind: 'pattern',
  pattern: '#@*',

  inputMode: 'text',
  mismatch: 'Ui_NotAVin',
};

describe('masks', () => {
  it.each([
    ['1234567', '1,234,567'],
    ['12', '12'],
    ['1a2b3', '123'],
    ['12.5', '125'],
  ])('R5-01: currency groups the digits of %s by commas: %s', (text, shown) => {
    expect(typed('currency', text)).toBe(shown);
  });

  it.each([
    ['1000,00', '1,000,00'],
    ['1 000,00', '1,000,00'],
    ['0,50', '0,50'],
    ['1,000,00', '1,000,00'],
  ])('C10-04: the decimals of %s, behind a comma, do not become another amount', (text, shown) => {
    expect(typed('currencyDecimals', text)).toBe(shown);
    expect(fitToMask(shown, MASKS.currencyDecimals)).toBeNull();
  });

  it.each([
    ['1234.5', '1,234.50'],
    ['1234.567', '1,234.56'],
    ['7', '7.00'],
    ['1,234.56', '1,234.56'],
  ])('R5-02: currency with decimals shows %s with two places: %s', (text, shown) => {
    expect(typed('currencyDecimals', text)).toBe(shown);
  });

  it('C10-04: a dot alone is no amount, and never becomes one that nobody wrote', () => {
    expect(typed('currencyDecimals', '.')).toBe('');
    expect(typed('currencyDecimals', '.5')).toBe('0.50');
  });

  it('R5-03: decimal takes digits and dots', () => {
    expect(typed('decimal', '12a.5,0')).toBe('12.50');
  });

  it('R5-04: an international phone takes digits only', () => {
    expect(typed('internationalPhone', '+49 (30) 1234')).toBe('49301234');
  });

  it('R5-06: a US phone is (###) ###-####', () => {
    expect(typed('usPhone', '2065550100')).toBe('(206) 555-0100');
    expect(typed('usPhone', '20655501009')).toBe('(206) 555-0100');
  });

  it('R5-07: a VIN takes letters and digits', () => {
    expect(typed('vin', '1HG-CM 82633A')).toBe('1HGCM82633A');
  });

  it('R5-08: a US ZIP is #####-####, and five digits are enough', () => {
    expect(typed('usZip', '98101')).toBe('98101');
    expect(typed('usZip', '981011234')).toBe('98101-1234');
  });

  it('R5-09: a non-US postal code takes letters, digits and spaces', () => {
    expect(typed('nonUsPostalCode', 'SW1A-1AA 2')).toBe('SW1A1AA 2');
  });

  it.each([
    ['decimal', '1'.repeat(20), 16],
    ['internationalPhone', '1'.repeat(20), 16],
    ['vin', 'A'.repeat(20), 17],
    ['nonUsPostalCode', 'A'.repeat(20), 10],
    ['usZip', '1'.repeat(20), 10],
  ] as const)('R9-07: %s ends at its length', (mask, text, length) => {
    expect(typed(mask, text)).toHaveLength(length);
  });

  it('R5-10: # takes a digit, @ a letter, * either', () => {
    expect(typed(MIXED, '1a2')).toBe('1a2');
    expect(typed(MIXED, '1ab')).toBe('1ab');
    expect(typed(MIXED, 'a')).toBe('');
    expect(typed(MIXED, '11')).toBe('1');
  });

  it('R5-06: a field that is drawn together with the engine is masked too', () => {
    const local: { element: HTMLInputElement | null; onReplace: null } = { element: null, onReplace: null };
    const keep = (element: HTMLInputElement | null) => {
      local.element = element;
    };
    const { container } = render(
      <>
        <input ref={keep} defaultValue="2065550100" />
        <MaskEngine local={local} mask={maskOf('usPhone')} />
      </>,
    );
    expect(container.querySelector('input')?.value).toBe('(206) 555-0100');
  });

  it.each([
    ['usPhone', '+52 55 1234 5678', '+52 55 1234 5678'],
    ['usPhone', '(206) 555-0100 x12', '(206) 555-0100 x12'],
    ['usPhone', '206.555.0100', '(206) 555-0100'],
    ['usZip', '98101-00011', '98101-00011'],
    ['vin', '1HGCM82633A0043520', '1HGCM82633A0043520'],
    ['currencyDecimals', '1.234,50', '1.234,50'],
    ['currencyDecimals', '1234.567', '1234.567'],
    ['currencyDecimals', '-5.00', '-5.00'],
    ['decimal', '-5', '-5'],
  ] as const)('C10-04: %s cuts nothing off %s that is pasted: %s', (mask, text, shown) => {
    expect(entered(maskOf(mask), (input) => pasteInto(input, text))).toBe(shown);
  });

  it.each([
    ['usPhone', '٣٠٥٥٥٥٠١٧٧', '(305) 555-0177'],
    ['usPhone', '+١ (٣٠٥) ٥٥٥-٠١٧٧', '(305) 555-0177'],
    ['usZip', '९८१०१', '98101'],
    ['decimal', '١٢٫٥', '12.5'],
    ['currencyDecimals', '١٬٢٣٤٫٥٠', '1,234.50'],
    ['internationalPhone', '۴۹۳۰', '4930'],
  ] as const)('C10-21, C10-04: %s takes the digits of %s, typed or pasted: %s', (name, text, shown) => {
    const mask = maskOf(name);
    const refused = vi.fn();
    const keys = text.replace('+١', '').trimStart();
    expect(entered(mask, (input) => typeInto(input, keys), refused)).toBe(shown);
    expect(entered(mask, (input) => pasteInto(input, text), refused)).toBe(shown);
    expect(refused).not.toHaveBeenCalled();
  });

  it('C10-21, C10-04: a digit of another script that finds no place is told', () => {
    const refused = vi.fn();
    const full = (input: HTMLInputElement) => typeInto(input, '٣٠٥٥٥٥٠١٧٧');
    expect(entered(maskOf('usPhone'), (input) => [full(input), typeInto(input, '٩')], refused)).toBe(
      '(305) 555-0177',
    );
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('C10-04: a value that stands there already, and that the mask would cut, stays as it is', () => {
    const input = document.createElement('input');
    input.value = '5255123456789999';
    const local: Pick<LocalText, 'element' | 'onReplace'> = { element: input, onReplace: null };
    const { unmount } = render(<MaskEngine local={local} mask={maskOf('usPhone')} />);
    expect(input.value).toBe('5255123456789999');
    input.value = '98765432101234';
    local.onReplace?.(input.value);
    expect(input.value).toBe('98765432101234');
    unmount();
  });

  it.each([
    ['currencyDecimals', '12', 2, '34', '1,234', '1,234.00'],
    ['currencyDecimals', '1234', 1, '9', '19,234', '19,234.00'],
    ['decimal', '00', 2, '.5', '00.5', '00.5'],
    ['usPhone', '206', 3, '5550100', '(206) 555-0100', '(206) 555-0100'],
  ] as const)(
    'C10-01: an engine of %s that comes once %s is typed, the cursor at %i, leaves what is typed next whole: %s',
    (name, begun, at, rest, shown, left) => {
      const input = document.createElement('input');
      document.body.append(input);
      input.focus();
      input.value = begun;
      input.setSelectionRange(at, at);
      const { unmount } = render(
        <MaskEngine local={{ element: input, onReplace: null }} mask={maskOf(name)} />,
      );
      typeInto(input, rest);
      expect(input.value).toBe(shown);
      input.blur();
      expect(input.value).toBe(left);
      unmount();
      input.remove();
    },
  );

  it('R5-11: a mask that is not registered raises an error', () => {
    expect(() => maskOf('ssn')).toThrow('mask factory is not registered: ssn');
  });

  it('C7-07: without its mask a value is its digits and letters', () => {
    expect(without('(206) 555-0100', separatorsOf(MASKS.usPhone))).toBe('2065550100');
    expect(without('1,234.50', separatorsOf(MASKS.currencyDecimals))).toBe('1234.50');
    expect(without('SW1A 1AA', separatorsOf(MASKS.nonUsPostalCode))).toBe('SW1A 1AA');
    expect(Object.keys(MASKS)).toHaveLength(9);
  });
});

it('imask has the private members that MaskEngine calls: an upgrade that fails here must look at followReplaced', () => {
  const { _abortUpdateCursor, _saveSelection } = IMask.InputMask.prototype;
  expect([typeof _abortUpdateCursor, typeof _saveSelection]).toEqual(['function', 'function']);
});
