import { dirname } from 'node:path';
import type { Draw } from './drawFrom.ts';

/** When something was done, as a line of the trace. */
type When = number;

/** What a file or a folder has taken and not yet had to keep. */
type Change =
  | { ended: When; at: number; bytes: Buffer }
  | { ended: When; length: number }
  | { ended: When; name: string; entry: Entry | null };

interface File {
  kind: 'file';
  kept: Buffer;
  waiting: Extract<Change, { at: number } | { length: number }>[];
}

interface Folder {
  kind: 'folder';
  kept: Map<string, Entry>;
  now: Map<string, Entry>;
  waiting: Extract<Change, { name: string }>[];
}

type Entry = File | Folder;

const SECTOR = 512;
const newFolder = (): Folder => ({ kind: 'folder', kept: new Map(), now: new Map(), waiting: [] });

/**
 * A disk that keeps what it was told to sync and nothing else for certain, over the files below one folder. It is harsher
 * than most file systems: a synced file whose folder was not synced may be without a name, and of what waits, any write,
 * and any sector of a write, may be kept without those before it. Names of one folder are kept in their order.
 */
export class Disk {
  readonly #root: string;
  readonly #top = newFolder();

  constructor(root: string) {
    this.#root = root;
  }

  holds(path: string): boolean {
    return path === this.#root || path.startsWith(`${this.#root}/`);
  }

  /** Makes the file where there is none. */
  open(path: string, ended: When): void {
    if (!this.#find(path)) this.#link(path, { kind: 'file', kept: Buffer.alloc(0), waiting: [] }, ended);
  }

  makeFolder(path: string, ended: When): void {
    if (path !== this.#root) this.#link(path, newFolder(), ended);
  }

  write(path: string, at: number, bytes: Buffer, ended: When): void {
    this.#file(path).waiting.push({ ended, at, bytes });
  }

  truncate(path: string, length: number, ended: When): void {
    this.#file(path).waiting.push({ ended, length });
  }

  link(from: string, to: string, ended: When): void {
    this.#link(to, this.#file(from), ended);
  }

  rename(from: string, to: string, ended: When): void {
    this.#link(to, this.#file(from), ended);
    this.remove(from, ended);
  }

  remove(path: string, ended: When): void {
    this.#link(path, null, ended);
  }

  /** Keeps what had ended before the sync began. */
  sync(path: string, began: When): void {
    const entry = this.#find(path);
    if (!entry) throw new Error(`${path} was synced and is not there.`);
    const isKept = ({ ended }: Change): boolean => ended < began;
    if (entry.kind === 'file') {
      entry.kept = applied(entry.kept, entry.waiting.filter(isKept));
      entry.waiting = entry.waiting.filter((change) => !isKept(change));
      return;
    }
    for (const change of entry.waiting.filter(isKept)) rename(entry.kept, change);
    entry.waiting = entry.waiting.filter((change) => !isKept(change));
  }

  /** How long the file is for who reads it now. */
  length(path: string): number {
    const { kept, waiting } = this.#file(path);
    return waiting.reduce(
      (length, change) =>
        'at' in change ? Math.max(length, change.at + change.bytes.length) : change.length,
      kept.length,
    );
  }

  /**
   * What may be found after the power was cut now: bytes by path, null for a folder. `names` draws how many of the names
   * are kept that wait, where it is not drawn as the bytes are.
   */
  cut(draw: Draw, names: Draw = draw): Map<string, Buffer | null> {
    const found = new Map<string, Buffer | null>();
    const visit = (path: string, folder: Folder): void => {
      found.set(path, null);
      const entries = new Map(folder.kept);
      for (const change of folder.waiting.slice(0, Math.floor(names() * (folder.waiting.length + 1))))
        rename(entries, change);
      for (const [name, entry] of entries) {
        if (entry.kind === 'folder') visit(`${path}/${name}`, entry);
        else found.set(`${path}/${name}`, cutFile(entry, draw));
      }
    };
    visit(this.#root, this.#top);
    return found;
  }

  #find(path: string): Entry | undefined {
    let entry: Entry | undefined = this.#top;
    for (const name of path.slice(this.#root.length).split('/').filter(Boolean))
      entry = entry?.kind === 'folder' ? entry.now.get(name) : undefined;
    return entry;
  }

  #file(path: string): File {
    const entry = this.#find(path);
    if (entry?.kind !== 'file') throw new Error(`${path} is no file of the disk.`);
    return entry;
  }

  #link(path: string, entry: Entry | null, ended: When): void {
    const folder = this.#find(dirname(path));
    if (folder?.kind !== 'folder') throw new Error(`${dirname(path)} is no folder of the disk.`);
    const change = { ended, name: path.slice(dirname(path).length + 1), entry };
    folder.waiting.push(change);
    rename(folder.now, change);
  }
}

function rename(names: Map<string, Entry>, { name, entry }: Extract<Change, { name: string }>): void {
  if (entry) names.set(name, entry);
  else names.delete(name);
}

function applied(bytes: Buffer, changes: File['waiting']): Buffer {
  let content = bytes;
  for (const change of changes) {
    const length = 'at' in change ? change.at + change.bytes.length : change.length;
    if ('length' in change && length < content.length) content = content.subarray(0, length);
    const grown = Buffer.concat([content, Buffer.alloc(Math.max(length - content.length, 0))]);
    if ('at' in change) change.bytes.copy(grown, change.at);
    content = grown;
  }
  return content;
}

/** All of what waits, nothing of it, or some: a third of the time each. */
function cutFile({ kept, waiting }: File, draw: Draw): Buffer {
  const luck = draw();
  if (luck < 1 / 3) return applied(kept, []);
  if (luck < 2 / 3) return applied(kept, waiting);
  return applied(
    kept,
    waiting.flatMap((change) => ('at' in change ? torn(change, draw) : draw() < 0.5 ? [change] : [])),
  );
}

/** The write, nothing of it, or some of its sectors. */
function torn(write: { ended: When; at: number; bytes: Buffer }, draw: Draw): File['waiting'] {
  const luck = draw();
  if (luck < 1 / 3) return [write];
  if (luck < 2 / 3) return [];
  const sectors: File['waiting'] = [];
  for (let from = 0; from < write.bytes.length; ) {
    const at = write.at + from;
    const to = Math.min(write.bytes.length, from + SECTOR - (at % SECTOR));
    if (draw() < 0.5) sectors.push({ ended: write.ended, at, bytes: write.bytes.subarray(from, to) });
    from = to;
  }
  return sectors;
}
