import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';

/** The part of the library's reader that a reading needs. */
interface Reader {
  start(options: { container: Element }): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
  stop(): Promise<void>;
}

const READER = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const ROOM = 'http://reading-room.test';
const DOOR = `<!doctype html><title>Reading room</title>
<script type="module">import { Virtual } from '/reader.js'; window.Virtual = Virtual;</script>`;

/** A page of its own in which copies of other pages are read aloud. */
export interface ReadingRoom {
  /** What a screen reader says as it walks the whole page from its beginning, one phrase a line. */
  read(page: Page): Promise<string>;
}

/**
 * Opens a reading room. A reader moves the focus as it reads, which would leave fields and so change what is read:
 * therefore it reads a copy.
 */
export async function openReadingRoom(browser: Browser): Promise<ReadingRoom> {
  const room = await browser.newPage();
  await room.route(`${ROOM}/**`, async (route) => {
    const isReader = route.request().url().endsWith('.js');
    const body = isReader ? await readFile(READER, 'utf8') : DOOR;
    await route.fulfill({ contentType: isReader ? 'text/javascript' : 'text/html', body });
  });
  await room.goto(ROOM);
  return {
    async read(page) {
      const phrases = await room.evaluate(readAloud, await asItStands(page));
      return `${phrases.filter(isTelling).map(settled).join('\n')}\n`;
    },
  };
}

/** The page as markup: what is typed, picked, or hidden by a style sheet is written into it. */
function asItStands(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    const twins = [...copy.querySelectorAll('*')];
    const write = (twin: Element, element: Element) => {
      if (element instanceof HTMLTextAreaElement) twin.textContent = element.value;
      if (element instanceof HTMLOptionElement) return twin.toggleAttribute('selected', element.selected);
      if (!element.checkVisibility({ visibilityProperty: true })) twin.setAttribute('hidden', '');
      if (!(element instanceof HTMLInputElement)) return;
      if (element.type !== 'file') twin.setAttribute('value', element.value);
      twin.toggleAttribute('checked', element.checked);
    };
    for (const [index, element] of [...document.body.querySelectorAll('*')].entries()) {
      const twin = twins[index];
      if (twin) write(twin, element);
    }
    // The moment of filing is another at each visit.
    for (const time of copy.querySelectorAll('time')) time.textContent = '(now)';
    // A toast comes and goes by the clock.
    for (const toast of copy.querySelectorAll('.cw-toast')) toast.remove();
    // Which of one press's announcements comes first depends on the clock.
    const said = copy.querySelector('[data-testid="announcements"]');
    const lines = [...(said?.children ?? [])].map((line) => ({ line, text: line.textContent }));
    said?.replaceChildren(...lines.sort((a, b) => (a.text < b.text ? -1 : 1)).map(({ line }) => line));
    for (const unread of copy.querySelectorAll('script, noscript, style, link')) unread.remove();
    // React's marks between two texts.
    return copy.innerHTML.replaceAll('<!-- -->', '');
  });
}

async function readAloud(markup: string): Promise<string[]> {
  const MOST_PHRASES = 3_000;
  const { Virtual } = window as unknown as { Virtual: new () => Reader };
  document.body.innerHTML = markup;
  const reader = new Virtual();
  await reader.start({ container: document.body });
  for (let turn = 0; turn < MOST_PHRASES; turn += 1) {
    await reader.next();
    if ((await reader.lastSpokenPhrase()) === 'end of document') break;
  }
  const phrases = await reader.spokenPhraseLog();
  await reader.stop();
  return phrases;
}

/** Of a closed list one hears what is chosen, not all that might be. */
const isTelling = (phrase: string): boolean => !/^option, .*, not selected/.test(phrase);

const YEAR = new Date().getFullYear();
const TODAY = new RegExp(
  `[A-Z][a-z]+ \\d{1,2}, ${YEAR}|\\d{1,2} de [a-z]+ de ${YEAR}|\\d{1,2} \\p{L}+ ${YEAR}`,
  'gu',
);

/** Without what is another at each visit: the claim's code, the day, the year. */
const settled = (phrase: string): string =>
  phrase
    .replace(/\b[A-Z0-9]{5}-[A-Z0-9]{5}\b/g, '(code)')
    .replace(TODAY, '(now)')
    .replace(`© ${YEAR}`, '© (year)');
