import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldOption } from '../../schemas/uiOptions.ts';
import { folded } from '../../transforms/values/folded.ts';
import { type ClaimWidgetProps, contextOf, emptyValueOf } from '../context.ts';
import { actionOf, type KeyAction, movedActive } from './comboboxKeys.ts';
import { useChosenLabel } from './useChosenLabel.ts';
import { SEARCH_DELAY_MS, type SearchResult, useListSearch } from './useListSearch.ts';

/** Typed text that is not chosen yet (null: the input shows the chosen option's label), and the state of the list. */
interface Typing {
  text: string | null;
  isOpen: boolean;
  active: number;
  /** The field was left with a text that is no option, for which it shows a message. */
  isForeign: boolean;
}

const AT_REST: Typing = { text: null, isOpen: false, active: -1, isForeign: false };

/** Returns the option whose label equals the typed text, else one that differs in case, accents or spaces only. */
const typedOut = (options: readonly FieldOption[], typed: string) =>
  options.find(({ label }) => label.trim() === typed.trim()) ??
  options.find(({ label }) => folded(label) === folded(typed));

/**
 * Returns a guard against stale asynchronous results: `begin` invalidates earlier ones and returns a test of whether
 * its own is still the latest.
 */
function useLatestGuard() {
  const number = useRef(0);
  useEffect(
    () => () => {
      number.current += 1;
    },
    [],
  );
  const begin = () => {
    number.current += 1;
    const own = number.current;
    return () => number.current === own;
  };
  return begin;
}

/** Combines the state of a combobox: its text and list, the search result, and the setters of its value. */
function useParts(props: ClaimWidgetProps, list: string) {
  const { searchList } = contextOf(props);
  const search = useListSearch(searchList, list);
  const { label, isGone, setKnown } = useChosenLabel(searchList, list, props.value);
  const [typing, setTyping] = useState(AT_REST);
  const begin = useLatestGuard();
  const commit = (value: unknown) => value === props.value || props.onChange(value);
  const choose = (option: FieldOption) => {
    begin();
    setKnown(option);
    setTyping(AT_REST);
    commit(option.value);
  };
  return { props, ...search, label, isGone, typing, setTyping, begin, commit, choose };
}

type Parts = ReturnType<typeof useParts>;

/** Commits the option whose label was typed; any other text stays, with a message, and the value is cleared. */
function settle({ props, setTyping, commit, choose }: Parts, typed: string, { options }: SearchResult): void {
  const option = typedOut(options, typed);
  if (option) choose(option);
  else {
    setTyping({ text: typed, isOpen: false, active: -1, isForeign: true });
    commit(emptyValueOf(props));
  }
}

function leave(parts: Parts): void {
  const { props, typing, setTyping, begin, answerTo } = parts;
  const typed = typing.text;
  const isMeant = begin();
  const isEmpty = typed === null || typed.trim() === '';
  setTyping(isEmpty ? AT_REST : { ...typing, isOpen: false, active: -1 });
  props.onBlur(props.id, props.value);
  if (isEmpty) return;
  const answer = answerTo(typed);
  // An option that was typed before the response arrived is chosen then.
  if (answer instanceof Promise) void answer.then((given) => isMeant() && settle(parts, typed, given));
  else settle(parts, typed, answer);
}

/**
 * Delays Next until the pending search has settled the typed text; a text that is no option stops it with its message.
 */
function useSettleBeforeNext(parts: Parts): void {
  const { props, typing, begin, answerTo } = parts;
  const { pending } = contextOf(props);
  const typed = typing.text?.trim() ? typing.text : null;
  useEffect(() => {
    if (typed === null) return undefined;
    const open = {
      id: props.id,
      settle: async () => {
        if (typing.isForeign) return false;
        const isMeant = begin();
        const answer = await answerTo(typed);
        if (isMeant()) flushSync(() => settle(parts, typed, answer));
        return typedOut(answer.options, typed) !== undefined;
      },
    };
    pending.hold(open);
    return () => pending.release(open);
  });
}

/** Returns the state and event handlers of a combobox over a list of the server. */
export function useCombobox(given: ClaimWidgetProps, list: string) {
  const parts = useParts(given, list);
  useSettleBeforeNext(parts);
  const { props, found, ask, again, label, typing, setTyping, begin, commit, choose } = parts;
  const { isOpen, active, isForeign } = typing;
  const open = () => {
    begin();
    setTyping({ ...typing, isOpen: true, active: -1 });
    ask(typing.text ?? '');
  };
  const type = (typed: string) => {
    begin();
    setTyping({ text: typed, isOpen: true, active: -1, isForeign: false });
    ask(typed, SEARCH_DELAY_MS);
    if (typed === '') commit(emptyValueOf(props));
  };
  const move = (by: 1 | -1) =>
    setTyping({ ...typing, active: movedActive(active, by, found.options.length) });
  const chooseIfAny = (option: FieldOption | undefined) => option && choose(option);
  const acts: Record<KeyAction, () => void> = {
    open,
    next: () => move(1),
    previous: () => move(-1),
    choose: () => chooseIfAny(found.options[active]),
    take: () => void (found.query === typing.text && chooseIfAny(typedOut(found.options, typing.text))),
    close: () => setTyping({ ...typing, isOpen: false, active: -1 }),
    restore: () => setTyping(AT_REST),
  };
  const press = (event: KeyboardEvent) => {
    const action = actionOf(event.key, event.altKey, { isOpen, hasActive: active >= 0 });
    if (!action || (action === 'restore' && typing.text === null)) return;
    event.preventDefault();
    acts[action]();
  };
  const text = typing.text ?? label;
  const isGone = parts.isGone && typing.text === null;
  return {
    text,
    isOpen,
    active,
    isForeign,
    isGone,
    found,
    again,
    choose,
    open,
    type,
    press,
    leave: () => leave(parts),
  };
}
