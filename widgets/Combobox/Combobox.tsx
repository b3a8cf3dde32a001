import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fieldAria } from '../aria.ts';
import { type ClaimWidgetProps, contextOf, fieldOptionsOf } from '../context.ts';
import { InputError } from '../Mask/InputError.tsx';
import { inputErrorId } from '../Mask/useInputError.ts';
import { Choices, optionId, statusOf } from './Choices.tsx';
import { useCombobox } from './useCombobox.ts';

/** Maximum length of the query that is typed into a combobox. */
const LONGEST_QUERY = 200;

interface PartProps {
  widget: ClaimWidgetProps;
  box: ReturnType<typeof useCombobox>;
  listId: string;
  input: RefObject<HTMLInputElement | null>;
}

/** Input of the combobox, from which the keyboard moves through the list. */
function Input({ widget, box, listId, input }: PartProps) {
  const options = fieldOptionsOf(widget);
  // After a failed search there is no listbox.
  const hasList = box.isOpen && box.found.status !== 'failed' && box.found.status !== 'offline';
  const activeId = hasList && box.active >= 0 ? optionId(listId, box.active) : undefined;
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    <input
      ref={input}
      type="text"
      role="combobox"
      id={widget.id}
      name={widget.id}
      className={`cw-input cw-input--${options.width ?? 'full'}`}
      value={box.text}
      placeholder={options.placeholder ?? contextOf(widget).text('Ui_TypeToSearch')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      maxLength={LONGEST_QUERY}
      disabled={widget.disabled || widget.readonly}
      aria-autocomplete="list"
      aria-expanded={hasList}
      aria-controls={hasList ? listId : undefined}
      aria-activedescendant={activeId}
      onChange={(event) => box.type(event.target.value)}
      onClick={() => box.isOpen || box.open()}
      onKeyDown={box.press}
      {...fieldAria(widget.id, options, widget, {
        errorId: box.isForeign || box.isGone ? inputErrorId(widget.id) : undefined,
      })}
    />
  );
}

/** Popup with the list below the input. A retry puts the focus back into the input. */
function Matches({ widget, box, listId, input }: PartProps) {
  return (
    <Choices
      id={listId}
      label={fieldOptionsOf(widget).label}
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

/** Widget for a choice from a list of values that is too long to be sent: its input searches the server (C8-07). */
export function Combobox({ list, ...props }: ClaimWidgetProps & { list: string }) {
  const { text } = contextOf(props);
  const box = useCombobox(props, list);
  const input = useRef<HTMLInputElement>(null);
  const parts = { widget: props, box, listId: `${props.id}__list`, input };
  const gone = box.isGone ? text('Ui_NotInList') : undefined;
  const message = box.isForeign ? text('Ui_ChooseMatch', { entry: box.text }) : gone;
  return (
    <>
      {/* The list is part of the field: a blur counts when the focus leaves both. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the focus leave */}
      <div
        className="cw-combobox"
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || box.leave()}
      >
        <Input {...parts} />
        <span className="cw-visually-hidden" role="status">
          {box.isOpen ? statusOf(box.found, text) : ''}
        </span>
        {box.isOpen ? <Matches {...parts} /> : null}
      </div>
      <InputError widget={props} message={message} />
    </>
  );
}
