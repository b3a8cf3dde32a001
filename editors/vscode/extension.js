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

/** What the server is started with. On Windows `npx` is a script, which only a shell runs: it splits words at spaces. */
function serverOf(words, cwd, platform) {
  const shell = platform === 'win32';
  const [command, ...args] = shell
    ? words.map((word) => (/[\s&()^]/.test(word) ? `"${word}"` : word))
    : words;
  return { command, args, options: { cwd, shell } };
}

let client;

function activate() {
  const command = workspace.getConfiguration('claimwright').get('command');
  const cwd = workspace.workspaceFolders?.[0]?.uri.fsPath;
  const server = serverOf([...command, 'language-server', '--stdio'], cwd, process.platform);
  const documentSelector = FILES.map((pattern) => ({ scheme: 'file', pattern }));
  client = new LanguageClient('claimwright', 'Claimwright', server, { documentSelector });
  return client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
