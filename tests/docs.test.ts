import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../cli/commands/registry.ts';
import { projectFiles } from '../scripts/projectFiles.mjs';

const root = join(import.meta.dirname, '..');
const files = projectFiles(root);
const documents = files.filter((path) => path.endsWith('.md'));
const folders = new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0]));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

interface Mention {
  text: string;
  line: number;
}

/** Each match of `pattern` in a document, fenced examples included, with its line. */
function mentions(document: string, pattern: RegExp): Mention[] {
  const lines = readFileSync(join(root, document), 'utf8').split('\n');
  return lines.flatMap((text, index) =>
    [...text.matchAll(pattern)].map((match) => ({ text: match[1] ?? match[2] ?? '', line: index + 1 })),
  );
}

const shown = (document: string, { text, line }: Mention) => `${document}:${line} ${text}`;
const isPlaceholder = (path: string) => /[<>{}…]|NNNN/.test(path);

/** A path of the project as documents write it: below one of its folders, or a file with a link to it. */
function isThere(path: string): boolean {
  const bare = path.replace(/#.*$/, '').replace(/\/$/, '');
  if (bare.includes('*')) return globSync(bare, { cwd: root }).length > 0;
  return existsSync(join(root, bare));
}

/** The anchors of a document: those of its headings as GitHub makes them, and those that it sets itself. */
function anchorsOf(document: string): Set<string> {
  const text = readFileSync(join(root, document), 'utf8');
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)]);
}

/** Names that the product's sources declare, for `name()` in a document. */
const declared = new Set(
  files
    .filter((path) =>
      /^(transforms|widgets|src|bundle|authoring|server|cli|bench|scripts|tests)\/.*\.(tsx?|mjs)$/.test(path),
    )
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => [
      ...readFileSync(join(root, path), 'utf8').matchAll(/(?:function|const|class)\s+([A-Za-z]\w*)/g),
    ])
    .map((match) => match[1]),
);

describe.each(documents)('%s is true', (document) => {
  it('every path of the project that it names exists', () => {
    const paths = mentions(document, /`([\w.-]+\/[^\s`]*)`/g).filter(
      ({ text }) => folders.has(text.split('/')[0] ?? '') && !isPlaceholder(text),
    );
    expect(paths.filter(({ text }) => !isThere(text)).map((one) => shown(document, one))).toEqual([]);
  });

  it('every link to a file leads to one', () => {
    const links = mentions(document, /\]\(([^)\s]+)\)/g).filter(({ text }) => !/^(?:[a-z]+:|#)/.test(text));
    const missing = links.filter(({ text }) => !isThere(join(dirname(document), text)));
    expect(missing.map((one) => shown(document, one))).toEqual([]);
  });

  it('every anchor that it links to stands in the document', () => {
    const links = mentions(document, /\]\(((?!\w+:)[^)\s]*#[^)\s]+)\)/g);
    const missing = links.filter(({ text }) => {
      const [path = '', anchor = ''] = text.split('#');
      const target = path === '' ? document : join(dirname(document), path);
      return target.endsWith('.md') && !anchorsOf(target).has(anchor);
    });
    expect(missing.map((one) => shown(document, one))).toEqual([]);
  });

  it('every npm script that it names exists', () => {
    const names = mentions(document, /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g);
    const missing = names.filter(({ text }) => !Object.hasOwn(scripts, text));
    expect(missing.map((one) => shown(document, one))).toEqual([]);
  });

  it('every command of claimwright that it names exists', () => {
    const names = mentions(document, /(?:^|npx |\$ |`)claimwright ([a-z][a-z-]*)\b/g);
    const missing = names.filter(({ text }) => !Object.hasOwn(COMMANDS, text));
    expect(missing.map((one) => shown(document, one))).toEqual([]);
  });

  it('every function that it names with brackets exists', () => {
    const names = mentions(document, /`([A-Za-z]\w*)\(\)`/g);
    const missing = names.filter(({ text }) => !declared.has(text));
    expect(missing.map((one) => shown(document, one))).toEqual([]);
  });
});

describe('docs/glossary.md', () => {
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8').match(/^\| .*/gm) ?? [];
  const entries = rows.slice(1).map((row) => {
    const [, word = '', path = ''] = /^\| (.+?) \| .+ \| `(.+)` \|$/.exec(row) ?? [];
    return { word, path };
  });

  it('has each word once, in the order of the alphabet', () => {
    const words = entries.map(({ word }) => word);
    expect(words).toEqual([...new Set(words)].sort((one, other) => one.localeCompare(other, 'en')));
  });

  it('names for each word a file that uses it', () => {
    const unused = entries.filter(({ word, path }) => {
      const parts = word.replace(/ \(.*/, '').split(/[ -]/);
      const used = new RegExp(parts.join('[-\\s*]*'), 'i');
      return !isThere(path) || !used.test(readFileSync(join(root, path), 'utf8'));
    });
    expect(unused).toEqual([]);
  });
});

const MOST_LINES = 25;
/** A few characters more than decisions are wrapped at, for a name that was changed. */
const LONGEST_LINE = 130;

const decisions = documents.filter((path) => path.startsWith('docs/decisions/'));
const numberOf = (decision: string) => basename(decision).slice(0, 4);

it('every decision that code or a document cites exists', () => {
  const numbers = new Set(decisions.map(numberOf));
  const texts = files.filter((path) => /\.(?:tsx?|m?js|cjs|css|md)$/.test(path));
  const cited = texts.flatMap((path) =>
    mentions(path, /\bdecisions?[ /](\d{4})\b/gi).map((one) => ({ ...one, path })),
  );
  expect(cited.length).toBeGreaterThan(50);
  const missing = cited.filter(({ text }) => !numbers.has(text));
  expect(missing.map(({ path, ...one }) => shown(path, one))).toEqual([]);
});

describe.each(decisions)('%s is short', (decision) => {
  const text = readFileSync(join(root, decision), 'utf8');
  const lines = text.trimEnd().split('\n');

  it(`it has at most ${MOST_LINES} lines`, () => {
    expect(
      lines.length,
      `${decision} has ${lines.length} lines. Keep what is decided and why; move figures and tries to bench/results/ and link there, or give a second decision a file of its own.`,
    ).toBeLessThanOrEqual(MOST_LINES);
  });

  it(`its lines have at most ${LONGEST_LINE} characters, tables aside`, () => {
    const long = lines.flatMap((line, index) =>
      line.length > LONGEST_LINE && !line.startsWith('|') ? `${decision}:${index + 1}` : [],
    );
    expect(long).toEqual([]);
  });

  it('it has its number, a context, a decision and consequences, in this order', () => {
    expect(lines[0], decision).toMatch(new RegExp(`^# ${numberOf(decision)}: `));
    const parts = [...text.matchAll(/^(?:## .*|\*\*\w[^*]*\*\*)/gm)].map(([part]) => part);
    expect(parts, decision).toEqual(['**Context.**', '**Decision.**', '**Consequences.**']);
  });
});
