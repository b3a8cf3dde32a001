import { useLayoutEffect, useState } from 'react';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { domId } from '../form/fieldIds.ts';

/** Elements that hold a notice themselves: a card, an open entry, a list. It is put beside any other. */
const HOLDERS = '.cw-card, .cw-draft, .cw-records';

/** The frame of a question by its path, else what is drawn of its record or list. */
function questionAt(path: string): Element | null {
  const [model = '', record = ''] = pathSteps(path);
  const drawn = (place: string) => document.getElementById(domId(place));
  return (
    drawn(path)?.closest('.cw-field') ??
    drawn(`${model}.${record}`)?.closest('.cw-card, .cw-draft, .cw-table') ??
    drawn(model)
  );
}

/** Attribute of every place: several of one question stand beside each other, so that none moves another away for ever. */
const PLACE = 'data-beside';

function isBeside(place: Element, question: Element): boolean {
  let before = place.previousElementSibling;
  while (before?.hasAttribute(PLACE)) before = before.previousElementSibling;
  return before === question;
}

/** Puts a place next to a question; answers whether the question is drawn. */
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
 * An element that stands beside the question at a path for as long as it is drawn, wherever its record is drawn by then;
 * null while it is not. It is no child of React's: a question that goes may take it along, and it is put anew.
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
