import { containersIn, fromPointer, isContainer, toPointer, valueAt } from '../ground/pointer.ts';

/** Object of an OpenAPI document. */
export interface DocumentNode {
  [key: string]: unknown;
}

/**
 * Returns the object at these keys. Throws where the document has none, because this code is written for one document.
 */
export function nodeAt(root: DocumentNode, ...keys: readonly string[]): DocumentNode {
  const found = valueAt(root, toPointer(keys));
  if (!isContainer(found)) throw new Error(`The API's description has nothing at ${toPointer(keys)}`);
  return found;
}

/** Resolves a reference of this document; returns any other object unchanged. */
export function followed(root: DocumentNode, node: DocumentNode): DocumentNode {
  const { $ref: reference } = node;
  if (typeof reference !== 'string') return node;
  return nodeAt(root, ...fromPointer(decodeURIComponent(reference.slice(1))));
}

/** Inlines each reference to anything but a schema, because some generators ignore responses behind such references. */
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

/** Creates a reference to a schema of the document. */
export const schemaReference = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/** Removes the examples of a media type, because they are not the settlement's. */
export function withoutExamples({ example: _one, examples: _several, ...rest }: DocumentNode): DocumentNode {
  return rest;
}

/** Removes the components that nothing of the document references; returns their number. */
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

/** Removes unreferenced components, repeatedly, until none is left. */
export function prune(root: DocumentNode): void {
  while (pruneOnce(root) > 0);
}
