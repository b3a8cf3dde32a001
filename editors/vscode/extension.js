// The whole extension: it starts the language server of the product, which does the rest.
const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

/** The files of bundles. */
const FILES = [
  '**/{settlement,models}.json',
  '**/pages/*/*.json',
  '**/{content,lists}/*.json',
  '**/*.cases.json',
  '**/claimants/*.csv',
];

let client;

function activate() {
  const [command, ...args] = workspace.getConfiguration('claimwright').get('command');
  const cwd = workspace.workspaceFolders?.[0]?.uri.fsPath;
  // On Windows `npx` is a script, which only a shell runs.
  const shell = process.platform === 'win32';
  const server = { command, args: [...args, 'language-server', '--stdio'], options: { cwd, shell } };
  const documentSelector = FILES.map((pattern) => ({ scheme: 'file', pattern }));
  client = new LanguageClient('claimwright', 'Claimwright', server, { documentSelector });
  return client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
