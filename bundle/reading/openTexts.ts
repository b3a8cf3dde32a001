import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileIdentity } from './fileKinds.ts';
import { type ReadFile, readBundleFile, readText } from './readFile.ts';
import type { Sources } from './sources.ts';

/** Cached file of a bundle, with its version: an editor's text, or time and size on the disk. */
interface Kept {
  from: string;
  read: ReadFile;
}

/** Files of one bundle in its editors: unsaved texts override saved files, and each is parsed once. */
export class OpenTexts implements Sources {
  private readonly directory: string;
  private readonly texts = new Map<string, string>();
  private readonly kept = new Map<string, Kept>();

  constructor(directory: string) {
    this.directory = directory;
  }

  /** Sets an editor's text of a file, by its path in the bundle; undefined when it is closed. */
  set(path: string, text: string | undefined): void {
    if (text === undefined) this.texts.delete(path);
    else this.texts.set(path, text);
  }

  /** Returns the texts of all editors, by path. */
  entries(): [path: string, text: string][] {
    return [...this.texts];
  }

  unsaved(): string[] {
    return [...this.texts.keys()];
  }

  read(absolute: string, path: string, identity: FileIdentity): ReadFile {
    const text = this.texts.get(path);
    const from = text ?? stateOf(join(this.directory, path));
    const known = this.kept.get(path);
    if (known?.from === from) return known.read;
    const read =
      text === undefined ? readBundleFile(absolute, path, identity) : unsaved(readText(path, identity, text));
    this.kept.set(path, { from, read });
    return read;
  }
}

const unsaved = ({ file, reports }: ReadFile): ReadFile => ({ file: { ...file, unsaved: true }, reports });

/** Returns the version of a saved file: its time and size. */
function stateOf(absolute: string): string {
  const state = statSync(absolute, { throwIfNoEntry: false });
  return `\0${state?.mtimeMs ?? ''} ${state?.size ?? ''}`;
}
