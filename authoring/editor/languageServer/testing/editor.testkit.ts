import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { TextDocument, type TextEdit } from 'vscode-languageserver-textdocument';

const BIN = join(import.meta.dirname, '../../../../cli/bin.js');

/** An editor, as far as the server can tell: the real command over its stdin and stdout. */
export class Editor {
  readonly connection: ProtocolConnection;
  readonly abilities: InitializeResult['capabilities'];
  private readonly child: ChildProcess;
  private readonly documents = new Map<string, TextDocument>();
  private readonly told = new Map<string, Diagnostic[]>();
  private readonly listeners = new Set<() => void>();

  private constructor(
    child: ChildProcess,
    connection: ProtocolConnection,
    { capabilities }: InitializeResult,
  ) {
    this.child = child;
    this.connection = connection;
    this.abilities = capabilities;
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      this.told.set(uri, diagnostics);
      for (const listener of this.listeners) listener();
    });
  }

  static async start(): Promise<Editor> {
    const child = spawn(process.execPath, [BIN, 'language-server', '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    connection.listen();
    const result = await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities: {},
    });
    await connection.sendNotification(InitializedNotification.type, {});
    return new Editor(child, connection, result);
  }

  /** Opens a file; answers its address. */
  async open(folder: string, path: string): Promise<string> {
    const uri = pathToFileURL(join(folder, path)).href;
    const document = TextDocument.create(uri, 'json', 1, readFileSync(fileURLToPath(uri), 'utf8'));
    this.documents.set(uri, document);
    const { languageId, version } = document;
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId, version, text: document.getText() },
    });
    return uri;
  }

  document(uri: string): TextDocument {
    const document = this.documents.get(uri);
    if (!document) throw new Error(`${uri} is not open.`);
    return document;
  }

  /** Where a text stands, plus some characters. */
  place(uri: string, text: string, plus = 0): Position {
    const document = this.document(uri);
    const offset = document.getText().indexOf(text);
    if (offset < 0) throw new Error(`${uri} has no ${text}.`);
    return document.positionAt(offset + plus);
  }

  /** Puts one text in the place of another where that first stands. */
  async type(uri: string, from: string, to: string): Promise<void> {
    const start = this.place(uri, from);
    const end = this.place(uri, from, from.length);
    await this.apply(uri, [{ range: { start, end }, newText: to }]);
  }

  async apply(uri: string, edits: TextEdit[]): Promise<void> {
    const document = this.document(uri);
    const text = TextDocument.applyEdits(document, edits);
    const version = document.version + 1;
    this.documents.set(uri, TextDocument.create(uri, 'json', version, text));
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges:
        edits.length === 1 && edits[0] ? [{ range: edits[0].range, text: edits[0].newText }] : [{ text }],
    });
  }

  /** What the server says of a file, once that is as it is asked for. */
  async findings(uri: string, isMeant: (found: Diagnostic[]) => boolean): Promise<Diagnostic[]> {
    for (;;) {
      const found = this.told.get(uri);
      if (found && isMeant(found)) return found;
      await new Promise<void>((resolve) => {
        const listener = () => {
          this.listeners.delete(listener);
          resolve();
        };
        this.listeners.add(listener);
      });
    }
  }

  /** Ends the server as editors do; answers its exit code. */
  async close(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    const code = await ended;
    this.connection.dispose();
    return code;
  }
}

/** The text that a range of a document covers. */
export function textIn(document: TextDocument, { range }: { range: Diagnostic['range'] }): string {
  return document.getText(range);
}
