import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenderBlock } from '../../../transforms/pages/types.ts';
import { ClaimPage } from '../ClaimPage.tsx';
import { pageOf, propsOf } from '../claimPage.testkit.tsx';
import { NAME } from '../claimPageFields.testkit.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('blocks', () => {
  const draw = (block: RenderBlock) => render(<ClaimPage {...propsOf(pageOf([NAME], [block]))} />);
  const silent = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it('R5-46: a header needs a tag for its style', () => {
    silent();
    expect(() => draw({ kind: 'header', id: 'head', text: 'Part' })).toThrow('"head" needs a tag');
  });

  it('R5-46: a header with its tag is that heading', () => {
    draw({ kind: 'header', id: 'head', tag: 'h3', text: 'Part *two*' });
    expect(screen.getByRole('heading', { level: 3, name: 'Part two' })).toBeTruthy();
  });

  it('R5-46: a button needs a label or an icon', () => {
    silent();
    expect(() => draw({ kind: 'button', id: 'go', href: '/faq' })).toThrow('"go" needs a label or an icon');
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil',
  ])('R5-46: a button to %j is no link', (href) => {
    draw({ kind: 'button', id: 'go', href, label: 'Go on' });
    expect(screen.getByText('Go on').closest('a')).toBeNull();
    cleanup();
    draw({ kind: 'button', id: 'go', href: 'https://example.org', label: 'Go on' });
    expect(screen.getByRole('link', { name: 'Go on' })).toBeTruthy();
  });

  it('C10-30: of a page without Next and receipt the first link is its primary button', () => {
    const links: RenderBlock[] = ['File a claim', 'Home'].map((label) => ({
      kind: 'button',
      id: label,
      href: '/',
      label,
    }));
    const kinds = (isLast: boolean, blocks: RenderBlock[]) => {
      render(
        <ClaimPage {...propsOf(pageOf([], blocks), { isLast, blocks: { confirmation: () => null } })} />,
      );
      const drawn = screen.getAllByRole('link').map(({ className }) => className.replace(/.*--/, ''));
      cleanup();
      return drawn;
    };
    expect(kinds(true, links)).toEqual(['primary', 'secondary']);
    expect(kinds(false, links)).toEqual(['secondary', 'secondary']);
    const receipt: RenderBlock = { kind: 'confirmation', id: 'receipt', texts: [] };
    expect(kinds(true, [receipt, ...links])).toEqual(['secondary', 'secondary']);
  });

  it('R5-46: a labelled value needs a label or an icon, and shows the field', () => {
    const field = { path: 'claimantInfo.firstName', model: 'claimantInfo', name: 'firstName' } as const;
    silent();
    expect(() => draw({ kind: 'value', id: 'val', field })).toThrow('"val" needs a label or an icon');
    cleanup();
    const block: RenderBlock = { kind: 'value', id: 'val', label: 'Your name', field };
    render(
      <ClaimPage {...propsOf(pageOf([], [block]), { claim: { claimantInfo: { firstName: 'Ada' } } })} />,
    );
    expect(screen.getByText('Ada').tagName).toBe('DD');
  });

  it('copy renders inline Markdown and no HTML', () => {
    draw({
      kind: 'copy',
      id: 'c',
      style: 'bullets',
      texts: ['Read **this** <b>now</b>', '[out](javascript:alert(1))'],
    });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.innerHTML).toBe('Read <strong>this</strong> &lt;b&gt;now&lt;/b&gt;');
    expect(second?.querySelector('a')).toBeNull();
  });

  it('a summary without the app’s component is an error', () => {
    silent();
    expect(() => draw({ kind: 'summary', id: 'sum' })).toThrow('no component for the summary block');
  });
});
