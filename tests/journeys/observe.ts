import type { Page } from 'playwright';
import type { Heard } from './liveRegions.ts';
import type { Watched } from './pageWatch.ts';
import { noteBlock } from './places.ts';

/** A control that a claimant may answer by, as it stands. */
export interface SeenField {
  id: string;
  kind: 'text' | 'select' | 'search' | 'radio' | 'checkbox' | 'file';
  /** What it shows: its text, the value of its choice, `true` or `false`. */
  value: string;
  enabled: boolean;
  /** Whether it takes several lines: Enter is one of its keys. */
  lines: boolean;
  options: string[];
  /** What browsers may fill in by themselves. */
  autocomplete: string;
  messages: string[];
  /** What it says by itself of a text that it cannot take: the summary does not repeat it. */
  unheld: string[];
  /** What the boxes that belong together say as one; null where it stands alone. */
  group: string[] | null;
}

/** What stands on the page now, and what happened on it since it was looked at last. */
export interface Seen extends Watched, Heard {
  path: string;
  heading: string;
  language: string;
  /** The languages that are offered. */
  languages: string[];
  fields: SeenField[];
  /** What has the focus: null for nothing, or the document's body. */
  focus: { id: string; name: string; inSummary: boolean; visible: boolean } | null;
  /** The lines of the error summary: what they lead to and say. */
  summary: { target: string; text: string; leads: boolean }[] | null;
  dialog: string | null;
  /**
   * The lists that are shown: the places of their saved entries, how many are open, which can be edited, and whether the
   * last deletion can be taken back.
   */
  lists: { id: string; entries: number[]; open: number; editable: number[]; undo: boolean }[];
  /** The lists within the records that are open, of which at most one entry is open itself (C8-16). */
  inner: { id: string; entries: number; open: number | null; undo: boolean }[];
  /** The entries that are shown, saved and open ones, by their lists and the names in sight, and whether a message stands in one. */
  entries: { list: string; name: string; isOpen: boolean; isWrong: boolean }[];
  /** Which of the ways in is chosen, by its place; null where there is no choice (C8-23). */
  way: number | null;
  /** What is said of the deadline. */
  notice: string | null;
  /** Whether Next and Back are there to be pressed. */
  next: boolean;
  back: boolean;
  sideways: number;
  /** The copy that survives a reload, by form; null where there is none. */
  kept: string | null;
}

/** Which entries that are not saved stand in which blocks, of those that show only some records of a list. */
interface Blocks {
  blocks: { entry: string; block: string }[];
}

/** Runs in the page. */
function lookFromWithin(): Seen & Blocks {
  const shown = (element: Element) => element.getClientRects().length > 0;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => {
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('.cw-visually-hidden')) hidden.remove();
      return (copy.textContent ?? '').trim();
    });
  const kindOf = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): SeenField['kind'] => {
    if (control instanceof HTMLSelectElement) return 'select';
    if (control instanceof HTMLTextAreaElement) return 'text';
    if (control.getAttribute('role') === 'combobox') return 'search';
    if (['radio', 'checkbox', 'file'].includes(control.type)) return control.type as 'radio';
    return 'text';
  };
  const textOf = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string => {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return String(control.checked);
    if (control instanceof HTMLInputElement && control.type === 'file')
      return document.getElementById(`${control.id}__chosen`)?.textContent?.trim() ?? '';
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      return document.querySelector<HTMLInputElement>(`input[name="${control.name}"]:checked`)?.value ?? '';
    }
    return control.value;
  };
  const optionsOf = (control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string[] => {
    if (control instanceof HTMLSelectElement) return [...control.options].map(({ value }) => value);
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      return [...document.querySelectorAll<HTMLInputElement>(`input[name="${control.name}"]`)].map(
        ({ value }) => value,
      );
    }
    return [];
  };
  type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const controls = [...document.querySelectorAll<Control>('main input, main select, main textarea')].filter(
    (control) => control.id.startsWith('root_') && control.id === control.name,
  );
  const groupOf = (control: Control): string[] | null => {
    const group = control.closest('fieldset[id^="root_"]');
    return group && textsOf(`[id="${group.id}__error"] p`);
  };
  const fields = controls.map((control) => ({
    id: control.id,
    kind: kindOf(control),
    value: textOf(control),
    lines: control instanceof HTMLTextAreaElement,
    enabled: !control.disabled && !(control as HTMLInputElement).readOnly,
    options: optionsOf(control),
    autocomplete: control.autocomplete,
    messages: textsOf(`[id="${control.id}__error"] p`),
    unheld: textsOf(`[id="${control.id}__own-error"] p`),
    group: groupOf(control),
  }));
  const active = document.activeElement;
  const hasFocus = active !== null && active !== document.body && active !== document.documentElement;
  const summary = document.querySelector('.cw-summary');
  const dialog = document.querySelector('dialog[open]');
  const sections = [...document.querySelectorAll('section.cw-records')];
  // Rows that are only read: nothing is entered there.
  const READ_ROW = '[id$="_row"]';
  // A list within a record stands in the section of the list around it.
  const ownIn = (list: Element, selector: string) =>
    [...list.querySelectorAll(selector)].filter((element) => element.closest('section.cw-records') === list);
  const isInner = (list: Element) => list.parentElement?.closest('section.cw-records') !== null;
  const entriesIn = (list: Element) =>
    ownIn(list, 'li.cw-card, tbody tr[id]:not(.cw-row--edited)').flatMap(({ id }) => {
      const place = id.split('_').at(-1) ?? '';
      return /^\d+$/.test(place) ? [Number(place)] : [];
    });
  const blocks = sections.flatMap((list) => {
    const [, block] = list.id.split('_@');
    if (block === undefined) return [];
    return [...list.querySelectorAll('[id^="root_"]')].flatMap(({ id }) => {
      const [entry] = /(?<=^root_[^_]+_)[A-Za-z]+-[^_]+/.exec(id) ?? [];
      return entry === undefined ? [] : [{ entry, block }];
    });
  });
  const lists = sections
    .filter((list) => !isInner(list) && list.querySelector(READ_ROW) === null)
    .map((list) => ({
      id: list.id,
      entries: entriesIn(list),
      open: ownIn(list, '.cw-draft, tr.cw-row--edited').length,
      editable: ownIn(
        list,
        ':is(.cw-card-buttons, .cw-row-buttons) button.cw-button--icon:not(.cw-button--danger)',
      )
        .map((button) => button.closest('[id]')?.id.split('_').at(-1) ?? '')
        // The row that is open has such buttons, too.
        .filter((record) => /^\d+$/.test(record))
        .map(Number),
      undo: ownIn(list, '.cw-undo button').length > 0,
    }));
  const inner = sections.filter(isInner).map((list) => {
    const [open] = ownIn(list, 'tr.cw-row--edited');
    return {
      id: list.id,
      entries: ownIn(list, 'tbody tr[id]').length,
      open: open ? Number(open.id.split('-').at(-1)) : null,
      undo: ownIn(list, '.cw-undo button').length > 0,
    };
  });
  /**
   * Whether a line of the summary leads to something. A saved record that stands as text is opened by its line: its own
   * buttons are what there is to lead to. One that is open has its fields under the open entry's name, which does not say
   * whose it is.
   */
  const leadsTo = (target: string) => {
    if (document.getElementById(target)) return true;
    const [, list, index] = /^root_(.+?)_(\d+)_/.exec(target) ?? [];
    if (!list) return false;
    const record = document.getElementById(`root_${list}_${index}`);
    return record
      ? record.querySelector('button') !== null
      : document.querySelector(`[id^="root_${list}_"] [aria-invalid="true"]:not(td), tr.cw-row--edited`) !==
          null;
  };
  const ENTRY = 'li.cw-card, .cw-draft, tr.cw-row--edited, section.cw-records tbody tr';
  const entries = [...document.querySelectorAll(ENTRY)].flatMap((entry) => {
    const name = entry.querySelector('th[scope="row"], .cw-heading--h4')?.textContent;
    const list = entry.closest('section.cw-records')?.id ?? '';
    const isOpen = entry.matches('.cw-draft, .cw-row--edited');
    return name ? [{ list, name, isOpen, isWrong: entry.querySelector('.cw-error') !== null }] : [];
  });
  const ways = [...document.querySelectorAll<HTMLInputElement>('main input[name="way"]')];
  const key = Object.keys(sessionStorage).find((name) => /^claimwright:[^:]+$/.test(name));
  const watched = window.journeyWatch?.take() ?? { came: [], painted: [], commits: [] };
  const heard = window.journeyListener?.take() ?? { said: [], untimely: [] };
  return {
    ...{ ...watched, ...heard },
    blocks,
    path: location.pathname,
    heading: document.querySelector('h1')?.textContent ?? '',
    language: document.documentElement.lang,
    languages: [...document.querySelectorAll<HTMLElement>('.cw-language')]
      .filter(shown)
      .map(({ lang }) => lang),
    fields,
    focus: hasFocus
      ? {
          // A file is chosen by a button beside its field, which is not shown.
          id: active.id || active.closest('.cw-file-pick')?.querySelector('input')?.id || '',
          name: `${active.tagName.toLowerCase()}.${active.className}`,
          inSummary: summary?.contains(active) === true,
          visible: shown(active),
        }
      : null,
    summary: summary
      ? [...summary.querySelectorAll('li a')].map((link) => {
          const target = link.getAttribute('href')?.slice(1) ?? '';
          return { target, text: (link.textContent ?? '').trim(), leads: leadsTo(target) };
        })
      : null,
    dialog: dialog ? (dialog.textContent ?? '').trim() : null,
    lists,
    inner,
    entries,
    way: ways.length > 1 ? ways.findIndex(({ checked }) => checked) : null,
    notice: document.querySelector<HTMLElement>('.cw-deadline')?.innerText ?? null,
    next: document.querySelector('main form button[type="submit"]:not([aria-disabled="true"])') !== null,
    back:
      document.querySelector(
        'main form .cw-actions:not(.cw-draft *, .cw-actions--inner) > button.cw-button--secondary[type="button"]:not([aria-disabled="true"])',
      ) !== null,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    kept: key === undefined ? null : sessionStorage.getItem(key),
  };
}

const QUIET_MS = 50;
const LIMIT_MS = 30_000;

/** Waits until nothing is under way: no call, no change of the page, no button that is resting. */
export async function settled(page: Page, underWay: () => number): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  while (Date.now() < limit) {
    const quiet = await page
      .evaluate(
        (quietMs) =>
          (window.journeyWatch?.quietFor() ?? 0) > quietMs &&
          document.readyState === 'complete' &&
          document.querySelector(
            '.cw-spinner, main [data-waiting], main form button[type="submit"][aria-disabled="true"]',
          ) === null &&
          document.querySelector('h1') !== null,
        QUIET_MS,
      )
      // The document was replaced while it was asked.
      .catch(() => false);
    if (quiet && underWay() === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function look(page: Page): Promise<Seen> {
  const { blocks, ...seen } = await page.evaluate(lookFromWithin);
  for (const { entry, block } of blocks) noteBlock(entry, block);
  return seen;
}
