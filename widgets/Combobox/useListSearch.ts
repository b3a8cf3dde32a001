import { useEffect, useRef, useState } from 'react';
import type { FieldOption } from '../../schemas/uiOptions.ts';
import type { SearchList } from '../context.ts';

/** How long typing pauses before the list is asked. */
export const SEARCH_DELAY_MS = 250;
/** How many entries are offered at once. */
const OFFERED = 50;

/** What the last question to a list found. */
export interface Found {
  status: 'none' | 'waiting' | 'found' | 'failed';
  options: readonly FieldOption[];
  /** How many entries the query finds in all. */
  total: number;
}

const NOTHING: Found = { status: 'none', options: [], total: 0 };

/** Asks a list of the server as somebody types. An answer that a later question has overtaken is dropped. */
export function useListSearch(search: SearchList, list: string) {
  const [found, setFound] = useState<Found>(NOTHING);
  const last = useRef({ query: '', number: 0, timer: setTimeout(() => undefined) });

  /** Begins a question; its answer counts as long as no other was begun. */
  function begin(query: string): () => boolean {
    clearTimeout(last.current.timer);
    const number = last.current.number + 1;
    last.current = { ...last.current, query, number };
    return () => last.current.number === number;
  }

  function send(query: string, isLast: () => boolean): void {
    search(list, query, OFFERED).then(
      ({ options, total }) => isLast() && setFound({ status: 'found', options, total }),
      () => isLast() && setFound({ ...NOTHING, status: 'failed' }),
    );
  }

  function ask(query: string, delay = 0): void {
    const isLast = begin(query);
    setFound((before) => ({ ...before, status: 'waiting' }));
    last.current.timer = setTimeout(() => send(query, isLast), delay);
  }

  useEffect(
    () => () => {
      clearTimeout(last.current.timer);
      last.current.number += 1;
    },
    [],
  );

  return { found, ask, again: () => ask(last.current.query) };
}
