import { useLayoutEffect, useState } from 'react';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { domId } from '../form/fieldIds.ts';

/** Elements to which the container is appended; after any other it is inserted. */
const HOLDERS = '.cw-card, .cw-draft, .cw-records';

/** Returns the element of a question by its path, else that of its record or list. */
function questionAt(path: string): Element | null {
  const [model = '', record = ''] = pathSteps(path);
  const drawn = (place: string) => document.getElementById(domId(place));
  return (
    drawn(path)?.closest('.cw-field') ??
    drawn(`${model}.${record}`)?.closest('.cw-card, .cw-draft, .cw-table') ??
    drawn(model)
  );
}

/**
 * Attribute of every portal container; several of one question are siblings, so that two never displace each other
 * endlessly.
 */
const PLACE = 'data-beside';

function isBeside(place: Element, question: Element): boolean {
  let before = place.previousElementSibling;
  while (before?.hasAttribute(PLACE)) before = before.previousElementSibling;
  return before === question;
}

/** Inserts a container next to a question. Returns true if the question is rendered. */
function putBeside(place: HTMLElement, path: string): boolean {
  const question = questionAt(path);
  if (!question) {
    place.remove();
    return false;
  }
  const isWithin = question.matches(HOLDERS);
  const isThere = isWithin ? place.parentElement === question : isBeside(place, question);
  if (isThere) return true;
  if (isWithin) question.append(place);
  else question.after(place);
  return true;
}

/**
 * Hook that returns a container for a React portal next to the question (field) at a path, wherever its record is
 * rendered; null while it is not. React does not manage the container: it is inserted again after it was removed with a
 * question.
 */
export function usePortalBeside(path: string | undefined): HTMLElement | null {
  const [place] = useState(() => {
    const element = document.createElement('div');
    element.setAttribute(PLACE, '');
    return element;
  });
  const [isPlaced, setPlaced] = useState(false);
  useLayoutEffect(() => {
    if (path === undefined) return setPlaced(false);
    const put = () => setPlaced(putBeside(place, path));
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [place, path]);
  useLayoutEffect(() => () => place.remove(), [place]);
  return isPlaced ? place : null;
}
