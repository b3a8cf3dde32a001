import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLanguageService, type LanguageService } from 'vscode-json-languageservice';
import { isContainer, valueAt } from '../../transforms/config/pointer.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'schemas');

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
 * and the names of types, which are for programs, are left out.
 */
function forAuthors(schema: unknown, root: unknown = schema): unknown {
  if (Array.isArray(schema)) return schema.map((one) => forAuthors(one, root));
  if (!isContainer(schema)) return schema;
  const { $ref, ...said } = schema;
  const described = typeof $ref === 'string' && 'description' in said ? simpleAt(root, $ref) : undefined;
  const all = described ? { ...described, ...said } : schema;
  const kept = Object.entries(all).filter(([key, value]) => key !== 'title' || typeof value !== 'string');
  return Object.fromEntries(kept.map(([key, value]) => [key, forAuthors(value, root)]));
}

/** A definition of the same file that needs no other. */
function simpleAt(root: unknown, ref: string): Record<string, unknown> | undefined {
  const found = ref.startsWith('#') ? valueAt(root, ref.slice(1)) : undefined;
  return isContainer(found) && !JSON.stringify(found).includes('"$ref"') ? found : undefined;
}
