import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { computed } from './readStyles.testkit.ts';

/** Of each way that jsdom's stylesheet shows or hides elements, one. */
const TAGS = [
  'a',
  'button',
  'details',
  'dialog',
  'embed',
  'input',
  'li',
  'noscript',
  'script',
  'summary',
  'td',
  'tr',
];
/** Elements that jsdom's stylesheet or their own style show or hide. */
const ATTRIBUTES: Record<string, string>[] = [
  {},
  { hidden: '' },
  { hidden: 'until-found' },
  { open: '' },
  { popover: 'auto' },
  { type: 'hidden' },
  { dir: 'rtl' },
  { style: 'direction: rtl' },
  { style: 'display: none' },
  { style: 'display: flex; visibility: hidden' },
  { style: 'visibility: collapse' },
];

/** Properties that elements inherit. */
const AROUND: Record<string, string>[] = [{}, { hidden: 'until-found' }, { style: 'visibility: hidden' }];

/** Each tag in each state, within each such element. */
function* elements(): Generator<Element> {
  for (const outer of AROUND)
    for (const inner of ATTRIBUTES)
      for (const tag of TAGS) {
        const [around, within] = [document.createElement('div'), document.createElement(tag)];
        for (const [name, value] of Object.entries(outer)) around.setAttribute(name, value);
        for (const [name, value] of Object.entries(inner)) within.setAttribute(name, value);
        around.append(within);
        document.body.append(around);
        yield within;
      }
}

afterEach(() => document.body.replaceChildren());

describe('styles that are read as they are asked for', () => {
  it('are jsdom’s own', () => {
    const wrong = [...elements()].filter((element) => {
      const [own, read] = [computed(element), getComputedStyle(element)];
      const isOther = (name: 'display' | 'visibility' | 'direction') =>
        read[name] !== own[name] || read.getPropertyValue(name) !== own.getPropertyValue(name);
      return (['display', 'visibility', 'direction'] as const).some(isOther);
    });
    expect(wrong.map(({ outerHTML, parentElement }) => parentElement?.outerHTML ?? outerHTML)).toEqual([]);
  });

  it('are jsdom’s own where the page has a stylesheet', () => {
    render(<style>{'p { display: none }'}</style>);
    const shown = document.body.appendChild(document.createElement('p'));
    expect(getComputedStyle(shown).display).toBe('none');
  });
});
