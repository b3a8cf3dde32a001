import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';

/** Message of the preview's page to the app in its frame. */
export type ToFrame =
  /** Keep what is entered, and load the page again. */
  | { ask: 'reload'; culture: string | null }
  /** Go to a page of a form whose session is open under the key. */
  | ({ ask: 'open' } & Opening)
  | { ask: 'culture'; culture: string }
  /** From now on the next click names a field instead of using it; false ends that. */
  | { ask: 'pick'; isOn: boolean };

/** Page of a form to be opened, with the claim to show there. */
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
  /** The page is that of a claim that was filed. */
  isFiled: boolean;
}

/** Page that the app in the frame shows, and what is entered there. */
export interface Here {
  /** When the app was loaded: another number is another load. */
  loadedAt: number;
  path: string;
  culture: string;
  form: FormName | null;
  page: string | null;
  /** What is entered in that form, with what is kept aside. */
  claim: ClaimDocument | null;
  /** This visitor's session is open for the form. */
  isSignedIn: boolean;
}

/** Message of the app in the frame to the page around it. */
export type FromFrame = { tell: 'here'; here: Here } | { tell: 'picked'; path: string };
