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
  it('C2-04: with a language that the product has no words in, its English ones are fetched, once', async () => {
    const texts: Record<string, Record<string, string>> = {
      en: { App_Reload: 'Reload the page' },
      vi: { L_name: 'Tên' },
      es: { App_Reload: 'Recargar' },
    };
    const load = vi.fn(async (code: string) => texts[code] ?? {});
    const culture = createCulture({
      enabled: { en: 'English', es: 'Español', vi: 'Tiếng Việt' },
      active: 'es',
      // A page in Spanish brings of English the settlement's own texts alone.
      content: { es: texts.es ?? {}, en: {} },
      load,
      remember: async () => undefined,
      onError: vi.fn(),
      onSwitchFailed: vi.fn(),
    });
    await culture.switchTo('vi');
    expect(culture.state.content).toMatchObject({ en: texts.en, vi: texts.vi });
    await culture.switchTo('en');
    await culture.switchTo('vi');
    expect(load.mock.calls).toEqual([['vi'], ['en']]);
  });
});
