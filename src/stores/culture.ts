import { proxy, ref } from 'valtio/vanilla';
import type { Content } from '../../schemas/generated/types.ts';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';

export interface CultureState {
  active: string;
  /** Enabled codes, each with its own name: `{ en: 'English', es: 'Español' }`. */
  enabled: Record<string, string>;
  /** Loaded content by culture. */
  content: Record<string, Content>;
  loading: boolean;
  /** Culture whose texts failed to load last, so that a URL that names it is not followed in a loop. */
  failed: string | null;
}

export interface CultureOptions {
  enabled: Record<string, string>;
  active: string;
  content: Record<string, Content>;
  load: (culture: string) => Promise<Content>;
  /** Sends the choice to the server, which stores it in a cookie. */
  remember: (culture: string) => Promise<void>;
  onError: (error: unknown) => void;
  /** Called when a switch has failed, so that the claimant gets a message. */
  onSwitchFailed: (culture: string, failure: unknown) => void;
}

/** Text of the product by which a loaded culture is recognised: it has all of them or none. */
const OWN_TEXT = 'App_Reload' satisfies ProductKey;

/** Creates the store of the active culture and its texts. A switch changes texts only: answers stay. */
export function createCulture(options: CultureOptions) {
  const state = proxy<CultureState>({
    active: options.active,
    enabled: options.enabled,
    content: Object.fromEntries(Object.entries(options.content).map(([code, texts]) => [code, ref(texts)])),
    loading: false,
    failed: null,
  });

  /** Cultures whose texts are loaded completely, the product's with the settlement's. */
  const whole = new Set([options.active]);

  async function fetchMissing(culture: string): Promise<void> {
    if (whole.has(culture)) return;
    const texts = await options.load(culture);
    // The product lacks this culture: its English texts are the fallback.
    if (!Object.hasOwn(texts, OWN_TEXT)) await fetchMissing(DEFAULT_CULTURE);
    state.content[culture] = ref(texts);
    whole.add(culture);
  }

  /**
   * Switches to another enabled culture. Returns false for any other code (R4-25), and where loading fails, so that the
   * old texts stay.
   */
  async function switchTo(culture: string): Promise<boolean> {
    if (culture === state.active || !Object.hasOwn(state.enabled, culture)) return false;
    Object.assign(state, { loading: true, failed: null });
    try {
      await fetchMissing(culture);
      state.active = culture;
    } catch (error) {
      options.onError(error);
      state.failed = culture;
      options.onSwitchFailed(culture, error);
      return false;
    } finally {
      state.loading = false;
    }
    options.remember(culture).catch(options.onError);
    return true;
  }

  /** Loads the active culture's texts again after a change of the configuration; the old ones stay if that fails. */
  async function refresh(): Promise<void> {
    const { active } = state;
    try {
      state.content[active] = ref(await options.load(active));
    } catch (error) {
      options.onError(error);
    }
  }

  return { state, switchTo, refresh };
}

export type Culture = ReturnType<typeof createCulture>;
