import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useLocation, useSearch } from 'wouter';
import { formOfPath } from '../../transforms/config/paths.ts';
import { failedRequestOf } from '../api/problem.ts';
import { useApp } from '../hooks/useApp.ts';
import { LAYOUTS } from '../layouts/layouts.ts';
import { Spinner } from '../layouts/Spinner.tsx';
import { FormRoutePage } from '../pages/FormRoutePage.tsx';
import { LoadFailed } from '../pages/LoadFailed.tsx';
import {
  LazyAccessibility,
  LazyDeadlinePage,
  LazyErrorPage,
  LazyNotFound,
  LazySessionExpired,
  LazyStatus,
} from '../pages/lazyBlocks.tsx';
import { PageErrorBoundary } from '../pages/PageErrorBoundary.tsx';
import type { AppStore } from '../stores/app.ts';
import { THEME_LAYOUTS, themeNamed } from '../themes/themes.ts';
import type { Wizard } from '../wizard/wizard.ts';
import type { FormLoader } from './formLoader.ts';
import type { GuardVerdict } from './guards.ts';
import { type GenericKind, matchRoute, type Route } from './routeTable.ts';
import { guardHere, rootTarget } from './settleAddress.ts';

const GENERIC_PAGES: Record<GenericKind, ComponentType<{ entered: Wizard | undefined }>> = {
  notFound: LazyNotFound,
  catchAll: LazyNotFound,
  error: LazyErrorPage,
  defaultDeadline: LazyDeadlinePage,
  sessionExpired: LazySessionExpired,
  accessibility: LazyAccessibility,
  status: LazyStatus,
};

/** Updates the navigation store for a route (R2-30), or clears it on generic pages (R2-05). */
function followRoute({ navigation, state }: AppStore, route: Route): void {
  if (route.kind !== 'form') {
    if (route.clearsForm) navigation.clearForm();
    return;
  }
  state.lastFormPath = route.path;
  if (navigation.state.activeForm !== route.form) {
    navigation.clearForm();
    navigation.setActiveForm(route.form);
    navigation.initialise();
  }
  const inSequence = navigation.state.nodes.some((node) => node.path === route.path);
  if (inSequence) navigation.followRouter(route.path);
}

function act(app: AppStore, verdict: GuardVerdict): void {
  if (verdict.do === 'replace') app.location.navigate(verdict.target, { replace: true });
  if (verdict.do === 'leave') app.leave(verdict.target);
  if (verdict.do === 'switchCulture') void app.culture.switchTo(verdict.culture);
}

/** Runs the guards of a route and renders its page. */
function Place({ route, loader }: { route: Route; loader: FormLoader }) {
  const app = useApp();
  const [path] = useLocation();
  const search = useSearch();
  const culture = useSnapshot(app.culture.state);
  const { forms } = useSnapshot(app.authorization.state);
  const verdict = guardHere({ app, route, address: { path, search }, culture, forms });
  const decided = JSON.stringify(verdict);
  useLayoutEffect(() => {
    const wanted: GuardVerdict = JSON.parse(decided);
    if (wanted.do === 'stay') followRoute(app, route);
    else act(app, wanted);
  }, [app, route, decided]);
  // A new language replaces the texts of the page that is shown; every other verdict replaces the page.
  if (verdict.do === 'replace' || verdict.do === 'leave') return <Spinner />;
  if (route.kind !== 'form') {
    const Page = GENERIC_PAGES[route.kind];
    return <Page entered={loader.entered()} />;
  }
  return <FormRoutePage key={route.form} wizard={loader.wizard(route.form)} page={route.page} />;
}

function bannerOf(route: Route, loader: FormLoader) {
  if (route.kind !== 'form') return null;
  const { pages, exitPages } = loader.wizard(route.form).bundle();
  return [...pages, ...exitPages].find(({ name }) => name === route.page)?.page.banner ?? null;
}

/** Redirects from the root of a settlement without a Standard form; returns if it does. */
function useRootForm(): boolean {
  const { settlement, location } = useApp();
  const [path] = useLocation();
  const target = rootTarget(settlement, path);
  useLayoutEffect(() => {
    if (target !== null) location.navigate(target, { replace: true });
  }, [target, location]);
  return target !== null;
}

/** Renders the page of the current address in the layout of the settlement's theme. */
export function Router({ loader }: { loader: FormLoader }) {
  const { settlement, report } = useApp();
  const [path] = useLocation();
  const { status, routes } = useSnapshot(loader.state);
  const root = useRootForm();
  const form = formOfPath(path);
  const wanted = form !== null && loader.has(form) ? form : null;
  const state = wanted === null ? 'ready' : status[wanted];
  useEffect(() => {
    if (wanted !== null) void loader.load(wanted);
  }, [wanted, loader]);
  const Layout = LAYOUTS[THEME_LAYOUTS[themeNamed(settlement.theme)]];
  if (state === 'failed') {
    return (
      <Layout banner={null}>
        <LoadFailed requestId={failedRequestOf(wanted && loader.failureOf(wanted))} />
      </Layout>
    );
  }
  if (state !== 'ready' || root) {
    return (
      <Layout banner={null}>
        <Spinner />
      </Layout>
    );
  }
  const route = matchRoute(routes as readonly Route[], path);
  return (
    <Layout banner={bannerOf(route, loader)}>
      <PageErrorBoundary key={route.path} report={report}>
        <Place route={route} loader={loader} />
      </PageErrorBoundary>
    </Layout>
  );
}
