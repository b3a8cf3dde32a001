import {
  createConnection,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Workspace } from './workspace.ts';

const CAPABILITIES: InitializeResult = {
  serverInfo: { name: 'claimwright' },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  },
};

/** Files of bundles that something else than the editor may change. */
const WATCHED = { watchers: [{ globPattern: '**/*.{json,csv,png,webp}' }] };

/** Speaks the Language Server Protocol over these streams until the editor ends it. */
export async function serveLanguage(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<void> {
  const connection = createConnection(input, output);
  const workspace = new Workspace(connection);
  const documents = new TextDocuments(TextDocument);
  let canWatch = false;
  connection.onInitialize(({ capabilities }) => {
    canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return CAPABILITIES;
  });
  connection.onInitialized(() => {
    if (canWatch) void connection.client.register(DidChangeWatchedFilesNotification.type, WATCHED);
  });
  documents.onDidOpen(({ document }) => {
    const open = workspace.find(document.uri);
    open?.bundle.change(open.path, document.getText());
    open?.publisher.rest();
  });
  documents.onDidChangeContent(({ document }) => {
    const open = workspace.find(document.uri);
    open?.bundle.change(open.path, document.getText());
    open?.publisher.typed(open.path);
  });
  documents.onDidClose(({ document }) => {
    const open = workspace.find(document.uri);
    open?.bundle.change(open.path, undefined);
    open?.publisher.rest();
  });
  documents.onDidSave(() => workspace.touch());
  connection.onDidChangeWatchedFiles(() => workspace.touch());
  const ended = new Promise<void>((resolve) => {
    connection.onExit(resolve);
    input.on('end', resolve);
  });
  documents.listen(connection);
  connection.listen();
  await ended;
  await workspace.close();
}
