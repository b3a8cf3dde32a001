import { ExpectedError } from '../../bundle/expectedError.ts';
import type { ReadTranslation } from './checkRows.ts';
import type { TranslationRow } from './rows.ts';

/** Texts of one culture of a settlement that `content export` writes for a translator. */
export interface Outgoing {
  /** English name of the settlement: a file of another one is refused. */
  settlement: string;
  culture: string;
  rows: readonly TranslationRow[];
}

/** Content of a file that a translator returned, which `content import` reads. */
export interface Incoming {
  settlement: string;
  culture: string;
  rows: readonly ReadTranslation[];
}

/** Error of a file that is in none of the formats of `content export`. */
export class ExchangeError extends ExpectedError {}
