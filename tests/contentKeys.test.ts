import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Patterns } from '../authoring/editor/references/patterns.ts';
import { PLACES } from '../authoring/editor/references/places.ts';
import { namesTexts } from '../bundle/view/contentKeys.ts';
import { isContainer, valueAt } from '../transforms/ground/pointer.ts';

const SCHEMAS = join(import.meta.dirname, '../schemas');
const CONTENT_KEY = '#/definitions/contentKey';
/** Replacements of texts, which `keyUses` reads by themselves. */
const READ_APART = ['contentVariants/any/0/key'];

/** Paths to the content keys of a meta-schema, with one key in the place of any, and each kind of part visited once a path. */
function pathsIn(
  root: unknown,
  schema: unknown,
  path: readonly string[] = [],
  refs: readonly string[] = [],
): string[] {
  if (!isContainer(schema)) return [];
  const further = (child: unknown, ...keys: string[]) => pathsIn(root, child, [...path, ...keys], refs);
  const { $ref, properties, items, additionalProperties, oneOf, anyOf, allOf } = schema as Record<
    string,
    unknown
  >;
  if ($ref === CONTENT_KEY) return [path.join('/')];
  if (typeof $ref === 'string')
    return refs.includes($ref) || !$ref.startsWith('#')
      ? []
      : pathsIn(root, valueAt(root, $ref.slice(1)), path, [...refs, $ref]);
  return [
    ...Object.entries(isContainer(properties) ? properties : {}).flatMap(([key, one]) => further(one, key)),
    ...[oneOf, anyOf, allOf].flatMap((all) => (Array.isArray(all) ? all.flatMap((one) => further(one)) : [])),
    ...further(items, '0'),
    ...further(additionalProperties, 'any'),
  ];
}

describe.each(['page', 'settlement'] as const)('content keys of the meta-schema of a %s', (kind) => {
  const schema: unknown = JSON.parse(readFileSync(join(SCHEMAS, `${kind}.schema.json`), 'utf8'));
  const paths = [...new Set(pathsIn(schema, schema))];
  const places = PLACES.filter((place) => place.in === kind);
  const patterns = new Patterns(places.map(({ at }) => at));

  it('are found, in lists and within lists of records too', () => {
    expect(paths.length).toBeGreaterThan(10);
  });

  it('are looked up by the checks of texts', () => {
    const isRead = (path: string) => namesTexts(path.split('/').findLast((key) => key !== '0') ?? '');
    expect(paths.filter((path) => !isRead(path) && !READ_APART.includes(path))).toEqual([]);
  });

  it('C12-06: are places where the editor finds and renames them', () => {
    const namingAt = (path: string) => {
      const states = path.split('/').reduce((at, key) => patterns.step(at, key), patterns.begin());
      return patterns.here(states).map((index) => places[index]?.names)[0];
    };
    expect(paths.filter((path) => namingAt(path) !== 'content')).toEqual([]);
  });
});
