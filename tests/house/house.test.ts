import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keywordOf, RULE_NAMES } from '../../transforms/vocabulary/rules.ts';
import remaining from './remaining.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = ['transforms', 'bundle', 'authoring', 'cli', 'server', 'src', 'widgets'];

const isProduct = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.|\.testkit\.|\.contract\.|\/testing\/|\.d\.ts$/.test(file);

const files = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.split(sep).join('/')}`)
    .filter(isProduct),
).sort();

const texts = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

const filesWith = (pattern: RegExp, isAllowed: (file: string) => boolean = () => false): string[] =>
  files.filter((file) => !isAllowed(file) && pattern.test(texts.get(file) ?? ''));

const isIn =
  (...folders: string[]) =>
  (file: string): boolean =>
    folders.some((folder) => file.startsWith(`${folder}/`));

/** Folder of a file, two steps deep: a folder and its own subfolders are one. */
const roomOf = (file: string): string => dirname(file).split('/').slice(0, 2).join('/');

/** Folders that import each other, types included. */
function mutualImports(): string[] {
  const imports = new Set<string>();
  for (const [file, text] of texts)
    for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)) {
      const target = roomOf(
        normalize(join(dirname(file), path))
          .split(sep)
          .join('/'),
      );
      imports.add(`${roomOf(file)} ${target}`);
    }
  return [...imports].flatMap((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    const isNested = `${to}/`.startsWith(`${from}/`) || `${from}/`.startsWith(`${to}/`);
    return from < to && !isNested && imports.has(`${to} ${from}`) ? [`${from} and ${to}`] : [];
  });
}

/** Rules whose names are no words of JSON Schema and of nothing else here. */
const DISTINCT_RULES = RULE_NAMES.filter(
  (name) =>
    !['required', 'range', 'assert', 'records', 'precision', 'sameAs'].includes(name) &&
    keywordOf(name) === name,
);

/** Tests if a file branches on the names of rules, so that a new one may be forgotten there. */
function namesSeveralRules(file: string): boolean {
  if (RULE_TABLES.includes(file) || isIn('transforms/texts')(file)) return false;
  const named = (name: string) =>
    new RegExp(`'${name}'|^ +${name}:|[.] *${name}\\b|[{,] *${name}\\b`, 'm').test(codeOf(file));
  return DISTINCT_RULES.filter(named).length > 1;
}

/** The tables of all rules, which do not compile without one of them. */
const RULE_TABLES = ['rules', 'authoring']
  .map((name) => `transforms/vocabulary/${name}.ts`)
  .concat('transforms/ground/ruleNames.ts');

const codeOf = (file: string): string =>
  (texts.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$|^import .*$/gm, '');

const SPLITTING = filesWith(/(?:split|join|[iI]ndexOf)\('\.'\)/);

/** Files that split a text at points which is no path of a claim. */
const SPLIT_OTHERS: Record<string, string> = {
  'server/security/captchaProof.ts': 'a signed proof: its time and signature',
  'server/wallet/loginState.ts': 'a signed state: its form, time, nonce and signature',
  'src/stores/documents.ts': 'the name of a file, to number it before its ending',
  'transforms/masks/fitToMask.ts': 'a decimal text, to count its places',
};

/** Reads of the fields that a field itself has: those of a list within a record. */
const INNER_FIELDS =
  /\b(?:field|node|found)\??\.fields\b(?! =|\.get)|\b(?:list|config|plan)\??\.fields \?\?|\b(?:owner|list)\.fields\?\.|\bfields: inner\b(?![.[])|\bfields(?: = \[\])?(?:, [^}]*)? \}: PlanField\b/;

/** Files that reach into the records of a list field for all others, in alphabetical order. */
const INNER_WALKERS: Record<string, string> = {
  'transforms/conditions/names.ts': 'names within the records of a list',
  'transforms/config/readModels.ts': 'a configuration as it is read',
  'transforms/ground/innerFields.ts': 'fields within fields, at every level',
};

/** Names that two files export: each has one meaning or another name. */
function sharedNames(): string[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const text of texts.values()) {
    const declared = text.matchAll(
      /^export (?:abstract |async |declare )?(?:const|let|function\*?|class|interface|type) (\w+)/gm,
    );
    for (const name of new Set([...declared].map(([, one = '']) => one)))
      (seen.has(name) ? shared : seen).add(name);
  }
  return [...shared].sort();
}

/** Files, classes, names and pairs of folders, by the lists of remaining.json: each may lose entries and never gains one. */
const COUNTS: Record<keyof typeof remaining, () => string[]> = {
  'compile a condition or an operand that the form model has': () =>
    filesWith(
      /\bcompile(?:Condition|Operand)\(/,
      isIn('transforms/conditions', 'transforms/form', 'transforms/vocabulary'),
    ),
  'evaluate a condition on a day of their own: another solver': () =>
    filesWith(
      /evaluateCondition\([\s\S]*\btoday: [\dA-Z]|\btoday: [\dA-Z][\s\S]*evaluateCondition\(/,
      (file) => file === 'transforms/conditions/formulas.ts',
    ),
  'extend Error and not ExpectedError': () =>
    [...texts].flatMap(([file, text]) =>
      isIn('bundle', 'authoring', 'cli', 'server')(file) && file !== 'bundle/expectedError.ts'
        ? [...text.matchAll(/class (\w+) extends (?:Type|Range|Syntax|Aggregate)?Error\b/g)].map(
            ([, name]) => `${name} of ${file}`,
          )
        : [],
    ),
  "search a list for a model: 'models.find(…=>'": () =>
    filesWith(/\bmodels\s*\.find\(\s*(?:\(|\w+ =>)/, (file) => file === 'transforms/config/configModelOf.ts'),
  'name several rules beside the tables of transforms/vocabulary': () => files.filter(namesSeveralRules),
  "split or join claim paths by hand: 'split('.')', 'join('.')', 'lastIndexOf('.')'": () =>
    SPLITTING.filter(
      (file) => file !== 'transforms/ground/claimPath.ts' && !Object.hasOwn(SPLIT_OTHERS, file),
    ),
  'walk into inner lists by themselves': () =>
    filesWith(INNER_FIELDS, (file) => Object.hasOwn(INNER_WALKERS, file)),
  'import each other': mutualImports,
  'stand in two files with two meanings': sharedNames,
  // Bytes of a file are of any kind; elsewhere `satisfies` names what is left.
  'switch with a default over a closed union': () =>
    filesWith(
      /\bswitch \([\s\S]*^\s+default:(?![^\n]*\n[^\n]* satisfies )/m,
      (file) => file === 'bundle/reading/picture.ts',
    ),
};

describe('what is left of the plan of decision 0134', () => {
  it('each file that may split other texts does', () => {
    expect(Object.keys(SPLIT_OTHERS).filter((file) => !SPLITTING.includes(file))).toEqual([]);
  });

  it('fewer than four files reach into the records of a list field, and each of them does', () => {
    expect(Object.keys(INNER_WALKERS).length).toBeLessThan(4);
    expect(filesWith(INNER_FIELDS)).toEqual(Object.keys(INNER_WALKERS));
  });

  it.each(Object.entries(COUNTS))('no more than the list names %s', (name, count) => {
    const list: readonly string[] = remaining[name as keyof typeof remaining];
    const found = count();
    expect(
      found.filter((one) => !list.includes(one)),
      'new: find another way',
    ).toEqual([]);
    expect(
      list.filter((one) => !found.includes(one)),
      'gone: take them out of the list',
    ).toEqual([]);
  });
});
