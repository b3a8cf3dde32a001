import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';

/**
 * Where an answer is given: `claimantInfo.firstName`; `claimTransactions.0.amount` in a row that is open;
 * `claimTransactions.+.amount` in the entry that is not saved yet, `claimTransactions.+.items.1.price` in one of its own
 * lists, `claimTransactions.+.@` for the next of its own documents. Where blocks share a list (C8-14), `claimTransactions@costs.+.amount` is the
 * entry of the block `costs`, and `claimTransactions@costs` is what steps on its entries name as their list; an index
 * is always that in the whole list.
 */
export type FieldPath = string;

/** How the next thing is done right after the last key: within the same millisecond, or not at all. */
export type Haste = 'tab' | 'enter' | 'next' | 'stay';

/** One thing that a person does, as plain JSON: what a failing journey is kept as, and what is walked again. */
export type Step =
  | { do: 'type'; at: FieldPath; text: string; by: 'keys' | 'paste' | 'autofill'; haste: Haste }
  | { do: 'choose'; at: FieldPath; value: string }
  /** The browser fills in what it has stored of a person, all at once; `focuses`: with the events of a focus that comes and goes. */
  | { do: 'autofill'; values: Record<FieldPath, string>; focuses: boolean }
  /** A field is left with a text that is wrong there. */
  | { do: 'leave'; at: FieldPath; text: string }
  | { do: 'tick'; at: FieldPath; on: boolean }
  /** An entry of a list that the server searches; an empty one takes back what was chosen. */
  | { do: 'search'; at: FieldPath; value: string }
  | { do: 'upload'; at: FieldPath; name: string }
  /** Another file is chosen in the place of one that was: of the first of its place, or of a later one. */
  | { do: 'replaceFile'; at: FieldPath; which: number; name: string }
  /** A file that was chosen is taken out: the first of its place, or a later one. */
  | { do: 'dropFile'; at: FieldPath; which: number }
  /** The way in, on an entry page that offers several (C8-23). */
  | { do: 'way'; way: EntryKind }
  /** An entry of a list within the open record (`claimTransactions.+.items`) is begun, done, opened, deleted or brought back. */
  | { do: 'item'; list: FieldPath; act: 'add' | 'done' | 'undo' }
  | { do: 'item'; list: FieldPath; act: 'edit' | 'remove'; index: number }
  | { do: 'addEntry'; list: string }
  | { do: 'finishEntry'; list: string }
  | { do: 'cancelEntry'; list: string }
  | { do: 'editEntry'; list: string; index: number }
  /** `keep`: asked whether it is to go, the person lets it stay. */
  | { do: 'removeEntry'; list: string; index: number; keep?: boolean }
  | { do: 'undo'; list: string }
  /** Cells of a spreadsheet, by column: rows that are not in the table yet. */
  | { do: 'pasteRows'; list: string; cells: Record<string, string>[] }
  | { do: 'next'; by: 'tap' | 'enter' }
  | { do: 'back' }
  | { do: 'history'; way: 'back' | 'forward' }
  | { do: 'reload' }
  | { do: 'language'; culture: string }
  | { do: 'otherTab'; open: boolean }
  | { do: 'network'; on: boolean }
  | { do: 'server'; up: boolean }
  | { do: 'wait'; minutes: number }
  /** It becomes the next day where the settlements' deadlines are counted. */
  | { do: 'midnight' }
  /** Somebody else signs in on the same browser, with these credentials. */
  | { do: 'otherMember'; credentials: Record<string, string> };

export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

/** Where a journey begins: what is needed to walk it again. */
export interface Setting {
  /** A folder in `settlements/`, or another from the project's root. */
  settlement: string;
  form: FormName;
  /** The instant at which it begins, for browser and server. */
  start: string;
  /** CSS pixels; a phone is touched, anything wider is clicked. */
  width: number;
  /** Whether the browser translates the page. */
  translated?: boolean;
}

/** A journey that is kept as a test. */
export interface KeptJourney extends Setting {
  /** What it showed when it was found. */
  found: string;
  /** The claim that the person means to file. */
  target: ClaimDocument;
  steps: Step[];
  /** Whether the claim is answered and filed after the steps. */
  toTheEnd?: boolean;
}
