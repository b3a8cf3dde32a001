import { describe, expect, it, vi } from 'vitest';
import { createCulture } from './culture.ts';

describe('culture', () => {
  it('R4-25: it changes only to an enabled culture other than the active one', async () => {
    const load = vi.fn(async () => ({ a: 'b' }));
    const options = { enabled: { en: 'English', es: 'Español' }, active: 'en', content: { en: {} }, load };
    const culture = createCulture({
      ...options,
      remember: async () => undefined,
      onError: vi.fn(),
      onSwitchFailed: vi.fn(),
    });
    expect(await culture.switchTo('en')).toBe(false);
    expect(await culture.switchTo('fr')).toBe(false);
    expect(load).not.toHaveBeenCalled();
    expect(await culture.switchTo('es')).toBe(true);
    expect(culture.state.active).toBe('es');
    await culture.switchTo('en');
    await culture.switchTo('es');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
