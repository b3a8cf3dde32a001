const CHANNEL = 'claimwright-session';

/** Message between tabs of one browser about the session. */
export type SessionTabMessage =
  /** A tab uses the session with this key: it lasts until this instant at least, in ms of this machine's clock. */
  | { kind: 'active'; tab: string; key: string; until: number }
  /** Somebody has signed in or ended a session: the current one is read from the server. */
  | { kind: 'changed' };

/** Messaging between the tabs of this browser. */
export interface Tabs {
  /** Random id of this tab. */
  id: string;
  broadcast: (news: object) => void;
  /** Calls back for messages of one kind; ignores others, such as those of another version of the page. */
  listen: <News>(isNews: (data: unknown) => data is News, hear: (news: News) => void) => void;
  /** Calls back when the browser leaves this tab's page, and when it restores the page from its cache. */
  follow: (page: PageLife) => void;
}

/** Lifecycle callbacks of a tab's page. */
export interface PageLife {
  leave(): void;
  comeBack(): void;
}

/** Messaging for browsers without BroadcastChannel: such a tab receives nothing, and relies on the server. */
export const NO_TABS: Tabs = {
  id: '',
  broadcast: () => undefined,
  listen: () => undefined,
  follow: () => undefined,
};

/** Tests if a message of another tab is about the session. */
export function isSessionTabMessage(data: unknown): data is SessionTabMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'changed') return true;
  const isWhole = 'key' in data && typeof data.key === 'string' && 'until' in data;
  return data.kind === 'active' && isWhole && typeof data.until === 'number';
}

/** Creates messaging over a channel; `window` provides the lifecycle of this tab's page. */
export function tabsOver(channel: BroadcastChannel, window: EventTarget): Tabs {
  return {
    id: String(Math.random()),
    broadcast: (news) => channel.postMessage(news),
    listen: (isNews, hear) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) hear(data);
      });
    },
    follow: ({ leave, comeBack }) => {
      window.addEventListener('pagehide', leave);
      window.addEventListener('pageshow', (event) => {
        if ('persisted' in event && event.persisted === true) comeBack();
      });
    },
  };
}

/** Creates messaging between the tabs of this browser. */
export function browserTabs(): Tabs {
  return typeof BroadcastChannel === 'undefined' ? NO_TABS : tabsOver(new BroadcastChannel(CHANNEL), window);
}
