import { check } from 'recheck';
import { describe, expect, it, vi } from 'vitest';
import { parseInline, plainText } from './parseInline.ts';

describe('inline Markdown', () => {
  it.each([
    ['plain', [{ kind: 'text', text: 'plain' }]],
    [
      '**a** b',
      [
        { kind: 'strong', children: [{ kind: 'text', text: 'a' }] },
        { kind: 'text', text: ' b' },
      ],
    ],
    ['_a_', [{ kind: 'em', children: [{ kind: 'text', text: 'a' }] }]],
    ['snake_case_name', [{ kind: 'text', text: 'snake_case_name' }]],
    ['2 * 3 * 4', [{ kind: 'text', text: '2 * 3 * 4' }]],
    ['`a*b*`', [{ kind: 'code', text: 'a*b*' }]],
    [
      '\\*a\\*',
      [
        { kind: 'text', text: '*' },
        { kind: 'text', text: 'a' },
        { kind: 'text', text: '*' },
      ],
    ],
    ['[F](/faq)', [{ kind: 'link', href: '/faq', children: [{ kind: 'text', text: 'F' }] }]],
    [
      '[**F**](https://x.org/a)',
      [
        {
          kind: 'link',
          href: 'https://x.org/a',
          children: [{ kind: 'strong', children: [{ kind: 'text', text: 'F' }] }],
        },
      ],
    ],
  ])('C7-09: reads %s', (text, nodes) => {
    expect(parseInline(text)).toEqual(nodes);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'JAVASCRIPT:x', 'vbscript:x'])(
    'makes no link of %s',
    (href) => {
      expect(parseInline(`[a](${href})`)).toEqual([{ kind: 'text', text: 'a' }]);
    },
  );

  it('leaves tags as text', () => {
    expect(parseInline('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'text', text: '<img src=x onerror=alert(1)>' },
    ]);
  });

  it('gives the plain text without marks', () => {
    expect(plainText('I **agree** to [the *terms*](/terms)')).toBe('I agree to the terms');
  });

  it('looks at text that opens many marks a few times a character, by patterns that cannot explode', async () => {
    const exec = vi.spyOn(RegExp.prototype, 'exec');
    const text = '**_['.repeat(500);
    parseInline(text);
    const patterns = new Map((exec.mock.contexts as RegExp[]).map(({ source, flags }) => [source, flags]));
    expect(exec.mock.calls.length).toBeLessThan(5 * text.length);
    exec.mockRestore();
    for (const [source, flags] of patterns) {
      const diagnosis = await check(source, flags);
      expect(diagnosis, source).not.toMatchObject({ complexity: { type: 'exponential' } });
    }
  });
});
