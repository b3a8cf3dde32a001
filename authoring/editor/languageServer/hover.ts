import type { LanguageService } from 'vscode-json-languageservice';
import { type Hover, MarkupKind, type Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { describeSymbol } from './describeSymbol.ts';
import { nameUnder } from './navigation.ts';
import { rangeOf } from './ranges.ts';
import type { OpenDocument } from './workspace.ts';

/** Returns the hover text at the cursor: the description of the symbol, then that of the meta-schema. */
export async function hoverAt(
  open: OpenDocument,
  document: TextDocument,
  position: Position,
  schemas: LanguageService,
): Promise<Hover | null> {
  const found = nameUnder(open, position);
  const { bundle } = open;
  const named = found
    ? found.name.symbols.map((symbol) => describeSymbol(symbol, bundle.read(), bundle.references()))
    : [];
  const described = await schemas.doHover(document, position, schemas.parseJSONDocument(document));
  const parts = [...new Set([...named, textOf(described)])].filter((text) => text !== '');
  if (parts.length === 0) return null;
  const range = found ? rangeOf(found.file, found.name.offset, found.name.length) : described?.range;
  return {
    contents: { kind: MarkupKind.Markdown, value: parts.join('\n\n---\n\n') },
    ...(range && { range }),
  };
}

function textOf(hover: Hover | null): string {
  const { contents } = hover ?? { contents: '' };
  return [contents]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('\n\n');
}
