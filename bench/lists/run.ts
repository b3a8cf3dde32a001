// Files claims with three lists of 100 records and with one, over the served product, and judges 10,000 of each.
// `npm run bench:lists -- --rounds 5 --claims 10000`; prints medians and their ratio to the one list.
import { parseArgs } from 'node:util';
import { removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { findChromium } from '../../tests/browser/findBrowser.ts';
import { serveProduct } from '../../tests/e2e/product.ts';
import { median } from '../measure.ts';
import { FORMS, type ListsForm, writeListsBundle } from './bundle.ts';
import { type Judged, judgeClaims } from './judge.ts';
import { fileLists, type ListsVisit } from './visit.ts';

type Figures = ListsVisit & Judged;

const ROWS: [keyof Figures, string, digits: number][] = [
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
  const visits = new Map<ListsForm, ListsVisit[]>(FORMS.map((form) => [form, []]));
  try {
    // In turns, so that whatever else the machine does meets both alike; the first round warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const [form, { url }] of products) {
        const one = await fileLists(browser, url, form);
        if (round > 0) visits.get(form)?.push(one);
      }
  } finally {
    await browser.close();
    for (const product of products.values()) await product.stop();
  }
  return visits;
}

function mediansOf(visits: ListsVisit[]): ListsVisit {
  const of = (measure: keyof ListsVisit) => median(visits.map((one) => one[measure]));
  return { key: of('key'), add: of('add'), next: of('next'), submit: of('submit') };
}

function report(columns: [ListsForm, Figures][]): string {
  const [[, base] = []] = columns;
  const head = ['Several lists'.padEnd(24), ...columns.map(([{ title }]) => title.padStart(32))].join('');
  const lines = ROWS.map(([measure, title, digits]) => {
    const cells = columns.map(([, figures]) => {
      const ratio = figures[measure] / (base?.[measure] ?? Number.NaN);
      const shown = figures[measure].toFixed(digits);
      return (figures === base ? shown : `${shown} (${ratio.toFixed(2)})`).padStart(32);
    });
    return [title.padEnd(24), ...cells].join('');
  });
  return [head, ...lines].join('\n');
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, claims: { type: 'string', default: '10000' } },
});
try {
  const folders = new Map(FORMS.map((form) => [form, writeListsBundle(form)]));
  const visits = await visitsOf(Number(values.rounds), folders);
  const columns = FORMS.map((form): [ListsForm, Figures] => [
    form,
    {
      ...mediansOf(visits.get(form) ?? []),
      ...judgeClaims(form, folders.get(form) ?? '', Number(values.claims)),
    },
  ]);
  console.log(report(columns));
} finally {
  removeBundles();
}
