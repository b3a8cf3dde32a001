import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldOption } from '../../schemas/uiOptions.ts';
import type { SearchList } from '../context.ts';

/** Debounce of a list search while typing, in ms. */
export const SEARCH_DELAY_MS = 250;
/** Delay of the message about a slow response, in ms. */
export const SLOW_MS = 5_000;
/** Number of options that are requested. */
const OFFERED = 50;

/** Status and result of the last search. */
export interface SearchResult {
  status: 'none' | 'waiting' | 'slow' | 'found' | 'failed' | 'offline';
  options: readonly FieldOption[];
  /** Total number of matches. */
  total: number;
  /** The query of this result. */
  query: string;
  /** Id of the request that the server failed to answer. */
  requestId?: string;
}

const NOTHING: SearchResult = { status: 'none', options: [], total: 0, query: '' };

/** Returns the result of a failed search; the error of a request may have its id. */
function failed(query: string, error: { requestId?: string }): SearchResult {
  const { requestId = '' } = error;
  return { ...NOTHING, status: navigator.onLine ? 'failed' : 'offline', query, requestId };
}

/**
 * Calls `back` when the connection is restored, from the render of the offline message on: it may be restored at once.
 */
function useOnline(isAwaited: boolean, back: () => void): void {
  useLayoutEffect(() => {
    if (!isAwaited) return undefined;
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  });
}

/**
 * Returns the search of a server-side list of values: `ask` starts a query, `again` repeats it, and `found` has the
 * status and result of the last one. Responses to superseded queries are dropped.
 */
export function useListSearch(search: SearchList, list: string) {
  const [found, setFound] = useState<SearchResult>(NOTHING);
  const last = useRef({ query: '', number: 0, timer: setTimeout(() => undefined) });

  /** Starts a query; returns a test if it is still the latest. */
  function begin(query: string): () => boolean {
    clearTimeout(last.current.timer);
    const number = last.current.number + 1;
    last.current = { ...last.current, query, number };
    return () => last.current.number === number;
  }

  function send(query: string, isLast: () => boolean): Promise<SearchResult> {
    last.current.timer = setTimeout(
      () => isLast() && setFound((before) => ({ ...before, status: 'slow' })),
      SLOW_MS,
    );
    const answer = search(list, query, OFFERED).then(
      ({ options, total }): SearchResult => ({ status: 'found', options, total, query }),
      (error): SearchResult => failed(query, Object(error)),
    );
    return answer.then((given) => {
      if (isLast()) {
        clearTimeout(last.current.timer);
        setFound(given);
      }
      return given;
    });
  }

  function ask(query: string, delay = 0): void {
    const isLast = begin(query);
    setFound((before) => ({ ...before, status: 'waiting' }));
    last.current.timer = setTimeout(() => void send(query, isLast), delay);
  }

  /** Returns the result of a query: the known one, or that of a new request. */
  function answerTo(query: string): SearchResult | Promise<SearchResult> {
    if (found.status === 'found' && found.query === query) return found;
    const isLast = begin(query);
    return send(query, isLast);
  }

  useOnline(found.status === 'offline', () => {
    if (last.current.query !== '') ask(last.current.query);
  });

  useEffect(
    () => () => {
      clearTimeout(last.current.timer);
      last.current.number += 1;
    },
    [],
  );

  return { found, ask, answerTo, again: () => ask(last.current.query) };
}
