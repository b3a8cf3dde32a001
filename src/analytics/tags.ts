import { subscribe } from 'valtio/vanilla';
import { loadScript } from '../captcha/loadScript.ts';
import type { AppLocation } from '../stores/location.ts';
import type { NavigationStore } from '../stores/navigation.ts';

const LOADER = 'https://www.googletagmanager.com/gtag/js';

interface Visited {
  location: Pick<AppLocation, 'current'>;
  navigation: Pick<NavigationStore, 'state'>;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

declare global {
  interface Navigator {
    /** Setting of Global Privacy Control, in browsers that support it. */
    globalPrivacyControl?: boolean;
  }
}

/** Appends a call to the queue of Google's tag, which accepts `arguments` objects alone. */
function gtag(..._call: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array is read as something else
  window.dataLayer.push(arguments);
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/**
 * Loads the settlement's Google tags and reports page views to them (R3-02): consent is denied, so without cookies and
 * advertising, and of the address only the page's path is sent. Loads nothing in a browser with Do Not Track or Global
 * Privacy Control set.
 */
export async function startTags(ids: readonly string[], { location, navigation }: Visited): Promise<void> {
  const [first] = ids;
  if (first === undefined || navigator.globalPrivacyControl || navigator.doNotTrack === '1') return;
  gtag('consent', 'default', DENIED);
  gtag('js', new Date());
  for (const id of ids) gtag('config', id, { send_page_view: false, allow_google_signals: false });
  let shown = '';
  const visit = () => {
    const { path } = location.current();
    if (path === shown) return;
    shown = path;
    gtag('event', 'page_view', { page_location: `${window.location.origin}${path}`, page_referrer: '' });
  };
  visit();
  subscribe(navigation.state, visit);
  await loadScript(`${LOADER}?id=${encodeURIComponent(first)}`);
}
