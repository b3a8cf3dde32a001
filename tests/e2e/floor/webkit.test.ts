import { describe, expect, it } from 'vitest';
import { findWebKit } from '../../browser/webkit.ts';
import { arabicAt, breachAt } from './claims.ts';
import { fileInWebKit } from './fileInWebKit.ts';

const WAYS = [breachAt(375), breachAt(1280), arabicAt(375)];

const found = findWebKit();
const launch = 'launch' in found ? found.launch : undefined;
const why = 'missing' in found ? ` (${found.missing})` : '';

describe.skipIf(!launch)(`in WebKitGTK${why}`, () => {
  it.each(WAYS)('C17-02, C17-05: $what: filed, stored, and nowhere wider than the window', async (way) => {
    if (!launch) throw new Error('WebKitGTK was found and is gone.');
    const { code, claims, wide, buttons, complaints } = await fileInWebKit(launch, way);
    expect(claims.map(({ referenceCode, documents }) => [referenceCode, documents.length])).toEqual([
      [code, way.documents],
    ]);
    expect(wide).toEqual([]);
    expect(buttons.length).toBeGreaterThan(0);
    for (const [words, ...widths] of buttons) expect(widths).toEqual([words, words, words]);
    expect(complaints).toEqual([]);
  });
});
