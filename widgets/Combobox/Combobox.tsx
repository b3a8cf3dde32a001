import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FieldOption } from '../../schemas/uiOptions.ts';
import { fieldAria } from '../aria.ts';
import { type ClaimWidgetProps, contextOf, optionsOf } from '../context.ts';
import { Choices, optionId } from './Choices.tsx';
import { actionOf, type KeyAction, moved } from './comboboxKeys.ts';
import { useChosenLabel } from './useChosenLabel.ts';
import { SEARCH_DELAY_MS, useListSearch } from './useListSearch.ts';

/** What is typed and not chosen yet (null: the chosen entry's label stands there), and the list below it. */
interface Typing {
  text: string | null;
  isOpen: boolean;
  active: number;
}

const sameText = (label: string, typed: string | null) => label.toLowerCase() === typed?.trim().toLowerCase();

const AT_REST: Typing = { text: null, isOpen: false, active: -1 };

/** The state of a combobox over a list of the server, and what a person may do to it. */
function useCombobox(props: ClaimWidgetProps, list: string) {
  const { searchList } = contextOf(props);
  const { found, ask, again } = useListSearch(searchList, list);
  const { label, setKnown } = useChosenLabel(searchList, list, props.value);
  const [typing, setTyping] = useState(AT_REST);
  const { isOpen, active } = typing;
  const text = typing.text ?? label;
  const choose = (option: FieldOption) => {
    setKnown(option);
    setTyping(AT_REST);
    if (option.value !== props.value) props.onChange(option.value);
  };
  const open = () => {
    setTyping({ text: typing.text, isOpen: true, active: -1 });
    ask(typing.text ?? '');
  };
  const type = (typed: string) => {
    setTyping({ text: typed, isOpen: true, active: -1 });
    ask(typed, SEARCH_DELAY_MS);
    if (typed === '' && props.value !== null) props.onChange(null);
  };
  const move = (by: 1 | -1) => setTyping({ ...typing, active: moved(active, by, found.options.length) });
  const acts: Record<KeyAction, () => void> = {
    open,
    next: () => move(1),
    previous: () => move(-1),
    choose: () => {
      const option = found.options[active];
      if (option) choose(option);
    },
    close: () => setTyping({ ...typing, isOpen: false, active: -1 }),
    restore: () => setTyping(AT_REST),
  };
  const press = (event: KeyboardEvent) => {
    const action = actionOf(event.key, event.altKey, { isOpen, hasActive: active >= 0 });
    if (!action || (action === 'restore' && typing.text === null)) return;
    event.preventDefault();
    acts[action]();
  };
  const leave = () => {
    const typed = found.options.find((option) => sameText(option.label, typing.text));
    if (typed) choose(typed);
    else setTyping(AT_REST);
    props.onBlur(props.id, typed ? typed.value : props.value);
  };
  return { text, isOpen, active, found, again, choose, open, type, press, leave };
}

interface MatchesProps {
  widget: ClaimWidgetProps;
  box: ReturnType<typeof useCombobox>;
  listId: string;
  input: RefObject<HTMLInputElement | null>;
}

/** The list below the input. Trying again puts the focus back there. */
function Matches({ widget, box, listId, input }: MatchesProps) {
  return (
    <Choices
      id={listId}
      label={optionsOf(widget).label}
      found={box.found}
      active={box.active}
      value={widget.value}
      text={contextOf(widget).text}
      onChoose={box.choose}
      onRetry={() => {
        input.current?.focus();
        box.again();
      }}
    />
  );
}

/** One of a list that is too long to be sent: an input that searches it as one types (C8-07). */
export function Combobox({ list, ...props }: ClaimWidgetProps & { list: string }) {
  const options = optionsOf(props);
  const { text: write } = contextOf(props);
  const box = useCombobox(props, list);
  const listId = `${props.id}__list`;
  const input = useRef<HTMLInputElement>(null);
  const off = props.disabled || props.readonly;
  const activeId = box.isOpen && box.active >= 0 ? optionId(listId, box.active) : undefined;
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    // The list is part of the field: the focus leaves both or neither.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the focus leave
    <div
      className="cw-combobox"
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || box.leave()}
    >
      <input
        ref={input}
        type="text"
        role="combobox"
        id={props.id}
        name={props.id}
        className={`cw-input cw-input--${options.width ?? 'full'}`}
        value={box.text}
        placeholder={options.placeholder ?? write('Ui_TypeToSearch')}
        autoComplete="off"
        disabled={off}
        aria-autocomplete="list"
        aria-expanded={box.isOpen && box.found.status !== 'failed'}
        aria-controls={listId}
        aria-activedescendant={activeId}
        onChange={(event) => box.type(event.target.value)}
        onClick={() => box.isOpen || box.open()}
        onKeyDown={box.press}
        {...fieldAria(props.id, options, props)}
      />
      {box.isOpen ? <Matches widget={props} box={box} listId={listId} input={input} /> : null}
    </div>
  );
}
