import { useEffect, useLayoutEffect, useRef } from 'react';
import { listed } from '../../transforms/texts/listed.ts';
import { errorId } from '../../widgets/aria.ts';
import type { Translate } from '../../widgets/translate.ts';
import { afterPaint } from '../stores/afterPaint.ts';
import type { Announcer } from './announcer.ts';
import { labelText, lineOf } from './ErrorSummary.tsx';
import { domId } from './fieldIds.ts';
import { newMessages, type RenderedPage } from './newMessages.ts';
import type { PageFormContext } from './pageContext.ts';
import { newQuestions, type Question } from './questions.ts';
import { namesAt } from './recordLabel.ts';

/** Selector of elements that a screen reader reads with their error message on focus. */
const READ_WITH_FOCUS = '[aria-invalid="true"], [data-entry-error]';

/** Tracks which error messages a screen reader read on focus. */
function followReading() {
  let read: Element | null = null;
  const entered = ({ target }: FocusEvent) => {
    read = target instanceof Element && target.matches(READ_WITH_FOCUS) ? target : null;
  };
  document.addEventListener('focusin', entered);
  return {
    isRead(path: string): boolean {
      if (read === null || read !== document.activeElement) return false;
      const id = domId(path);
      const isOfEntry = read.hasAttribute('data-entry-error') && document.getElementById(id)?.contains(read);
      return isOfEntry === true || read.closest(`[aria-describedby~="${errorId(id)}"]`) !== null;
    },
    stop: () => document.removeEventListener('focusin', entered),
  };
}

/**
 * Announces error messages that are new on the page, with the labels of their fields (C10-23): not those of a refused
 * Next, which the error summary shows, nor one that a screen reader read on focus. It runs after the paint, because
 * only then it is clear if Next was refused.
 */
export function useAnnounceMessages(drawn: RenderedPage, announcer: Announcer, text: Translate): void {
  const { errors, drafts, own, attempt, culture } = drawn;
  const latest = useRef(drawn);
  const told = useRef(drawn);
  const reading = useRef<ReturnType<typeof followReading>>(null);
  useLayoutEffect(() => {
    latest.current = drawn;
  });
  useEffect(() => {
    const followed = followReading();
    reading.current = followed;
    return followed.stop;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when what is said on the page has changed
  useEffect(() => {
    afterPaint(() => {
      const [before, now] = [told.current, latest.current];
      told.current = now;
      const lines = newMessages(before, now).filter(([path]) => !reading.current?.isRead(path));
      announcer.announce(
        ...lines.map(([path, said]) => `${text('Ui_Error')} ${lineOf(namesAt(now, path, text), said, text)}`),
      );
    });
  }, [errors, drafts, own, attempt, culture]);
}

/**
 * Announces the labels of questions that appear in a page or record. `place` is the page's name or the record's path;
 * when it changes, nothing is announced. It runs after the paint, so that the question itself is not delayed.
 */
export function useAnnounceQuestions(
  place: string,
  questions: readonly Question[],
  { announcer, text, culture }: Pick<PageFormContext, 'announcer' | 'text' | 'culture'>,
): void {
  const before = useRef({ place, questions });
  useEffect(() => {
    const last = before.current;
    before.current = { place, questions };
    if (last.place !== place) return;
    const labels = newQuestions(last.questions, questions).map(({ label }) => labelText(label));
    if (labels.length === 0) return;
    afterPaint(() =>
      announcer.announce(text('Ui_NewQuestions', { questions: listed(new Set(labels), culture()) })),
    );
  }, [place, questions, announcer, text, culture]);
}
