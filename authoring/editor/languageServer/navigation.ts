import type { Location, Position } from 'vscode-languageserver';
import type { SourceFile } from '../../../bundle/reading/sourceFile.ts';
import type { Occurrence } from '../references/namesIn.ts';
import { isDefinition, nameAt, usesOf } from '../references/references.ts';
import { type SymbolId, symbolParts } from '../references/symbols.ts';
import { uriOf } from './bundleUris.ts';
import { offsetAt, rangeOf } from './ranges.ts';
import type { OpenDocument } from './workspace.ts';

/** Returns the occurrence of a name at the cursor, with its file. */
export function nameUnder(
  { bundle, path }: OpenDocument,
  position: Position,
): { name: Occurrence; file: SourceFile } | undefined {
  const file = bundle.read().files.find((one) => one.path === path);
  const name = file && nameAt(bundle.references(), file, offsetAt(file, position));
  return name && { name, file };
}

/** Returns the definitions of the symbol at the cursor: its field, its text in every culture, its page's file. */
export function definitionsAt(open: OpenDocument, position: Position): Location[] {
  const found = nameUnder(open, position);
  return found ? found.name.symbols.flatMap((symbol) => definitionsOf(open, symbol)) : [];
}

function definitionsOf({ bundle }: OpenDocument, symbol: SymbolId): Location[] {
  const { directory } = bundle;
  const named = usesOf(bundle.references(), [symbol]).filter((name) => isDefinition(name, symbol));
  const file = bundle.read().files.find((one) => isNamedBy(one, symbol));
  return [
    ...named.map((name) => locationOf(directory, name)),
    ...(file ? [{ uri: uriOf({ directory, path: file.path }), range: rangeOf(file, 0, 0) }] : []),
  ];
}

/** Tests if a symbol is defined by a file itself, as pages and lists are. */
function isNamedBy({ kind, form, name }: SourceFile, symbol: SymbolId): boolean {
  const { kind: wanted, parts } = symbolParts(symbol);
  if (wanted === 'page') return kind === 'page' && form === parts[0] && name === parts[1];
  return wanted === 'valueList' && (kind === 'list' || kind === 'csvList') && name === parts[0];
}

/** Returns all references to the symbol at the cursor. */
export function referencesAt(open: OpenDocument, position: Position, withDefinition: boolean): Location[] {
  const found = nameUnder(open, position);
  if (!found) return [];
  const { symbols } = found.name;
  const isWanted = (name: Occurrence) =>
    withDefinition || !symbols.some((symbol) => isDefinition(name, symbol));
  return usesOf(open.bundle.references(), symbols)
    .filter(isWanted)
    .map((name) => locationOf(open.bundle.directory, name));
}

function locationOf(directory: string, { file, offset, length }: Occurrence): Location {
  return { uri: uriOf({ directory, path: file.path }), range: rangeOf(file, offset, length) };
}
