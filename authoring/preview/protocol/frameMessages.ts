import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';

/** Message from the preview's page to the app in its iframe. */
export type ToFrame =
  /** Keeps the entered claim and reloads the page. */
  | { ask: 'reload'; culture: string | null }
  /** Opens a page of a form whose session is open under the key. */
  | ({ ask: 'open' } & Opening)
  | { ask: 'culture'; culture: string }
  /** Makes the next click select a field instead of using it; false ends that. */
  | { ask: 'pick'; isOn: boolean };

/** Page of a form to be opened, with the claim to show there. */
export interface Opening {
  form: FormName;
  path: string;
  /** Culture to open it in; null for that of the address or the visitor's cookie. */
  culture: string | null;
  storageKey: string;
  /** Claim that replaces the entered one, which stays where left out. */
  claim?: ClaimDocument;
  /** True for a case: nothing is prefilled from the class list. */
  isCase?: true;
  /** Fields whose errors are shown at once. */
  touched?: readonly string[];
  /** True for the confirmation page of a filed claim. */
  isFiled: boolean;
}

/** Page that the app in the iframe shows, with the entered claim. */
export interface ShownPage {
  /** Time of the app's load, by which loads are distinguished. */
  loadedAt: number;
  path: string;
  culture: string;
  form: FormName | null;
  page: string | null;
  /** Claim that is entered in that form, with hidden values that are kept. */
  claim: ClaimDocument | null;
  /** True if this visitor has a session for the form. */
  isSignedIn: boolean;
}

/** Message from the app in the iframe to the preview's page. */
export type FromFrame = { tell: 'here'; here: ShownPage } | { tell: 'picked'; path: string };
