import type { LanguageService } from 'vscode-json-languageservice';
import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type Position,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { candidatesAt } from '../../bundle/references/candidates.ts';
import { placeUnder } from '../../bundle/references/placeUnder.ts';
import { offsetAt, rangeOf } from './ranges.ts';
import type { OpenDocument } from './workspace.ts';

/** What may stand at the cursor: names of the bundle first, then the keys and choices of the meta-schema. */
export async function completionsAt(
  open: OpenDocument,
  document: TextDocument,
  position: Position,
  schemas: LanguageService,
): Promise<CompletionList> {
  const names = namesAt(open, position);
  const ofSchema = await schemas.doComplete(document, position, schemas.parseJSONDocument(document));
  const known = new Set(names.map(({ label }) => label));
  const others = (ofSchema?.items ?? []).filter(({ label }) => !known.has(label.replaceAll('"', '')));
  return { isIncomplete: false, items: [...names, ...others] };
}

function namesAt({ bundle, path }: OpenDocument, position: Position): CompletionItem[] {
  const file = bundle.read().files.find((one) => one.path === path);
  const place = file && placeUnder(file, offsetAt(file, position));
  if (!file || !place) return [];
  const range = rangeOf(file, place.offset, place.length);
  return candidatesAt(place, bundle.references().known).map(({ name, detail }) => ({
    label: name,
    detail,
    kind: CompletionItemKind.Reference,
    filterText: JSON.stringify(name),
    sortText: `0${name}`,
    textEdit: { range, newText: JSON.stringify(name) },
  }));
}
