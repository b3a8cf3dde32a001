import { containersIn, fromPointer, isContainer, toPointer, valueAt } from '../ground/pointer.ts';

/** Any object of an OpenAPI document. */
export interface DocumentNode {
  [key: string]: unknown;
}

/** The object at these keys. Throws where the document has none: then it is not the one that this was written for. */
export function nodeAt(root: DocumentNode, ...keys: readonly string[]): DocumentNode {
  const found = valueAt(root, toPointer(keys));
  if (!isContainer(found)) throw new Error(`The API's description has nothing at ${toPointer(keys)}`);
  return found;
}

/** What a reference of this document leads to, or the object itself. */
export function followed(root: DocumentNode, node: DocumentNode): DocumentNode {
  const { $ref: reference } = node;
  if (typeof reference !== 'string') return node;
  return nodeAt(root, ...fromPointer(decodeURIComponent(reference.slice(1))));
}

/** Writes each reference to anything but a schema out where it stands: some generators leave the answers of such calls out. */
export function inline(root: DocumentNode, node: DocumentNode = root): void {
  for (const [key, value] of Object.entries(node)) {
    if (!isContainer(value)) continue;
    const { $ref: reference } = value;
    const isOther = typeof reference === 'string' && !reference.startsWith('#/components/schemas/');
    const written = isOther ? JSON.parse(JSON.stringify(followed(root, value))) : value;
    node[key] = written;
    inline(root, written);
  }
}

export const schemaReference = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/** Takes the examples of a media type away: they are of no settlement. */
export function withoutExamples({ example: _one, examples: _several, ...rest }: DocumentNode): DocumentNode {
  return rest;
}

/** Removes the components that nothing of the document names; answers how many there were. */
function pruneOnce(root: DocumentNode): number {
  const components = nodeAt(root, 'components');
  const used = new Set([...containersIn(root)].map(({ $ref }) => $ref));
  const unused = Object.entries(components).flatMap(([kind, named]) => {
    // Security schemes are named without a reference.
    if (kind === 'securitySchemes' || !isContainer(named)) return [];
    const names = Object.keys(named).filter((name) => !used.has(`#${toPointer(['components', kind, name])}`));
    return names.map((name) => ({ named, name }));
  });
  for (const { named, name } of unused) delete named[name];
  for (const [kind, named] of Object.entries(components))
    if (isContainer(named) && Object.keys(named).length === 0) delete components[kind];
  return unused.length;
}

/** Removes components that nothing names any more, and then those that only these named. */
export function prune(root: DocumentNode): void {
  while (pruneOnce(root) > 0);
}
