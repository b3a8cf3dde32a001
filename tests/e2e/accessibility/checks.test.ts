import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../browser/findBrowser.ts';
import { type Check, ENLARGED, EVERYWHERE, faultsOf } from './checks.ts';

/** A page without a fault, into which each case plants one. */
const STYLE =
  ':focus { outline: 3px solid black } body { margin: 0 } a, button { padding: 8px } a { color: #036 }';
const GOOD = `<header><a href="#main">Skip to the form</a></header>
<main id="main"><h1>Title</h1><!--here--><form><button type="submit">Next</button></form></main>
<footer>End</footer>`;

/** A fault as it is planted, and what must be said of it. */
const PLANTED: [name: string, where: Check[], markup: string, said: RegExp][] = [
  ['axe', EVERYWHERE, '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', /axe image-alt/],
  [
    'text too pale, twice in one colour',
    EVERYWHERE,
    '<p style="color: #aaa">Pale</p><p style="color: #aaa">Pale, too</p>',
    /axe color-contrast[\s\S]*#aaaaaa[\s\S]*axe color-contrast[\s\S]*#aaaaaa/,
  ],
  ['equal access', EVERYWHERE, '<input type="text">', /equal-access \w/],
  ['markup', EVERYWHERE, '<p id="twice">a</p><p id="twice">b</p>', /markup no-dup-id/],
  [
    'invalid from the start',
    EVERYWHERE,
    '<label>Name <input type="radio" name="way" required></label>',
    /states: radio .*invalid without a message/,
  ],
  [
    'a message of boxes that none of them has',
    EVERYWHERE,
    '<div class="cw-field"><fieldset><legend>Which?</legend><label><input type="checkbox">A</label></fieldset><div class="cw-error">Choose one</div></div>',
    /states: checkbox .*not invalid, with "Choose one"[\s\S]*not described by "Choose one"[\s\S]*no word of error/,
  ],
  [
    'a unit beside its input alone',
    EVERYWHERE,
    '<div class="cw-affixed"><span class="cw-affix">$</span><input type="text" aria-label="Amount"></div>',
    /states: textbox .*not described by "\$"/,
  ],
  [
    'a sign in a name',
    EVERYWHERE,
    '<style>.sign::after { content: " ▾" }</style><button type="button" class="sign">Menu</button>',
    /states: a sign in the name "Menu ▾"/,
  ],
  ['headings', EVERYWHERE, '<h4>Deep</h4>', /structure: "Deep" is of level 4/],
  ['landmarks', EVERYWHERE, '</main><main>Again', /structure: 2 landmarks of the kind main/],
  ['reflow', ENLARGED, '<p style="width: 500px">Wide</p>', /reflow: the page is \d+ px wider/],
  ['header of a phone', ENLARGED, '<style>header { min-height: 120px }</style>', /phone header: 120 px/],
  [
    'languages over the menu',
    ENLARGED,
    '<button type="button" class="cw-nav-button">Menu</button><fieldset class="cw-languages" style="margin-top: -20px"><legend>Language</legend></fieldset>',
    /phone header: the languages cover the menu/,
  ],
  [
    'text spacing',
    EVERYWHERE,
    '<p style="width: 50px; overflow: hidden; white-space: nowrap">A few words</p>',
    /text spacing/,
  ],
  [
    'target size',
    EVERYWHERE,
    '<button type="button" style="all: unset; font-size: 8px">A</button><button type="button" style="all: unset; font-size: 8px">B</button>',
    /target size: \d/,
  ],
  [
    'forced colours',
    EVERYWHERE,
    '<button type="button" style="appearance: none; border: 0; background: navy; color: white">Go</button>',
    /forced colours: no edge/,
  ],
  [
    'link colours',
    EVERYWHERE,
    '<p>Read <a href="/x" style="color: revert">what happens next</a>.</p>',
    /link colours: "what happens next" has the browser’s own/,
  ],
  ['motion', EVERYWHERE, '<p style="transition: transform 1s">Moves</p>', /reduced motion: still moves/],
  [
    'focus that is not shown',
    ENLARGED,
    '<button type="button" style="outline: 0 !important">Mute</button>',
    /focus order: button "Mute" shows no focus/,
  ],
  [
    'focus with a thin line',
    ENLARGED,
    '<style>#thin:focus { outline: auto }</style><button type="button" id="thin">Thin</button>',
    /focus order: button "Thin" has the browser’s thin line/,
  ],
  [
    'focus under something',
    ENLARGED,
    '<div style="position: fixed; inset: 0; background: white"></div>',
    /focus order: .* is under <div/,
  ],
  [
    'focus that jumps',
    ENLARGED,
    '<button type="button">Later</button><button type="button" tabindex="1">First</button>',
    /focus order: .* comes after/,
  ],
];

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await findChromium().launch();
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
});

afterAll(() => browser?.close());

/** Shows a page in a window of the size for which these checks are made. */
async function show(checks: Check[], planted: string): Promise<string[]> {
  await page.setViewportSize(
    checks === ENLARGED ? { width: 320, height: 256 } : { width: 1280, height: 900 },
  );
  const body = GOOD.replace('<!--here-->', planted);
  await page.setContent(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title><style>${STYLE}</style></head><body>${body}</body></html>`,
  );
  return faultsOf(page, checks);
}

describe('the checks of the pages', () => {
  it.each([
    ['in a common window', EVERYWHERE],
    ['enlarged', ENLARGED],
  ])('find nothing on a page without a fault, %s', async (_, checks) => {
    expect(await show(checks, '')).toEqual([]);
  });

  it.each(PLANTED)('find a planted fault: %s', async (_, checks, markup, said) => {
    expect((await show(checks, markup)).join('\n')).toMatch(said);
  });
});
