// Files claims with three lists of 100 records and with one, over the served product, and judges 10,000 of each.
// `npm run bench:lists` prints medians and their ratio to the one list.
import { removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { buildApp } from '../../scripts/buildApp.mjs';
import { isWhole, wordsOrExit } from '../../scripts/words.mjs';
import { findChromium } from '../../tests/browser/findBrowser.ts';
import { serveProduct } from '../../tests/e2e/product.ts';
import { mediansOf, type Row, tableOf, textOf } from '../figures.ts';
import { inTurn } from '../inTurn.ts';
import { FORMS, type ListsForm, writeListsBundle } from './bundle.ts';
import { type Judged, judgeClaims } from './judge.ts';
import { fileLists, LISTS_VISIT, type ListsVisit } from './visit.ts';

type Figures = ListsVisit & Judged;

const ROWS: readonly Row<keyof Figures>[] = [
  ['key', 'main thread a key, ms', 2],
  ['add', 'add a row, ms', 1],
  ['next', 'Next, ms', 0],
  ['submit', 'submit, ms', 0],
  ['perSecond', 'claims judged a second', 0],
  ['megabytes', 'memory to judge, MB', 0],
];

async function visitsOf(
  rounds: number,
  folders: Map<ListsForm, string>,
): Promise<Map<ListsForm, ListsVisit[]>> {
  const browser = await findChromium().launch();
  const settings = { environment: { CLAIMWRIGHT_CHECK_ANSWERS: 'no' } };
  const products = new Map(
    await Promise.all(
      FORMS.map(async (form) => [form, await serveProduct(folders.get(form), settings)] as const),
    ),
  );
  try {
    return await inTurn(FORMS, rounds, (form) => fileLists(browser, products.get(form)?.url ?? '', form));
  } finally {
    await browser.close();
    for (const product of products.values()) await product.stop();
  }
}

const number = { shown: 'N', takes: 'a whole number, 1 at least', is: isWhole(1) };
const values = wordsOrExit('bench:lists', 'Files claims with three lists of 100 records and with one.', {
  rounds: { ...number, standard: '5', help: 'claims that are filed in a browser' },
  claims: { ...number, standard: '10000', help: 'claims that are judged' },
});
await buildApp();
try {
  const folders = new Map(FORMS.map((form) => [form, writeListsBundle(form)]));
  const visits = await visitsOf(Number(values.rounds), folders);
  const columns = FORMS.map((form) => ({
    title: form.title,
    figures: {
      ...mediansOf(visits.get(form) ?? [], LISTS_VISIT),
      ...judgeClaims(form, folders.get(form) ?? '', Number(values.claims)),
    },
  }));
  console.log(textOf(tableOf('Several lists', ROWS, columns)));
} finally {
  removeBundles();
}
