import { announceNetwork, hasNetwork } from '../../browser/connected.ts';
import type { WebKit } from '../../browser/webkit.ts';
import { exportedClaims } from '../exported.ts';
import { serveProduct } from '../product.ts';
import type { FloorClaim } from './claims.ts';
import type { Hands } from './hands.ts';
import { soon, visit } from './person.ts';
import { webkitHands } from './webkitHands.ts';

/** A claim that was walked to its end in WebKitGTK. */
interface FiledInWebKit {
  /** Code on the receipt; null where the form files nothing. */
  code: string | null;
  claims: Awaited<ReturnType<typeof exportedClaims>>;
  /** The pages that are wider than the window, and by how many pixels. */
  wide: [path: string, sideways: number][];
  /** Widths in pixels of each file button: its words with their padding, what is around it, itself, its field. */
  buttons: number[][];
  complaints: string[];
}

/** Errors on the console, but for a directive that this build has no use for. */
const complaintsIn = (output: string) =>
  output.split('\n').filter((line) => /CONSOLE .*ERROR/.test(line) && !line.includes('manifest-src'));

/** Runs in the page: the widths of each file button. */
const fileButtons = () =>
  [...document.querySelectorAll('.cw-file-pick')].map((pick) => {
    const button = pick.querySelector('.cw-button');
    const field = pick.querySelector('input');
    if (!button || !field) throw new Error('A file field has no button.');
    const words = document.createRange();
    words.selectNodeContents(button);
    const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(button);
    const around = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].map(Number.parseFloat);
    const needed = around.reduce((sum, part) => sum + part, words.getBoundingClientRect().width);
    const widths = [pick, button, field].map((element) => element.getBoundingClientRect().width);
    return [needed, ...widths].map(Math.round);
  });

/** Runs in the page: how many pixels it is wider than the window. */
const sidewaysOf = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Walks a claim through a product and a window of its own, and reads what came of it. Throws where a step fails. */
export async function fileInWebKit(
  launch: () => Promise<WebKit>,
  { settlement, width, culture, stops, isFiled }: Omit<FloorClaim, 'what' | 'documents'>,
): Promise<FiledInWebKit> {
  const product = await serveProduct(settlement);
  const webkit = await launch();
  try {
    await webkit.command('window/rect', { width, height: 900 });
    const buttons: number[][] = [];
    const own = webkitHands(webkit);
    const measure = async () => buttons.push(...(await own.run(fileButtons, null)));
    const hands: Hands = {
      ...own,
      upload: async (attribute, path) => {
        await measure();
        await own.upload(attribute, path);
      },
    };
    await hands.open(`${product.url}${stops[0]?.path ?? '/'}?culture=${culture}`);
    if (!hasNetwork()) await hands.run(announceNetwork, null);
    const inner = await hands.run(() => window.innerWidth, null);
    if (inner !== width) throw new Error(`The window is ${inner} px wide, not ${width}.`);
    const wide: FiledInWebKit['wide'] = [];
    for (const { leave, ...stop } of stops) {
      await visit(hands, stop);
      const sideways = await hands.run(sidewaysOf, null);
      if (sideways > 0) wide.push([stop.path, sideways]);
      await measure();
      if (leave) await visit(hands, { ...stop, steps: [], leave });
    }
    const receipt = () => document.querySelector('.cw-receipt-code')?.textContent ?? null;
    const code = isFiled ? await soon('The receipt', () => hands.run(receipt, null)) : null;
    const claims = await exportedClaims(product.data);
    return { code, claims, wide, buttons, complaints: complaintsIn(webkit.output()) };
  } finally {
    await webkit.close();
    await product.stop();
  }
}
