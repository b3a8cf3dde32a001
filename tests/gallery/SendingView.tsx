import { proxy } from 'valtio/vanilla';
import { AppStoreContext } from '../../src/hooks/useApp.ts';
import type { AppStore } from '../../src/stores/app.ts';
import { SendProgress } from '../../src/wizard/SendProgress.tsx';
import { textsIn } from '../../transforms/texts/builtIn.ts';
import { State, Title } from './Chrome.tsx';

const TOTAL = 12_400_000;
const STATES = { begun: 0, 'under way': 4_650_000, 'all sent': TOTAL };

/** As much of an app as the progress of sending asks for. */
function appThatSends(sent: number, lang: string): AppStore {
  const app = {
    submission: { state: proxy({ isSubmitting: true, sent, total: TOTAL }), stop: () => undefined },
    culture: { state: proxy({ active: lang }) },
    texts: () => textsIn(lang, {}),
  };
  return app as unknown as AppStore;
}

/** Documents on their way, with the bytes that were sent. */
export function SendingView({ lang }: { lang: string }) {
  return (
    <>
      <Title as="h1">Sending</Title>
      {Object.entries(STATES).map(([state, sent]) => (
        <div key={state} className="gallery-example">
          <State name={state} />
          <AppStoreContext value={appThatSends(sent, lang)}>
            <SendProgress />
          </AppStoreContext>
        </div>
      ))}
    </>
  );
}
