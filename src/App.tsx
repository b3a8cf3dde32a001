import { Router as Wouter } from 'wouter';
import { AppStoreContext } from './hooks/useApp.ts';
import type { FormLoader } from './routes/formLoader.ts';
import { Router } from './routes/Router.tsx';
import type { AppStore } from './stores/app.ts';

/** Root component: provides the app store and the router, which reads the address bar, or memory in tests. */
export function App({ app, loader }: { app: AppStore; loader: FormLoader }) {
  return (
    <AppStoreContext value={app}>
      <Wouter hook={app.location.hook} searchHook={app.location.searchHook}>
        <Router loader={loader} />
      </Wouter>
    </AppStoreContext>
  );
}
