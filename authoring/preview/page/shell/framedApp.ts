import { ref } from 'valtio/vanilla';
import type { ClaimDocument, ClaimRecord } from '../../../../transforms/ground/claim.ts';
import type { FormName } from '../../../../transforms/ground/modelNames.ts';
import type { FromFrame, Here, Opening, ToFrame } from '../../protocol/frameMessages.ts';
import type { PickedPage } from '../../protocol/types.ts';
import { listen, send } from '../channel.ts';
import { openSession } from './calls.ts';
import { pageAt, type ShellState } from './shellState.ts';

/** A page of a form. */
export interface FormPlace {
  form: FormName;
  page: PickedPage;
}

/** An app that was loaded again says where it is before that. */
const FRAME_MISSING_MS = 4_000;

function credentialsOf(claim: ClaimDocument | null): ClaimRecord | undefined {
  const credentials = claim?.credentials;
  if (!credentials || Array.isArray(credentials)) return undefined;
  return Object.values(credentials).some((value) => value !== null) ? credentials : undefined;
}

/** What is said to the app: while it is loaded again, what is asked of it waits. */
function createLine(state: ShellState, tell: (message: ToFrame) => void) {
  let missing: ReturnType<typeof setTimeout> | undefined;
  /** The load that is being replaced by another, and what is asked of that one meanwhile. */
  let replaced: number | null = null;
  let waiting: ToFrame[] = [];
  return {
    ask(message: ToFrame): void {
      if (replaced === null) tell(message);
      else waiting.push(message);
    },
    /** Asks for what loads the app again. One that could not start hears nothing: its frame is made anew. */
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

/** Creates what sends requests to the app in the frame and follows where it is. */
export function createFramedApp(
  state: ShellState,
  frame: () => Window | null | undefined,
  heard: (message: FromFrame) => void,
) {
  /** The page of a form that was shown last: the author is taken back there from a page that is of none. */
  let last: FormPlace | undefined;
  /** The language that the author chose, until the app shows it. A load that begins meanwhile opens in it. */
  let chosenCulture: string | null = null;
  const culture = () => chosenCulture ?? state.here?.culture ?? null;
  const line = createLine(state, (message) => {
    const to = frame();
    if (to) send(to, message);
  });

  function heardHere(here: Here): void {
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
    /** Shows a page to somebody who is let in without a sign-in: with a claim, or with what is entered already. */
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
