/** One text for one field: its DOM id and its kind, which is the last part of the id. */
export interface Cell {
  id: string;
  kind: string;
  text: string;
  by: 'typed' | 'pasted';
}

/** What became of one text in one field: what stands there once it is left, and what is said of it. */
export interface Entered extends Cell {
  shown: string;
  said: string[];
  /** What those were told who do not look, while it was entered. */
  heard: string[];
}

type Control = HTMLInputElement | HTMLTextAreaElement;

declare global {
  interface Window {
    entering?: {
      idsIn(list: string): Record<string, string>;
      begin(list: string): Promise<Record<string, string>>;
      type(cells: Cell[]): void;
      copy(cell: Cell): Promise<void>;
      look(cells: Cell[]): Promise<Entered[]>;
      empty(cells: Cell[]): void;
      finish(list: string): Promise<boolean>;
    };
  }
}

/**
 * Runs in the page before its own scripts: enters texts by the browser's own events. It stands alone: the browser gets
 * its text.
 */
export function enterFromWithin(): void {
  /** What a mask does key by key it has done by then; from here on a text goes in at once, as fields without one take it. */
  const KEYS = 12;
  const heard = new Set<string>();
  const turnOfEvents = () => new Promise((resolve) => setTimeout(resolve));
  const controlOf = (id: string) => document.getElementById(id) as Control;
  const until = async (holds: () => boolean, turns = 2000) => {
    for (let turn = 0; turn < turns && !holds(); turn += 1) await turnOfEvents();
    return holds();
  };
  const open = (list: string) =>
    document.querySelector<HTMLElement>(`#root_${list} :is(tr.cw-row--edited, .cw-draft)`);
  const idsIn = (list: string) => {
    const controls = [...(open(list)?.querySelectorAll<Control>('input:not([type="file"]), textarea') ?? [])];
    const named = controls.filter(({ id }) => id.startsWith('root_'));
    return Object.fromEntries(named.map(({ id }) => [id.split('_').at(-1) ?? '', id]));
  };
  const take = (id: string) => {
    const control = controlOf(id);
    control.focus({ preventScroll: true });
    control.select();
  };
  const leave = ([cell]: Cell[]) => {
    const around = cell && controlOf(cell.id).closest('tr, .cw-draft, form');
    around?.querySelector<HTMLElement>('.cw-button--danger, .cw-actions > button')?.focus();
  };
  const insert = (text: string) => document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  const saidOf = (id: string) =>
    [...document.querySelectorAll(`[id="${id}__error"] p, [id="${id}__own-error"] p`)].map(
      (message) => message.textContent ?? '',
    );
  const isSearched = (id: string) => controlOf(id).getAttribute('role') === 'combobox';
  const lookAt = (cell: Cell) => ({
    ...cell,
    shown: controlOf(cell.id).value,
    said: saidOf(cell.id),
    heard: [...heard],
  });

  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[aria-live] p')) heard.add(region.textContent ?? '');
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });

  window.entering = {
    idsIn,
    async begin(list) {
      document.querySelector<HTMLElement>(`#root_${list} .cw-add > button`)?.click();
      await until(() => Object.keys(idsIn(list)).length > 0);
      return idsIn(list);
    },
    type(cells) {
      heard.clear();
      for (const { id, text } of cells) {
        take(id);
        const keys = [...text];
        const single = /_(area|line.?)$/.test(id) ? 0 : KEYS;
        for (const key of keys.slice(0, single)) insert(key);
        if (keys.length > single) insert(keys.slice(single).join(''));
      }
    },
    async copy({ id, text }) {
      take(id);
      await navigator.clipboard.writeText(text);
    },
    /** The fields are left; a message may come a moment later. */
    async look(cells) {
      leave(cells);
      const isSettled = (cell: Cell) => cell.text === lookAt(cell).shown || lookAt(cell).said.length > 0;
      await until(() => cells.every(isSettled), 20);
      // The server says whether it is an entry of its list.
      const searched = cells.filter(({ id, text }) => isSearched(id) && text.trim() !== '');
      await until(() => searched.every(({ id }) => saidOf(id).length > 0));
      return cells.map(lookAt);
    },
    empty(cells) {
      for (const { id } of cells) {
        take(id);
        insert('');
      }
      leave(cells);
    },
    /** Saves the open entry, or drops one in which nothing is left; false where something keeps it open. */
    async finish(list) {
      const entry = open(list);
      const isBlank = Object.values(idsIn(list)).every((id) => controlOf(id).value.trim() === '');
      const drop = entry?.querySelector<HTMLElement>('.cw-button--danger, .cw-actions > .cw-button--quiet');
      const save = entry?.querySelector<HTMLElement>('.cw-actions > button.cw-button--secondary');
      if (isBlank) drop?.click();
      else if (save) save.click();
      else document.querySelector<HTMLElement>(`#root_${list} .cw-add > button`)?.focus();
      return until(() => open(list) === null);
    },
  };
}
