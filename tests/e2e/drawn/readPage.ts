import type { Page } from 'playwright';

/** Runs in the page: what it shows, element by element, without the ids that React makes and the order of attributes. */
function outline(): string[] {
  const lines: string[] = [];
  const isSaid = ({ name, value }: Attr) => !(value === '' && (name === 'style' || name === 'value'));
  const nameOf = ({ name, value }: Attr) => `${name}=${value.replace(/_[rR]_\w+_/g, 'id')}`;
  const read = (parent: Element) => {
    parent.normalize();
    for (const node of parent.childNodes) {
      if (node instanceof Text) lines.push(node.data);
      if (!(node instanceof Element)) continue;
      const named = [...node.attributes].filter(isSaid).map(nameOf);
      lines.push(
        `<${node.localName} ${named
          .filter((one) => one !== 'type=text')
          .sort()
          .join(' ')}>`,
      );
      read(node);
    }
  };
  const copy = document.getElementById('root')?.cloneNode(true);
  if (!(copy instanceof Element)) throw new Error('The page has no #root.');
  const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  read(copy);
  return lines;
}

/** Runs in the page: where each element stands. */
const boxes = () =>
  [...document.querySelectorAll('#root *')]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName}.${element.className} ${[x, y, width, height].map(Math.round).join(' ')}`;
    });

export const readOutline = (page: Page): Promise<string[]> => page.evaluate(outline);
export const readBoxes = (page: Page): Promise<string[]> => page.evaluate(boxes);
