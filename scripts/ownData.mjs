// Where `npm start` keeps what is filed: each settlement has a folder of its own. Over that of another one its class list
// would be kept, and nobody of this one's could sign in.
import { basename } from 'node:path';
import { isSample, settlementOf } from './sampleWallet.mjs';

/** The words of `claimwright serve` with a data folder for the settlement among them, unless somebody has named one. */
export function withOwnData(/** @type {string[]} */ words, { CLAIMWRIGHT_DATA: named } = process.env) {
  const isNamed = named !== undefined || words.some((word) => /^--data(?:=|$)/.test(word));
  if (isNamed || isSample(words)) return words;
  return [...words, '--data', `.claimwright/data-${basename(settlementOf(words))}`];
}
