import {
  ErrorCodes,
  type Position,
  type PrepareRenameResult,
  RenameFile,
  ResponseError,
  TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { ReadBundle } from '../../../bundle/readBundle.ts';
import {
  type FileEdit,
  keepsName,
  RenameError,
  type Renaming,
  renamedTogether,
  renameTo,
} from '../references/rename.ts';
import { uriOf } from './bundleUris.ts';
import { nameUnder } from './navigation.ts';
import { rangeOf } from './ranges.ts';
import type { OpenDocument } from './workspace.ts';

const refused = (reason: string) => new ResponseError(ErrorCodes.InvalidRequest, reason);

/**
 * Returns the range and text of the name at the cursor for a rename; null where there is none. Throws a ResponseError,
 * which the editor shows, for a name that cannot be changed.
 */
export function prepareRename(open: OpenDocument, position: Position): PrepareRenameResult | null {
  const found = nameUnder(open, position);
  if (!found) return null;
  const { name, file } = found;
  const { bundle } = open;
  const reason = keepsName(bundle.read(), renamedTogether(bundle.references(), name));
  if (reason !== undefined) throw refused(reason);
  return { range: rangeOf(file, name.offset, name.length), placeholder: name.name };
}

/** Returns the edits of all files that rename the symbol at the cursor. */
export function renameAt(open: OpenDocument, position: Position, to: string): WorkspaceEdit | null {
  const found = nameUnder(open, position);
  if (!found) return null;
  try {
    const { bundle } = open;
    return workspaceEdit(
      bundle.read(),
      bundle.directory,
      renameTo(bundle.read(), bundle.references(), found.name, to),
    );
  } catch (error) {
    if (error instanceof RenameError) throw refused(error.message);
    throw error;
  }
}

/** Converts edits of a bundle's files to a workspace edit of the protocol. */
export function workspaceEdit(
  { files }: ReadBundle,
  directory: string,
  { edits, move }: Renaming,
): WorkspaceEdit {
  const changed = files.filter(({ path }) => edits.some((edit) => edit.file === path));
  const changes = changed.map((file) => {
    const own = edits.filter((edit) => edit.file === file.path);
    const textEdits = own.map(({ offset, length, text }: FileEdit) => ({
      range: rangeOf(file, offset, length),
      newText: text,
    }));
    return TextDocumentEdit.create({ uri: uriOf({ directory, path: file.path }), version: null }, textEdits);
  });
  const place = (path: string) => uriOf({ directory, path });
  return {
    documentChanges: move ? [...changes, RenameFile.create(place(move.from), place(move.to))] : changes,
  };
}
