import { describe, expect, it } from 'vitest';
import { createDeadlines, readDeadlines } from './deadlines.ts';

describe('deadlines', () => {
  const sent = (deadlines: Parameters<typeof readDeadlines>[0]['deadlines'] & object) =>
    ({ projectTimeZone: 'Eastern Standard Time', deadlines }) as Parameters<typeof createDeadlines>[0];
  const at = (iso: string) => () => Date.parse(iso);

  it('R3-05, C6-03, C6-19: a deadline is read in the project’s zone, without a time to the end of its day', () => {
    const data = sent({ globalDeadline: { deadlineDateTime: '05/20/2026', redirectUrl: {} } });
    const before = createDeadlines(data, at('2026-05-21T03:59:59Z'));
    const after = createDeadlines(data, at('2026-05-21T04:00:01Z'));
    expect(before.redirectWhenClosed([['globalDeadline']], 'en')).toBeNull();
    expect(after.redirectWhenClosed([['globalDeadline']], 'en')).toBe('/deadline');
    const own = { deadlineDateTime: '05/20/2026', timeZone: 'Pacific Standard Time', redirectUrl: {} };
    const later = createDeadlines(sent({ globalDeadline: own }), at('2026-05-21T04:00:01Z'));
    expect(later.redirectWhenClosed([['globalDeadline']], 'en')).toBeNull();
  });

  it('R4-21, R4-22, C6-19: own target by culture, then the global key’s, then /deadline', () => {
    const data = sent({
      claimFilingDeadline: {
        deadlineDateTime: '05/01/2026 01:00:00 PM',
        redirectUrl: { es: 'https://example.org/es' },
      },
      globalDeadline: { deadlineDateTime: '01/01/2030', redirectUrl: { en: '/closed' } },
    });
    const { redirectWhenClosed } = createDeadlines(data, at('2026-05-20T00:00:00Z'));
    const keys = [['claimFilingDeadline', 'globalDeadline']];
    expect(redirectWhenClosed(keys, 'es')).toBe('https://example.org/es');
    expect(redirectWhenClosed(keys, 'en')).toBe('/closed');
    expect(redirectWhenClosed(keys, 'fr')).toBe('/deadline');
    expect(redirectWhenClosed([['lookupFilingDeadline']], 'en')).toBeNull();
  });

  it('R3-27, C6-03: the plain shape is read too', () => {
    const plain = {
      deadlines: { globalDeadline: { deadline: '05/20/2026', timeZone: 'Pacific Standard Time' } },
    };
    expect(readDeadlines(plain).globalDeadline?.instant.toISOString()).toBe('2026-05-21T06:59:59.999Z');
  });

  it('R8-16: an unknown zone name and another date format are errors', () => {
    const deadline = (text: string, timeZone: string) => () =>
      readDeadlines({ deadlines: { globalDeadline: { deadline: text, timeZone } } });
    expect(deadline('05/20/2026', 'Mars Standard Time')).toThrow(/Mars Standard Time/);
    expect(deadline('2026-05-20', 'Pacific Standard Time')).toThrow(/2026-05-20/);
  });
});
