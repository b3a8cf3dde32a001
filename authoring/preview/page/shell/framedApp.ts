import { ref } from 'valtio/vanilla';
import type { ClaimDocument, ClaimRecord } from '../../../../transforms/ground/claim.ts';
import type { FormName } from '../../../../transforms/ground/modelNames.ts';
import type { FromFrame, Opening, ShownPage, ToFrame } from '../../protocol/frameMessages.ts';
import type { PickedPage } from '../../protocol/types.ts';
import { listen, send } from '../channel.ts';
import { openSession } from './calls.ts';
import { pageAt, type ShellState } from './shellState.ts';

/** Form, and one of its pages. */
export interface FormPlace {
  form: FormName;
  page: PickedPage;
}

/** Longest wait for a message of a reloaded app, after which it counts as missing. */
const FRAME_MISSING_MS = 4_000;

function credentialsOf(claim: ClaimDocument | null): ClaimRecord | undefined {
  const credentials = claim?.credentials;
  if (!credentials || Array.isArray(credentials)) return undefined;
  return Object.values(credentials).some((value) => value !== null) ? credentials : undefined;
}

/** Creates the queue of messages to the app: they wait while it is reloaded. */
function createLine(state: ShellState, tell: (message: ToFrame) => void) {
  let missing: ReturnType<typeof setTimeout> | undefined;
  /** Load that is being replaced; messages wait until the next one reports its page. */
  let replaced: number | null = null;
  let waiting: ToFrame[] = [];
  return {
    ask(message: ToFrame): void {
      if (replaced === null) tell(message);
      else waiting.push(message);
    },
    /**
     * Sends a message that reloads the app. An app that could not start does not receive it, so that its frame is
     * replaced.
     */
    load(message: ToFrame): void {
      replaced = state.here?.loadedAt ?? 0;
      waiting = [];
      clearTimeout(missing);
      missing = setTimeout(() => {
        state.frame += 1;
      }, FRAME_MISSING_MS);
      tell(message);
    },
    heardFrom(load: number): void {
      if (load === replaced) return;
      clearTimeout(missing);
      replaced = null;
      const due = waiting;
      waiting = [];
      for (const message of due) tell(message);
    },
  };
}

/**
 * Creates the controller of the app in the iframe, which sends it messages and stores the page that it shows. `heard`
 * gets each message from the app.
 */
export function createFramedApp(
  state: ShellState,
  frame: () => Window | null | undefined,
  heard: (message: FromFrame) => void,
) {
  /** Page of a form that was shown last, to which the author returns from a page outside forms. */
  let last: FormPlace | undefined;
  /** Culture that the author chose, until the app shows it. A load that starts meanwhile uses it. */
  let chosenCulture: string | null = null;
  const culture = () => chosenCulture ?? state.here?.culture ?? null;
  const line = createLine(state, (message) => {
    const to = frame();
    if (to) send(to, message);
  });

  function heardHere(here: ShownPage): void {
    state.here = ref(here);
    if (here.culture === chosenCulture) chosenCulture = null;
    line.heardFrom(here.loadedAt);
    const page = state.preview ? pageAt(state.preview, here) : undefined;
    if (here.form && page) last = { form: here.form, page };
  }

  listen<FromFrame>(frame, (message) => {
    if (message.tell === 'here') heardHere(message.here);
    heard(message);
  });

  return {
    ask: line.ask,
    lastPlace: () => last,
    culture,
    chooseCulture(code: string): void {
      chosenCulture = code;
      line.ask({ ask: 'culture', culture: code });
    },
    reload: () => line.load({ ask: 'reload', culture: culture() }),
    /** Opens a page without sign-in: with a claim, or with what is entered already. */
    async open(
      { form, page }: FormPlace,
      given: Pick<Opening, 'claim' | 'isCase' | 'touched'> = {},
    ): Promise<void> {
      const { claim } = given;
      const known = claim ?? (state.here?.form === form ? state.here.claim : null);
      const { storageKey } = await openSession(form, credentialsOf(known));
      line.load({
        ask: 'open',
        form,
        path: page.path,
        culture: culture(),
        storageKey,
        isFiled: page.isEnd,
        ...given,
      });
    },
  };
}

export type FramedApp = ReturnType<typeof createFramedApp>;
