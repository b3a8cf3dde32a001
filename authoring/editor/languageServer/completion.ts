import type { LanguageService } from 'vscode-json-languageservice';
import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type Position,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { writtenView } from '../focus/halfWritten.ts';
import { candidatesAt } from '../references/candidates.ts';
import { completionPositionAt } from '../references/completionPositionAt.ts';
import { offsetAt, rangeOf } from './ranges.ts';
import type { OpenDocument } from './workspace.ts';

/** Returns the completions at the cursor: names and values of the bundle, then keys and choices of the meta-schema. */
export async function completionsAt(
  open: OpenDocument,
  document: TextDocument,
  position: Position,
  schemas: LanguageService,
): Promise<CompletionList> {
  const own = candidatesIn(open, position);
  const ofSchema = await schemas.doComplete(document, position, schemas.parseJSONDocument(document));
  const known = new Set(own.map(({ label }) => label));
  const isOwnValue = own.some(({ kind }) => kind === CompletionItemKind.Value);
  const others = (ofSchema?.items ?? []).filter(
    ({ label }) => !known.has(label.replaceAll('"', '')) && !(isOwnValue && ANY_LITERAL.has(label)),
  );
  return { isIncomplete: false, items: [...own, ...others] };
}

/** Literals that the meta-schema offers where any value is valid. */
const ANY_LITERAL: ReadonlySet<string> = new Set(['true', 'false', 'null']);

function candidatesIn({ bundle, path }: OpenDocument, position: Position): CompletionItem[] {
  const read = bundle.read();
  const file = read.files.find((one) => one.path === path);
  const place = file && completionPositionAt(file, offsetAt(file, position));
  if (!file || !place) return [];
  const range = rangeOf(file, place.offset, place.length);
  const { known } = bundle.references();
  const found = candidatesAt(place, { known, view: writtenView(read.view, path) });
  return found.map(({ name, detail, json = JSON.stringify(name) }, index) => ({
    label: name,
    detail,
    kind: place.names ? CompletionItemKind.Reference : CompletionItemKind.Value,
    filterText: json,
    sortText: `0${String(index).padStart(5, '0')}`,
    textEdit: { range, newText: json },
  }));
}
