import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCommandLine } from '../commandLine.ts';
import { languageServer } from '../commands/languageServer.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'editors', 'vscode');

interface Manifest {
  main: string;
  engines: Record<string, string>;
  activationEvents: string[];
  contributes: { configuration: { properties: Record<string, { type: string; default: unknown }> } };
  dependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8')) as Manifest;
const extension = readFileSync(join(FOLDER, manifest.main), 'utf8');

describe('the extension for Visual Studio Code', () => {
  it('C12-06: begins where there is a bundle, with a client of its own that the product does not install', () => {
    expect(manifest.activationEvents).toContain('workspaceContains:**/settlement.json');
    expect(Object.keys(manifest.dependencies)).toEqual(['vscode-languageclient']);
    expect(extension).toContain("require('vscode-languageclient/node')");
    const product = JSON.parse(readFileSync(join(FOLDER, '..', '..', 'package.json'), 'utf8')) as Manifest;
    expect(product.dependencies).not.toHaveProperty('vscode-languageclient');
  });

  it('C12-06: starts the command as it is, by the setting that it declares', () => {
    expect(manifest.contributes.configuration.properties['claimwright.command']?.default).toEqual([
      'npx',
      'claimwright',
    ]);
    expect(extension).toContain("getConfiguration('claimwright').get('command')");
    const [, words = ''] = /args: \[\.\.\.args, ([^\]]+)\]/.exec(extension) ?? [];
    const [name, ...rest] = words.split(', ').map((word) => word.replaceAll("'", ''));
    expect(name).toBe(languageServer.name);
    expect(() => readCommandLine(languageServer, rest, {})).not.toThrow();
  });

  it.each([
    ['win32', true],
    ['linux', false],
  ])('C12-06: on %s the command is run by a shell: %s', (platform, shell) => {
    const started: unknown[] = [];
    class LanguageClient {
      constructor(_id: string, _name: string, server: { options: object }) {
        started.push(server.options);
      }
      start() {}
    }
    const workspace = {
      getConfiguration: () => ({ get: () => ['npx', 'claimwright'] }),
      workspaceFolders: undefined,
    };
    const module = { exports: {} as { activate(): void } };
    new Function('require', 'module', 'process', extension)(
      (name: string) => (name === 'vscode' ? { workspace } : { LanguageClient }),
      module,
      { platform },
    );
    module.exports.activate();
    expect(started).toEqual([{ cwd: undefined, shell }]);
  });
});
