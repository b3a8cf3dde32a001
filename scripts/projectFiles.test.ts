import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFiles, withoutGit } from './projectFiles.mjs';

const root = join(import.meta.dirname, '..');
const hasGit = spawnSync('git', ['--version']).status === 0;
const ofGit = (title: string) =>
  hasGit ? title : `${title} (not run: there is no git; apt-get install git brings it)`;

/** Signs, endings and names that Windows takes in no path. */
const REFUSED = /[<>:"|?*\\]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$)/i;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claimwright-files-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });

describe('C17-07: the files of the project', () => {
  it.each(['what?.txt', 'a:b.ts', 'docs/aux.md', 'nul', 'trailing./a.ts', 'space '])(
    '%s is a name that Windows refuses',
    (path) => expect(path).toMatch(REFUSED),
  );

  it('have names that Windows takes, and none that differ in case alone', () => {
    const files = projectFiles(root);
    expect(files.length).toBeGreaterThan(2000);
    expect(files.filter((path) => REFUSED.test(path))).toEqual([]);
    expect(new Set(files.map((path) => path.toLowerCase())).size).toBe(files.length);
  });

  it.runIf(hasGit)(
    ofGit('are checked out with line feeds where git is set to write both ends of Windows'),
    () => {
      cpSync(join(root, '.gitattributes'), join(folder, '.gitattributes'));
      write('bin.js', '#!/usr/bin/env node\n');
      git('init', '-q');
      git('add', '.');
      git('commit', '-qm', 'first');
      rmSync(join(folder, 'bin.js'));
      git('-c', 'core.autocrlf=true', 'checkout', '-q', 'bin.js');
      expect(readFileSync(join(folder, 'bin.js'), 'utf8')).toBe('#!/usr/bin/env node\n');
    },
  );
});

describe('C17-08: the files of a tarball', () => {
  it('are those that git would keep, without git', () => {
    cpSync(join(root, '.gitignore'), join(folder, '.gitignore'));
    for (const kept of ['.ci/run', 'README.md', 'src/a.ts', 'examples/one/main.ts']) write(kept);
    for (const left of ['node_modules/a/index.js', 'src/node_modules/b.js', 'dist/index.html', 'src/x.log'])
      write(left);
    write('examples/one/generated/types.ts');
    expect(withoutGit(folder).sort()).toEqual([
      '.ci/run',
      '.gitignore',
      'README.md',
      'examples/one/main.ts',
      'src/a.ts',
    ]);
    expect(projectFiles(folder)).toEqual(withoutGit(folder));
  });

  it.runIf(hasGit)(ofGit('are in a clone those that git lists'), () => {
    cpSync(join(root, '.gitignore'), join(folder, '.gitignore'));
    for (const path of ['.ci/run', 'src/a.ts', 'dist/index.html', 'src/x.log']) write(path);
    git('init', '-q');
    expect(projectFiles(folder).sort()).toEqual(withoutGit(folder).sort());
  });
});
