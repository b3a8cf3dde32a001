import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Step, Stop } from '../journey.ts';
import { type Found, findInPage, MARK, type Sought } from './findInPage.ts';
import type { Hands } from './hands.ts';

/** It only ends what hangs: a busy machine may take long. */
const LIMIT_MS = 30_000;

/** Asks again until there is an answer. */
export async function soon<Result>(what: string, ask: () => Promise<Result | null | false>): Promise<Result> {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > limit) throw new Error(`${what} never came`);
    await wait(50);
  }
}

/** Where a control is, once it stands still: a page scrolls to its top as it opens. */
async function find(hands: Hands, sought: Sought): Promise<Found> {
  let last = '';
  return soon(JSON.stringify(sought), async () => {
    const found = await hands.run(findInPage, sought);
    const place = JSON.stringify(found && [found.x, found.y]);
    const isStill = place === last;
    last = place;
    return isStill && found;
  });
}

const sees = (hands: Hands, selector: string, text: string) =>
  hands.run(
    ([at, words]) =>
      [...document.querySelectorAll(at)].some(
        (one) =>
          one.getClientRects().length > 0 && (one.textContent ?? '').replace(/\s+/g, ' ').includes(words),
      ),
    [selector, text] as const,
  );

/** Runs in the page: notes the next click on what is marked. */
function expectPress(mark: string): void {
  const { dataset } = document.documentElement;
  dataset.press = 'expected';
  const pressed = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`[${mark}]`)) delete dataset.press;
  };
  window.addEventListener('click', pressed, { capture: true, once: true });
}

/** A page that was left has met its press, too. */
const wasMet = () => document.documentElement.dataset.press === undefined;

const MISSED_MS = 3000;

async function isMet(hands: Hands): Promise<boolean> {
  const limit = Date.now() + MISSED_MS;
  for (;;) {
    if (await hands.run(wasMet, null)) return true;
    if (Date.now() > limit) return false;
    await wait(50);
  }
}

/** Presses a control; aims anew where the page moved on its way there, as drivers compute the place before they press. */
async function pressOn(hands: Hands, sought: Sought): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  do {
    const found = await find(hands, sought);
    await hands.run(expectPress, MARK);
    await hands.press(found);
    if (await isMet(hands)) return;
  } while (Date.now() < limit);
  throw new Error(`No press met ${JSON.stringify(sought)}`);
}

type Do<Kind extends Step['do']> = (hands: Hands, step: Extract<Step, { do: Kind }>) => Promise<unknown>;

/** How each step is taken; a kind of step without an entry does not compile. */
const TAKE: { [Kind in Step['do']]: Do<Kind> } = {
  type: async (hands, { label, text, inRow }) => {
    await pressOn(hands, { kind: 'field', name: label, inRow });
    await hands.type(text);
  },
  clear: async (hands, { label, inRow }) => {
    await pressOn(hands, { kind: 'field', name: label, inRow });
    await hands.clear();
  },
  pick: (hands, { group, option }) => pressOn(hands, { kind: 'option', name: option, group }),
  choose: async (hands, { label, option, inRow }) => {
    await hands.choose(MARK, await find(hands, { kind: 'field', name: label, inRow }), option);
  },
  tick: (hands, { label }) => pressOn(hands, { kind: 'field', name: label }),
  upload: async (hands, { label, file }) => {
    const path = join(await mkdtemp(join(tmpdir(), 'claimwright-upload-')), file.name);
    await writeFile(path, file.content);
    await find(hands, { kind: 'field', name: label });
    await hands.upload(MARK, path);
    // What is below moves once the file has been looked at.
    await soon(`the file ${file.name}`, () => sees(hands, '.cw-file-name', file.name));
  },
  press: (hands, { button }) => pressOn(hands, { kind: 'button', name: button }),
  seeError: (hands, { text }) => soon(`the error "${text}"`, () => sees(hands, '.cw-error', text)),
  seeNoError: (hands, { text }) =>
    soon(`the end of the error "${text}"`, async () => !(await sees(hands, '.cw-error', text))),
  seeText: (hands, { text }) => soon(`the text "${text}"`, () => sees(hands, 'main', text)),
  seeValue: (hands, { label, value }) =>
    soon(
      `${label}: ${value}`,
      async () => (await find(hands, { kind: 'field', name: label })).value === value,
    ),
};

/** Does what a person does at one stop, and leaves it by its button. */
export async function visit(hands: Hands, stop: Stop): Promise<void> {
  try {
    await soon(`the page ${stop.heading}`, () => sees(hands, 'h1', stop.heading));
  } catch (error) {
    const instead = await hands.run(
      () =>
        [
          document.body.innerText,
          ...[...document.querySelectorAll('input')].map(({ id, value }) => `${id}: ${value}`),
          `The focus is at ${document.activeElement?.id || document.activeElement?.localName}.`,
        ].join('\n'),
      null,
    );
    throw new Error(`${stop.heading}: the page shows instead:\n${instead}`, { cause: error });
  }
  for (const step of stop.steps) {
    try {
      await (TAKE[step.do] as Do<typeof step.do>)(hands, step as never);
    } catch (error) {
      throw new Error(`${stop.heading}: ${step.do}`, { cause: error });
    }
  }
  if (stop.leave) await TAKE.press(hands, { do: 'press', button: stop.leave });
}
