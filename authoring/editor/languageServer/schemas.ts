import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLanguageService, type LanguageService } from 'vscode-json-languageservice';
import type { OperandKind } from '../../../transforms/ground/operandTable.ts';
import { isContainer, valueAt } from '../../../transforms/ground/pointer.ts';

/** Operands that are offered by what they name, and literals. */
type Named = 'literal' | 'ref' | 'count' | 'sum' | 'member';

const TWO = ['^$1', '^$2'];
const SEVERAL = ['^$1'];

/** Operands that name nothing of the bundle, as they are offered where any operand may stand. */
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

/** The files of bundles that each meta-schema describes. */
const FILES: Record<string, string[]> = {
  settlement: ['**/settlement.json'],
  models: ['**/models.json'],
  page: ['**/pages/*/*.json'],
  content: ['**/content/*.json'],
  list: ['**/lists/*.json'],
  cases: ['**/*.cases.json'],
};

/** What knows JSON and our meta-schemas: keys, choices and descriptions. Wherever a file says its schema is, ours is meant. */
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
 * A meta-schema as authors read it: what is said of a key stands in the place of what is said of the kind of its value,
 * and the names of types, which are for programs, are left out. So are examples: they name fields that a bundle lacks.
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

/** A definition of the same file that needs no other. */
function simpleAt(root: unknown, ref: string): Record<string, unknown> | undefined {
  const found = ref.startsWith('#') ? valueAt(root, ref.slice(1)) : undefined;
  return isContainer(found) && !JSON.stringify(found).includes('"$ref"') ? found : undefined;
}
