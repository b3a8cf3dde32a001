import { subscribe } from 'valtio/vanilla';
import type { Started } from '../../../../src/boot/startUp.ts';
import type { AppStore } from '../../../../src/stores/app.ts';
import { planFieldOf } from '../../../../transforms/claims/planIndex.ts';
import { pathSteps } from '../../../../transforms/ground/claimPath.ts';
import type { FromFrame, ShownPage, ToFrame } from '../../protocol/frameMessages.ts';
import { listen, send } from '../channel.ts';
import { loadPage } from './loadPage.ts';
import { openPage } from './openPage.ts';
import { pickField } from './pickField.ts';
import { restoreScrollAndFocus, storeScrollAndFocus } from './scrollAndFocus.ts';

/** Delay of the message about the shown page, because several stores change in one step and one message is enough. */
const TOLD_AFTER_MS = 40;

function hereOf({ navigation, claims, culture, location, authorization, state }: AppStore): ShownPage {
  const { path } = location.current();
  const form = navigation.state.activeForm;
  const claim = form === null ? undefined : claims.state.open[form];
  const page = claim?.form.plan.pages.find((one) => one.path === (state.lastFormPath ?? path));
  return {
    loadedAt: performance.timeOrigin,
    path,
    culture: culture.state.active,
    form,
    page: page?.name ?? null,
    claim: claim?.state.entered ?? null,
    isSignedIn: form !== null && authorization.isAuthorized(form),
  };
}

/** Closes messages about a changed configuration, because the author changes it all the time. */
function closeNewsOfChanges({ alert }: AppStore): void {
  const close = () => {
    if (['Problem_configurationChanged', 'Config_Dropped'].includes(alert.state.message)) alert.close();
  };
  close();
  subscribe(alert.state, close, true);
}

/** Calls `changed` after every change of the entered claims. */
function watchClaims({ claims }: AppStore, changed: () => void): void {
  const watched = new WeakSet<object>();
  const watch = () => {
    for (const { state } of Object.values(claims.state.open)) {
      if (watched.has(state)) continue;
      watched.add(state);
      subscribe(state, changed);
    }
  };
  watch();
  subscribe(claims.state, watch);
}

/** Tests if the form that is shown has a field at a path. */
function isFieldOf({ navigation, claims }: AppStore, path: string): boolean {
  const form = navigation.state.activeForm;
  const plan = form === null ? undefined : claims.state.open[form]?.form.plan;
  const [model = '', ...rest] = pathSteps(path);
  const name = rest.find((step) => !/^\d+$/.test(step)) ?? '';
  return plan !== undefined && planFieldOf(plan, model, name) !== undefined;
}

/** Connects the app in the iframe to the preview's page by messages. Does nothing outside an iframe. */
export function startFrame({ app, loader }: Started): void {
  const { parent } = window;
  if (parent === window) return;
  const tell = (message: FromFrame) => send(parent, message);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellHere = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell({ tell: 'here', here: hereOf(app) }), TOLD_AFTER_MS);
  };
  const { navigation, culture, authorization, claims, state } = app;
  for (const store of [
    navigation.state,
    culture.state,
    authorization.state,
    claims.state,
    state,
    loader.state,
  ])
    subscribe(store, tellHere);
  watchClaims(app, tellHere);

  const actions: { [A in ToFrame['ask']]: (message: Extract<ToFrame, { ask: A }>) => void } = {
    reload: ({ culture: code }) => {
      storeScrollAndFocus();
      app.claims.mirrorNow();
      loadPage(window.location.href, code);
    },
    open: (opening) => void openPage(app, loader, opening).catch(app.report),
    culture: ({ culture: code }) => app.chooseCulture(code),
    pick: ({ isOn }) =>
      pickField(
        isOn,
        (path) => isFieldOf(app, path),
        (path) => tell({ tell: 'picked', path }),
      ),
  };
  listen<ToFrame>(
    () => parent,
    (message) => (actions[message.ask] as (given: ToFrame) => void)(message),
  );
  closeNewsOfChanges(app);
  restoreScrollAndFocus();
  tellHere();
}
