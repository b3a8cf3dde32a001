import {
  CodeActionKind,
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  type InitializeResult,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { codeActionsAt } from './codeActions.ts';
import { completionsAt } from './completion.ts';
import { hoverAt } from './hover.ts';
import { definitionsAt, referencesAt } from './navigation.ts';
import { prepareRename, renameAt } from './renaming.ts';
import { schemaService } from './schemas.ts';
import { Workspace } from './workspace.ts';

const CAPABILITIES: InitializeResult = {
  serverInfo: { name: 'claimwright' },
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
    completionProvider: { triggerCharacters: ['"', ':', ' '] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  },
};

/** Files of bundles that the client watches, because other programs may change them. */
const WATCHED = { watchers: [{ globPattern: '**/*.{json,csv,png,webp}' }] };

/** Runs the language server of `claimwright language-server` over these streams until the editor ends it. */
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
    open?.publisher.open(open.path);
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
  answer(connection, workspace, documents);
  const ended = new Promise<void>((resolve) => {
    connection.onExit(resolve);
    input.on('end', resolve);
  });
  documents.listen(connection);
  connection.listen();
  await ended;
  await workspace.close();
}

/** Registers the handlers of requests about a position. */
function answer(connection: Connection, workspace: Workspace, documents: TextDocuments<TextDocument>): void {
  const schemas = schemaService();
  connection.onCompletion(({ textDocument: { uri }, position }) => {
    const open = workspace.find(uri);
    const document = documents.get(uri);
    return open && document ? completionsAt(open, document, position, schemas) : null;
  });
  connection.onHover(({ textDocument: { uri }, position }) => {
    const open = workspace.find(uri);
    const document = documents.get(uri);
    return open && document ? hoverAt(open, document, position, schemas) : null;
  });
  connection.onDefinition(({ textDocument: { uri }, position }) => {
    const open = workspace.find(uri);
    return open ? definitionsAt(open, position) : null;
  });
  connection.onReferences(({ textDocument: { uri }, position, context }) => {
    const open = workspace.find(uri);
    return open ? referencesAt(open, position, context.includeDeclaration) : null;
  });
  connection.onPrepareRename(({ textDocument: { uri }, position }) => {
    const open = workspace.find(uri);
    return open ? prepareRename(open, position) : null;
  });
  connection.onRenameRequest(({ textDocument: { uri }, position, newName }) => {
    const open = workspace.find(uri);
    return open ? renameAt(open, position, newName) : null;
  });
  connection.onCodeAction(({ textDocument: { uri }, range }) => {
    const open = workspace.find(uri);
    return open ? codeActionsAt(open, range) : null;
  });
}
