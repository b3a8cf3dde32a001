import type { Browser, Page } from 'playwright';
import { bundleWith, change, removeBundles } from '../bundle/testing/bundles.testkit.ts';
import { domId } from '../src/form/fieldIds.ts';
import { choose, field, press, shown } from '../tests/e2e/joints/visitor.ts';
import { serveProduct } from '../tests/e2e/product.ts';
import { mediansOf, type Row, type Table, tableOf } from './figures.ts';
import { inTurn } from './inTurn.ts';
import { benchBundle, claimPath, MODEL } from './ours/benchBundle.ts';
import { probe } from './probe.ts';
import { WORKLOADS, type Workload } from './workloads.ts';

const ROUNDS = 11;
/** Time in which a page does what it does when it is idle. */
const SETTLED = 1500;
const PAYMENT = 'pages/standard/payment-election.json';

/** A page from which Next leads to that of the workload. */
interface Subject {
  title: string;
  url: string;
  /** Id of the last field of the following page. */
  last: string;
  /** Goes to the page and answers it. */
  arrive: (page: Page) => Promise<void>;
  /** The selector of Next. */
  next: string;
}

/** Makes a settlement whose third page has the fields of a workload. */
function settlementOf(workload: Workload): string {
  const { models, pages, content } = benchBundle(workload);
  const fields = models.models.find(({ metadata }) => metadata.dtoMapping === MODEL)?.fields ?? [];
  const blocks = pages['standard/bench']?.blocks ?? [];
  const texts = Object.entries(content.en ?? {}).filter(([key]) => !key.startsWith('Option_YesNo'));
  return bundleWith(
    [
      ...fields.map((one) => change('models.json', '/models/0/fields/-', one)),
      ...blocks.map((block) => change(PAYMENT, '/blocks/-', block)),
      ...texts.map(([key, text]) => change('content/en.json', `/${key}`, text)),
    ],
    'tests/e2e/bundle',
  );
}

/** Opens the claim’s second page and answers it. */
async function answerDetails(page: Page): Promise<void> {
  await press(page, 'Start my claim');
  await shown(page, 'Your purchase');
  await choose(page, 'Did you buy the product?', 'Yes');
  await field(page, 'Your name').fill('Ann Lee');
  await field(page, 'Address or number').fill('ann@example.com');
}

const answerFloor = (page: Page): Promise<void> => page.locator('#first').fill('Ann Lee');

async function visit(browser: Browser, { url, last, arrive, next }: Subject): Promise<{ ready: number }> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.addInitScript(probe, last);
    await page.goto(url);
    await arrive(page);
    await page.waitForTimeout(SETTLED);
    const ready = await page.evaluate(async (selector) => {
      const started = performance.now();
      document.querySelector<HTMLElement>(selector)?.click();
      return (await window.bench.ready) - started;
    }, next);
    return { ready };
  } finally {
    await context.close();
  }
}

const ROWS: readonly Row<'ready'>[] = [['ready', 'ready to type, ms', 0]];

async function compare(browser: Browser, floor: string, workload: Workload, rounds: number): Promise<Table> {
  const product = await serveProduct(settlementOf(workload), {
    environment: { CLAIMWRIGHT_CHECK_ANSWERS: 'no' },
  });
  const [section, name] = workload.targets.last;
  const subjects: Subject[] = [
    {
      ...{ title: 'Floor', url: `${floor}?w=${workload.id}&after`, last: `${section}_${name}` },
      ...{ arrive: answerFloor, next: '#next' },
    },
    {
      ...{ title: 'Claimwright', url: product.url, last: domId(claimPath(workload.targets.last)) },
      ...{ arrive: answerDetails, next: 'main button[type=submit]' },
    },
  ];
  try {
    const visits = await inTurn(subjects, rounds, (subject) => visit(browser, subject));
    const columns = subjects.map((subject) => ({
      title: subject.title,
      figures: mediansOf(visits.get(subject) ?? [], ['ready']),
    }));
    return tableOf(`From Next to ${workload.title.toLowerCase()}`, ROWS, columns);
  } finally {
    await product.stop();
    removeBundles();
  }
}

/**
 * Measures the press of Next on an answered page until the page that follows is laid out and takes keys: pages of 20 and
 * 500 fields, as they are served. `floor` is the floor's address, whose pages follow each other without a request, too.
 */
export async function measureNextPage(
  browser: Browser,
  floor: string,
  rounds: number | undefined,
): Promise<Table[]> {
  const tables: Table[] = [];
  for (const id of ['W1', 'W3'] as const)
    tables.push(await compare(browser, floor, WORKLOADS[id](), rounds ?? ROUNDS));
  return tables;
}
