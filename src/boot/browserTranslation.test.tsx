import { render } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tolerateBrowserTranslation } from './browserTranslation.ts';

/** Puts elements of its own in the place of each text, as browsers' translators do, and writes it in capitals. */
function translate(within: Node): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('font')) texts.push(walker.currentNode);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = (text.nodeValue ?? '').toUpperCase();
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

/** What people read of two states of a page, shown one after the other, with the translator at work throughout. */
async function readAfter(first: ReactNode, second: ReactNode, pause = settled): Promise<string | null> {
  const { container, rerender } = render(first);
  translate(container);
  await pause();
  rerender(second);
  await settled();
  translate(container);
  await settled();
  const { textContent } = container;
  rerender(<p>end</p>);
  return textContent;
}

describe('texts that the browser translates', () => {
  let stop = () => {};
  beforeEach(() => {
    ({ stop } = tolerateBrowserTranslation(document));
  });
  afterEach(() => stop());

  const name = (count: number) => (
    <p>
      Charge {count} of <b>three</b>
      {count > 1 && 'and more'}
    </p>
  );
  const list = (words: string[]) => (
    <p>
      {words.map((word) => (
        <Fragment key={word}>{word} </Fragment>
      ))}
      <b>end</b>
    </p>
  );

  it('C10-22: a text that changes, appears or goes leaves no stale and no doubled word', async () => {
    expect(await readAfter(name(1), name(2))).toBe('CHARGE 2 OF THREEAND MORE');
    expect(await readAfter(name(2), name(1))).toBe('CHARGE 1 OF THREE');
    expect(await readAfter(<p>one</p>, <p>two</p>)).toBe('TWO');
  });

  it('C10-22: texts that move, or before which others come, are read once and in order', async () => {
    expect(await readAfter(list(['a', 'b', 'c']), list(['c', 'a', 'b']))).toBe('C A B END');
    expect(await readAfter(list(['b']), list(['a', 'b']))).toBe('A B END');
    expect(await readAfter(list(['a', 'b']), list([]))).toBe('END');
  });

  it('C10-22: nothing breaks where the page changes before it is told of a translation', async () => {
    const atOnce = () => Promise.resolve();
    expect(await readAfter(name(2), name(1), atOnce)).toBe('CHARGE 1 OF THREE');
    expect(await readAfter(list(['a', 'b']), list(['b', 'a']), atOnce)).toBe('B A END');
  });
});
