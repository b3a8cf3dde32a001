import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLanguageService, type LanguageService } from 'vscode-json-languageservice';
import type { OperandKind } from '../../../transforms/ground/operandTable.ts';
import { isContainer, valueAt } from '../../../transforms/ground/pointer.ts';

/** Literals, and kinds of operands that refer to the bundle: other modules return their candidates. */
type Named = 'literal' | 'ref' | 'count' | 'sum' | 'member';

const TWO = ['^$1', '^$2'];
const SEVERAL = ['^$1'];

/** Snippets of the other kinds of operands, which completion offers where an operand is valid. */
const NAMELESS: {
  readonly [Kind in Exclude<OperandKind, Named>]: Record<Kind, unknown> & Record<string, unknown>;
} = {
  today: { today: {} },
  entry: { entry: {} },
  add: { add: TWO },
  multiply: { multiply: TWO },
  subtract: { subtract: TWO },
  divide: { divide: TWO },
  daysBetween: { daysBetween: TWO },
  least: { least: SEVERAL },
  greatest: { greatest: SEVERAL },
  first: { first: SEVERAL },
  shift: { shift: '^$1', days: '^$2' },
  round: { round: '^$1', places: '^$2' },
};

const SNIPPETS = Object.values(NAMELESS).map((body) => ({
  label: JSON.stringify(body).replaceAll(/"?\^?\$\d"?/g, '…'),
  body,
}));

const FOLDER = join(import.meta.dirname, '../../../schemas');

/** Globs of the files of bundles, by the meta-schema that describes them. */
const FILES: Record<string, string[]> = {
  settlement: ['**/settlement.json'],
  models: ['**/models.json'],
  page: ['**/pages/*/*.json'],
  content: ['**/content/*.json'],
  list: ['**/lists/*.json'],
  cases: ['**/*.cases.json'],
};

/**
 * Creates the JSON language service of the editor with the meta-schemas of bundles, which completes and describes keys
 * and choices. It uses them for each file, whatever schema the file names.
 */
export function schemaService(): LanguageService {
  const service = getLanguageService({
    schemaRequestService: async (uri) => {
      const [name = ''] = /[^/]+\.schema\.json$/.exec(uri) ?? [];
      const file = join(FOLDER, name);
      if (name === '' || !existsSync(file)) throw new Error(`There is no meta-schema ${uri}.`);
      return JSON.stringify(forAuthors(JSON.parse(readFileSync(file, 'utf8'))));
    },
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  });
  service.configure({
    validate: false,
    allowComments: false,
    schemas: Object.entries(FILES).map(([name, fileMatch]) => ({
      uri: pathToFileURL(join(FOLDER, `${name}.schema.json`)).href,
      fileMatch,
    })),
  });
  return service;
}

/**
 * Rewrites a meta-schema for authors: the description of a key replaces that of its type, and the titles of types,
 * which are for programs, are removed. So are examples, because they name fields that a bundle lacks.
 */
function forAuthors(schema: unknown, root: unknown = schema): unknown {
  if (Array.isArray(schema)) return schema.map((one) => forAuthors(one, root));
  if (!isContainer(schema)) return schema;
  const { $ref, ...said } = schema;
  const described = typeof $ref === 'string' && 'description' in said ? simpleAt(root, $ref) : undefined;
  const all = described ? { ...described, ...said } : schema;
  const kept = Object.entries(all).filter(([key, value]) => !isForPrograms(key, value));
  const authored = Object.fromEntries(kept.map(([key, value]) => [key, forAuthors(value, root)]));
  return schema.title === 'Operand' ? { ...authored, defaultSnippets: SNIPPETS } : authored;
}

/** Tests if a key is the title of a schema, or its examples; a property of that name is a schema itself. */
function isForPrograms(key: string, value: unknown): boolean {
  return (key === 'title' && typeof value === 'string') || (key === 'examples' && Array.isArray(value));
}

/** Returns a definition of the same file that has no references itself. */
function simpleAt(root: unknown, ref: string): Record<string, unknown> | undefined {
  const found = ref.startsWith('#') ? valueAt(root, ref.slice(1)) : undefined;
  return isContainer(found) && !JSON.stringify(found).includes('"$ref"') ? found : undefined;
}
