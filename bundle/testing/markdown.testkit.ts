import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './bundles.testkit.ts';

const GUIDE = join(import.meta.dirname, '../../docs/authoring');

/** Returns all pages of the authors' guide, one after another. */
export const readGuide = (): string =>
  globSync('*.md', { cwd: GUIDE })
    .sort()
    .map((page) => readFileSync(join(GUIDE, page), 'utf8'))
    .join('\n');

/** The part of a document below a heading, up to the next one of that level or above. */
export interface Section {
  title: string;
  text: string;
}

/** The sections whose heading has this many hashes. */
export function sectionsOf(markdown: string, level: number): Section[] {
  const heading = new RegExp(`^#{1,${level}} .*$`, 'gm');
  const found = [...markdown.matchAll(heading)];
  return found
    .map((match, index) => ({
      match,
      text: markdown.slice(match.index + match[0].length, found[index + 1]?.index ?? markdown.length),
    }))
    .filter(({ match }) => match[0].startsWith(`${'#'.repeat(level)} `))
    .map(({ match, text }) => ({ title: match[0].slice(level + 1), text }));
}

const EXAMPLE = /^`([^`\n]+)`(?:, at `([^`\n]+)`)?:\n\n```\w+\n([\s\S]*?)\n```$/gm;

/** The examples of a text: a line that says where, then the value in a fence. */
export function examplesIn(text: string): Change[] {
  return [...text.matchAll(EXAMPLE)].map(([, file = '', pointer, value = '']) =>
    pointer === undefined ? { file, text: value } : { file, pointer, text: value },
  );
}
