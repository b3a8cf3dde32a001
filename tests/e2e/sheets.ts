import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright';

type Colour = `${number} ${number} ${number}`;

/** Objects of a PDF by their number, as text, each with the instructions of its stream where it has one. */
function objectsOf(pdf: Buffer): Map<string, { head: string; stream: string }> {
  const text = pdf.toString('latin1');
  const found = text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g);
  return new Map(
    [...found].map(([, number = '', body = '']) => {
      const [head = '', rest] = body.split(/stream\r?\n/, 2);
      if (rest === undefined || !head.includes('/FlateDecode')) return [number, { head, stream: rest ?? '' }];
      const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
      const bytes = Buffer.from(rest.slice(0, length), 'latin1');
      return [
        number,
        { head, stream: /\/Subtype|\/Length1/.test(head) ? '' : inflateSync(bytes).toString() },
      ];
    }),
  );
}

/** Colours, in numbers from 0 to 255, in which each sheet of a PDF has text. Some are set and nothing is drawn in them. */
function coloursOf(pdf: Buffer): Set<Colour>[] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map(({ head }) => {
      const { stream = '' } = objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '') ?? {};
      return new Set(
        [...stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) rg\n(?:(?!.* rg\n).*\n)*?.* Tj\n/g)].map(
          ([, ...parts]): Colour => {
            const [red = 0, green = 0, blue = 0] = parts
              .slice(0, 3)
              .map((part) => Math.round(Number(part) * 255));
            return `${red} ${green} ${blue}`;
          },
        ),
      );
    });
}

/** Parts of a page that belong onto one sheet, each painted in a colour of its own; all else is black. */
function paintParts(): string[] {
  const painted: string[] = [];
  const paint = (name: string, elements: readonly Element[]) => {
    for (const element of elements)
      if (element instanceof HTMLElement)
        element.style.setProperty('color', `rgb(${painted.length} 0 99)`, 'important');
    painted.push(name);
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const all = [...document.querySelectorAll('main *, footer *')].filter(isShown);
  paint('all else', all);
  const lines = all.filter((element) => element.children.length === 0 && element.textContent?.trim());
  for (const heading of all.filter((element) =>
    element.matches('main :is(h1, h2, h3, h4):not(.cw-signature *)'),
  )) {
    const next = lines.find(
      (line) => heading.compareDocumentPosition(line) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    paint(heading.textContent ?? '', next ? [heading, ...heading.children, next] : [heading]);
  }
  for (const signature of all.filter((element) => element.matches('.cw-signature')))
    paint('the signature', [signature, ...signature.querySelectorAll('*')]);
  const footer = document.querySelector('footer');
  if (footer) paint('the footer', [footer, ...footer.querySelectorAll('*')]);
  return painted;
}

/**
 * What is torn apart on paper: a heading from the line that follows it, a signature from its statement, the footer from
 * the claim. The page is pushed down bit by bit, so that each part comes to the foot of a sheet once.
 */
export async function tornParts(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const parts = await page.evaluate(paintParts);
  const torn = new Set<string>();
  for (let space = 0; space < 1000; space += 24) {
    await page.evaluate((px) => {
      document.body.style.paddingBlockStart = `${px}px`;
    }, space);
    const sheets = coloursOf(await page.pdf({ preferCSSPageSize: true }));
    const isOn = (part: string) => sheets.filter((sheet) => sheet.has(`${parts.indexOf(part)} 0 99`));
    for (const part of parts.slice(1)) {
      const on = isOn(part);
      if (on.length === 0) throw new Error(`No sheet has ${part}.`);
      const isAlone = part === 'the footer' && on.some((sheet) => sheet.size === 1);
      if (on.length > 1 || isAlone) torn.add(part);
    }
  }
  return [...torn];
}
