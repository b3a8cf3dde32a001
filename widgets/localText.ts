import { useLayoutEffect, useRef } from 'react';
import { asciiDigits } from '../transforms/values/asciiDigits.ts';
import { copiedText } from '../transforms/values/copiedText.ts';
import { type ClaimWidgetProps, contextOf, emptyValueOf, fieldOptionsOf } from './context.ts';
import type { TypedText } from './pending.ts';

/** Keyboards of digits. */
const OF_DIGITS = /^(?:phone|digits|amount|signedAmount|code)$/;

/** Debounce of the commit, in ms. */
const COMMIT_DELAY_MS = 300;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Returns the text of a value of the claim document. */
export function shownText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/**
 * Uncontrolled text of one input: keys change the DOM only, and the text is committed on blur, after a pause, or when
 * the page flushes. It is a class, so that 500 fields need one hook each and no closure per render.
 */
export class LocalText implements TypedText {
  props: ClaimWidgetProps;
  /** Told when a value came from outside, so that a mask can follow. */
  onReplace: ((text: string) => void) | null = null;
  /** How what is typed is understood: the claim gets that, and the input shows it once it is left. */
  understand: ((text: string) => string) | null = null;
  /** Told that the field was entered or left, or followed a value from outside. */
  onVisit: ((visiting: boolean) => void) | null = null;
  /** Tests if a control is one of the field's own, as its calendar's button is. */
  isOwn?: (control: EventTarget | null) => boolean;
  /** Told that a mask did not take what was typed. */
  onRefused?: () => void;
  #element: TextElement | null = null;
  #committed: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: ClaimWidgetProps) {
    this.props = props;
    this.#committed = shownText(props.value);
  }

  readonly ref = (element: TextElement | null): void => {
    this.#element = element;
  };

  readonly onInput = (): void => {
    contextOf(this.props).pending.add(this);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#pause, COMMIT_DELAY_MS);
  };

  /** What is typed slowly is in the claim, and half of it is not judged as if it were all. */
  readonly #pause = (): void => {
    if (this.#element === document.activeElement) contextOf(this.props).typing?.(this.id);
    this.flush();
  };

  readonly onBlur = (event: Pick<FocusEvent, 'relatedTarget'>): void => {
    this.flush();
    this.showUnderstood();
    this.onVisit?.(false);
    this.leave(event);
  };

  /** Reports that the field is left: nobody who goes on to its own button, to pick an answer there, owes one already. */
  readonly leave = ({ relatedTarget }: Pick<FocusEvent, 'relatedTarget'>): void => {
    if (this.#committed !== '' || !this.isOwn?.(relatedTarget))
      this.props.onBlur(this.props.id, this.#committed);
  };

  /**
   * Tab leads to the control that is next once the claim has the answer: into the question that it brings, and past one
   * that it takes away.
   */
  readonly onTab = ({ key }: Pick<KeyboardEvent, 'key'>): void => {
    if (key === 'Tab') this.flush();
  };

  /** Of one line: Enter may submit the form, and what it submits is all that was typed. */
  readonly onKeyDown = (event: Pick<KeyboardEvent, 'key'>): void => {
    this.onTab(event);
    if (event.key !== 'Enter') return;
    this.flush();
    this.showUnderstood();
  };

  readonly onFocus = (): void => {
    this.onVisit?.(true);
    this.props.onFocus(this.props.id, this.#committed);
  };

  readonly flush = (): void => {
    const before = this.#committed;
    const value = this.drain();
    if (this.#committed !== before) this.props.onChange(value);
    // Autofill writes into fields that nobody enters, and so nobody leaves.
    if (this.#element !== document.activeElement) this.showUnderstood();
  };

  /** What stands in the input, which the caller commits: nothing is pending afterwards. */
  readonly drain = (): unknown => {
    clearTimeout(this.#timer);
    contextOf(this.props).pending.delete(this);
    const typed = this.#element?.value;
    if (typed !== undefined) this.#committed = this.understand?.(typed) ?? this.#read(typed);
    return this.#committed === '' ? emptyValueOf(this.props) : this.#committed;
  };

  /**
   * Digits of any script count where digits are asked for, and credentials are read as they were meant (C10-37); free text
   * stays as it is typed (C10-21).
   */
  #read(typed: string): string {
    const { type, mask, keyboard, usualKeyboard, ofDigits, space } = fieldOptionsOf(this.props);
    const isOfDigits =
      ofDigits || type === 'number' || mask !== undefined || OF_DIGITS.test(keyboard ?? usualKeyboard ?? '');
    const text = space ? copiedText(typed, space) : typed;
    return isOfDigits ? asciiDigits(text) : text;
  }

  /** Shows what was understood in place of what was typed. */
  readonly showUnderstood = (): void => {
    if (!this.#element || this.#element.value === this.#committed) return;
    this.#element.value = this.#committed;
  };

  /** The text as the claim has it, or will have it. */
  get text(): string {
    return this.#committed;
  }

  get id(): string {
    return this.props.id;
  }

  /** Takes over a value that did not come from this input: prefill, reset, another tab's answer. */
  readonly follow = (value: unknown): void => {
    const text = shownText(value);
    if (text === this.#committed) return;
    this.#committed = text;
    clearTimeout(this.#timer);
    contextOf(this.props).pending.delete(this);
    if (this.#element) this.#element.value = text;
    this.onReplace?.(text);
    this.onVisit?.(this.#element !== null && this.#element === document.activeElement);
  };

  get element(): TextElement | null {
    return this.#element;
  }
}

/**
 * Returns the uncontrolled text of a widget: spread `ref`, `onInput`, `onBlur`, `onFocus` and `defaultValue` on its
 * input.
 */
export function useLocalText(props: ClaimWidgetProps): LocalText {
  const holder = useRef<LocalText | null>(null);
  holder.current ??= new LocalText(props);
  const local = holder.current;
  local.props = props;
  const { value } = props;
  useLayoutEffect(() => local.follow(value), [local, value]);
  useLayoutEffect(() => () => local.flush(), [local]);
  return local;
}
