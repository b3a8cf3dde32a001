import { useLayoutEffect, useRef } from 'react';
import { asciiDigits } from '../transforms/values/asciiDigits.ts';
import { copiedText } from '../transforms/values/copiedText.ts';
import { type ClaimWidgetProps, contextOf, emptyValueOf, fieldOptionsOf } from './context.ts';
import type { TypedText } from './pending.ts';

/** Names of on-screen keyboards for digits. */
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
  /** Called when a value was set from outside, so that a mask can follow. */
  onReplace: ((text: string) => void) | null = null;
  /** Parses the typed text; the result is committed, and shown in the input on blur. */
  understand: ((text: string) => string) | null = null;
  /** Called on focus and blur, and when a value was set from outside. */
  onVisit: ((visiting: boolean) => void) | null = null;
  /** Tests if a control belongs to the field, such as the button of its calendar. */
  isOwn?: (control: EventTarget | null) => boolean;
  /** Completes the text as leaving the field does; set by the masks of amounts. */
  complete?: (() => void) | null;
  /** Called when a mask rejected a key. */
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

  /** Commits after a pause in typing; reports `typing` first, so that an unfinished text shows no error. */
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

  /** Reports the blur, unless the field is empty and the focus goes to its own control, to pick an answer there. */
  readonly leave = ({ relatedTarget }: Pick<FocusEvent, 'relatedTarget'>): void => {
    if (this.#committed !== '' || !this.isOwn?.(relatedTarget))
      this.props.onBlur(this.props.id, this.#committed);
  };

  /** Commits on Tab before the focus moves, because the answer may show or hide the next question. */
  readonly onTab = ({ key }: Pick<KeyboardEvent, 'key'>): void => {
    if (key === 'Tab') this.flush();
  };

  /** Commits on Tab and on Enter in a one-line input, because Enter may submit the form. */
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
    // Autofill fills fields that never have the focus, and so never lose it.
    if (this.#element !== document.activeElement) this.showUnderstood();
    // A page that is left without a blur completes it first.
    else if (this.complete) contextOf(this.props).pending.add(this);
  };

  /** Returns the value of the input's text, for the caller to commit; nothing is pending afterwards. */
  readonly drain = (): unknown => {
    clearTimeout(this.#timer);
    contextOf(this.props).pending.delete(this);
    const typed = this.#element?.value;
    if (typed !== undefined) this.#committed = this.understand?.(typed) ?? this.#read(typed);
    return this.#committed === '' ? emptyValueOf(this.props) : this.#committed;
  };

  /**
   * Normalises the typed text: digits of any script where digits are expected, and blanks of copied credentials
   * (C10-37); free text stays as typed (C10-21).
   */
  #read(typed: string): string {
    const { type, mask, keyboard, usualKeyboard, ofDigits, space } = fieldOptionsOf(this.props);
    const isOfDigits =
      ofDigits || type === 'number' || mask !== undefined || OF_DIGITS.test(keyboard ?? usualKeyboard ?? '');
    const text = space ? copiedText(typed, space) : typed;
    return isOfDigits ? asciiDigits(text) : text;
  }

  /** Shows the committed text in place of the typed one. */
  readonly showUnderstood = (): void => {
    if (!this.#element || this.#element.value === this.#committed) return;
    this.#element.value = this.#committed;
  };

  /** The committed text. */
  get text(): string {
    return this.#committed;
  }

  get id(): string {
    return this.props.id;
  }

  /** Applies a value from outside: prefill, reset, another tab's answer. */
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
  useLayoutEffect(
    () => () => {
      local.flush();
      contextOf(local.props).pending.delete(local);
    },
    [local],
  );
  return local;
}
