import { ExpectedError } from '../../bundle/expectedError.ts';
import type { ReadTranslation } from './checkRows.ts';
import type { TranslationRow } from './rows.ts';

/** What goes to a translator: the texts of one culture of one settlement. */
export interface Outgoing {
  /** The settlement's name in English: a file of another one is refused. */
  settlement: string;
  culture: string;
  rows: readonly TranslationRow[];
}

/** What came back. */
export interface Incoming {
  settlement: string;
  culture: string;
  rows: readonly ReadTranslation[];
}

/** A file that is none of those that `content export` writes. */
export class ExchangeError extends ExpectedError {}
