import { getNodeValue } from 'jsonc-parser';
import type { ReadBundle } from '../../../bundle/readBundle.ts';
import type { SourceFile } from '../../../bundle/reading/sourceFile.ts';
import { type KnownNames, knownNames } from './knownNames.ts';
import { namesIn, type Occurrence } from './namesIn.ts';
import type { Naming } from './places.ts';
import type { SymbolId } from './symbols.ts';

/** Index of the names in a bundle's files, by file and by the symbol that they refer to. */
export interface References {
  known: KnownNames;
  /** Returns every name of every readable file, and of the readable part of the others. */
  all(): readonly Occurrence[];
  /** Returns the occurrences that name a symbol. */
  of(symbol: SymbolId): readonly Occurrence[];
  /** Returns the occurrences in a file. */
  in(file: SourceFile): readonly Occurrence[];
}

const DEFINITIONS: ReadonlySet<Naming> = new Set<Naming>([
  'modelDefinition',
  'fieldDefinition',
  'deadlineDefinition',
  'contentDefinition',
]);

/** Returns the value of a file, even one with a syntax error. */
function saying(file: SourceFile): unknown {
  if (file.value !== undefined || !file.path.endsWith('.json')) return file.value;
  const tree = file.positions.tree();
  return tree && getNodeValue(tree);
}

/** Builds the index of a bundle's names. Each file is searched once, when its names are first needed. */
export function referencesOf({ files }: Pick<ReadBundle, 'files'>): References {
  const known = knownNames(files, saying);
  const byFile = new Map<SourceFile, readonly Occurrence[]>();
  const within = (file: SourceFile): readonly Occurrence[] => {
    const found = byFile.get(file) ?? namesIn(file, known);
    byFile.set(file, found);
    return found;
  };
  let everything: readonly Occurrence[] | undefined;
  const all = () => {
    everything ??= files.flatMap(within);
    return everything;
  };
  let bySymbol: ReadonlyMap<SymbolId, Occurrence[]> | undefined;
  const of = (symbol: SymbolId) => {
    bySymbol ??= indexed(all());
    return bySymbol.get(symbol) ?? [];
  };
  return { known, all, of, in: within };
}

function indexed(names: readonly Occurrence[]): Map<SymbolId, Occurrence[]> {
  const index = new Map<SymbolId, Occurrence[]>();
  for (const name of names) {
    for (const symbol of name.symbols) {
      const known = index.get(symbol);
      if (known) known.push(name);
      else index.set(symbol, [name]);
    }
  }
  return index;
}

/** Returns the name at an offset of a file; the innermost of several. */
export function nameAt(references: References, file: SourceFile, offset: number): Occurrence | undefined {
  return references
    .in(file)
    .filter((name) => name.offset <= offset && offset <= name.offset + name.length)
    .sort((a, b) => a.length - b.length)[0];
}

/** Tests if an occurrence is the definition of a symbol: its field, its text. */
export function isDefinition({ names, symbols }: Occurrence, symbol: SymbolId): boolean {
  if (names === 'column') return true;
  // A field of the class list's row also names the field that it fills, whose definition is elsewhere.
  return DEFINITIONS.has(names) && symbols[0] === symbol;
}

/** Returns the occurrences that name any of the symbols, without duplicates. */
export function usesOf(references: References, symbols: Iterable<SymbolId>): Occurrence[] {
  return [...new Set([...symbols].flatMap((symbol) => references.of(symbol)))];
}
