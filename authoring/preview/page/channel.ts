import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';

/** What the preview's page asks of the app in its frame. */
export type ToFrame =
  /** Keep what is entered, and load the page again. */
  | { ask: 'reload'; culture: string | null }
  /** Go to a page of a form whose session is open under the key. */
  | ({ ask: 'open' } & Opening)
  | { ask: 'culture'; culture: string }
  /** From now on the next click names a field instead of using it; false ends that. */
  | { ask: 'pick'; isOn: boolean };

export interface Opening {
  form: FormName;
  path: string;
  /** Language to open it in; null for the one that the address or the visitor's cookie names. */
  culture: string | null;
  storageKey: string;
  /** Takes the place of what is entered; left out, that stays. */
  claim?: ClaimDocument;
  /** A case: nothing is filled in that it does not hold, whatever the class list knows. */
  isCase?: true;
  /** Fields whose errors are shown at once. */
  touched?: readonly string[];
  /** Whether the page is that of a claim that was filed. */
  isFiled: boolean;
}

/** Where the app in the frame is, and what is entered there. */
export interface Here {
  /** When the app was loaded: another number is another load. */
  loadedAt: number;
  path: string;
  culture: string;
  form: FormName | null;
  page: string | null;
  /** What is entered in that form, with what is kept aside. */
  claim: ClaimDocument | null;
  /** Whether this visitor's session is open for the form. */
  isSignedIn: boolean;
}

/** What the app in the frame tells the page around it. */
export type FromFrame = { tell: 'here'; here: Here } | { tell: 'picked'; path: string };

/** Both speak to windows of their own origin alone, under one name: other scripts send messages too. */
const NAME = 'claimwright-preview';

export function send(to: Window, message: ToFrame | FromFrame): void {
  to.postMessage({ name: NAME, message }, window.location.origin);
}

/** Hears what the window `from` says; the answer ends it. */
export function hear<M extends ToFrame | FromFrame>(
  from: () => Window | null | undefined,
  handle: (message: M) => void,
): () => void {
  const listener = ({ source, origin, data }: MessageEvent) => {
    if (origin !== window.location.origin || source !== from() || data?.name !== NAME) return;
    // Both sides are of one build.
    handle(data.message as M);
  };
  window.addEventListener('message', listener);
  return () => window.removeEventListener('message', listener);
}
