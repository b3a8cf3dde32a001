import type { FormName } from '../config/names.ts';

/** A finding of `validate`, as the preview shows it: the shape of `--format json`. */
export interface ShownFinding {
  /** Relative to the bundle's folder. */
  file: string;
  line: number;
  column: number;
  code: string;
  severity: 'error' | 'warning';
  message: string;
  hint: string;
}

/** One page that can be picked. */
export interface PickedPage {
  name: string;
  path: string;
  /** A page that only an exit leads to. */
  isExit: boolean;
  /** The page of a claim that is filed. */
  isEnd: boolean;
}

/** What the preview's page is told, once at its start and after every change. */
export interface PreviewState {
  /** Counts what the frame shows: it loads its page again with each new one. */
  revision: number;
  /** The bundle's folder, absolute. */
  directory: string;
  /** The settlement's name in its default culture. */
  name: string;
  /** Whether the page is what is saved, what was saved before the fault, or nothing yet. */
  shown: 'saved' | 'lastGood' | 'nothing';
  findings: readonly ShownFinding[];
  /** What keeps the folder from being read at all. */
  trouble: string | null;
  forms: readonly { form: FormName; pages: readonly PickedPage[] }[];
  /** Enabled cultures, each with its own name. */
  cultures: Readonly<Record<string, string>>;
  themes: readonly string[];
  /** The theme that is shown, and the settlement's own. */
  theme: string;
  ownTheme: string;
  /** What the server takes for now, ISO; `isShifted` where that is not the machine's time. */
  now: string;
  isShifted: boolean;
}

/** What an author sets for a look. */
export interface PreviewSettings {
  /** Null for the settlement's own. */
  theme?: string | null;
  /** ISO; null for the machine's time. */
  now?: string | null;
}
