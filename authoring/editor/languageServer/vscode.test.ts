import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadNamed } from '../../../cli/command.ts';
import { readCommandLine } from '../../../cli/commandLine.ts';
import { COMMANDS } from '../../../cli/commands/registry.ts';

const FOLDER = join(import.meta.dirname, '../../../editors/vscode');

interface Manifest {
  main: string;
  engines: Record<string, string>;
  activationEvents: string[];
  contributes: { configuration: { properties: Record<string, { type: string; default: unknown }> } };
  dependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as Manifest;
const extension = readFileSync(join(FOLDER, manifest.main), 'utf8');

const START = ['language-server', '--stdio'];

describe('the extension for Visual Studio Code', () => {
  it('C12-06: begins where there is a bundle, with a client of its own that the product does not install', () => {
    expect(manifest.activationEvents).toContain('workspaceContains:**/settlement.json');
    expect(Object.keys(manifest.dependencies)).toEqual(['vscode-languageclient']);
    expect(extension).toContain("require('vscode-languageclient/node')");
    const product = JSON.parse(readFileSync(join(FOLDER, '..', '..', 'package.json'), 'utf8')) as Manifest;
    expect(product.dependencies).not.toHaveProperty('vscode-languageclient');
  });

  it('C12-06, C17-10: starts the command that is installed, by the setting that it declares', async () => {
    expect(manifest.contributes.configuration.properties['claimwright.command']?.default).toEqual([
      'npx',
      '--no',
      'claimwright',
    ]);
    expect(extension).toContain("getConfiguration('claimwright').get('command')");
    const [, words = ''] = /\[\.\.\.command, ([^\]]+)\]/.exec(extension) ?? [];
    const [name = '', ...rest] = words.split(', ').map((word) => word.replaceAll("'", ''));
    expect(name).toBe('language-server');
    const entry = COMMANDS[name];
    const command = entry && (await loadNamed(name, entry));
    expect(() => command && readCommandLine(command, rest, {})).not.toThrow();
    expect(command).toBeDefined();
  });

  it.each([
    ['win32', { command: '"C:\\Program Files\\node.exe"', args: ['C:\\cw\\bin.js', ...START], shell: true }],
    ['darwin', { command: 'C:\\Program Files\\node.exe', args: ['C:\\cw\\bin.js', ...START], shell: false }],
    ['linux', { command: 'C:\\Program Files\\node.exe', args: ['C:\\cw\\bin.js', ...START], shell: false }],
  ])(
    'C12-06, C12-17: on %s the words of the setting are started as they are',
    (platform, { shell, ...words }) => {
      expect(startedOn(platform, ['C:\\Program Files\\node.exe', 'C:\\cw\\bin.js'])).toEqual([
        { ...words, options: { cwd: '/work space', shell } },
      ]);
    },
  );

  it('C12-17: the default starts npx by a shell on Windows, and without one elsewhere', () => {
    const started = ['win32', 'darwin', 'linux'].map(
      (platform) => startedOn(platform, ['npx', '--no', 'claimwright'])[0],
    );
    const words = { command: 'npx', args: ['--no', 'claimwright', ...START] };
    expect(started).toEqual(
      [true, false, false].map((shell) => ({ ...words, options: { cwd: '/work space', shell } })),
    );
  });

  it('C12-17: it is packaged by one command that answers the questions of vsce beforehand', () => {
    const [, command = ''] =
      /npm install\n(npx .*)\n/.exec(readFileSync(join(FOLDER, 'README.md'), 'utf8')) ?? [];
    expect(command).toMatch(/^npx --yes @vscode\/vsce@[\d.]+ package /);
    expect(command.split(' ').slice(-2)).toEqual(['--allow-missing-repository', '--skip-license']);
  });
});

/** What the extension starts with these words in its setting. */
function startedOn(platform: string, command: string[]): unknown[] {
  const started: unknown[] = [];
  class LanguageClient {
    constructor(_id: string, _name: string, server: unknown) {
      started.push(server);
    }
    start() {}
  }
  const workspace = {
    getConfiguration: () => ({ get: () => command }),
    workspaceFolders: [{ uri: { fsPath: '/work space' } }],
  };
  const module = { exports: {} as { activate(): void } };
  new Function('require', 'module', 'process', extension)(
    (name: string) => (name === 'vscode' ? { workspace } : { LanguageClient }),
    module,
    { platform },
  );
  module.exports.activate();
  return started;
}
