// Writes what the product of one source tree makes of each bundle: `writeOutputs.ts ROOT INPUTS OUT`.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import readExcelFile from 'read-excel-file/node';
import type { Io } from '../../bundle/io.ts';
import type { run } from '../../cli/main.ts';
import { editorAnswers } from './editorAnswers.ts';

type Run = typeof run;

/** Moment at which all commands are asked, so that none depends on the clock. */
const NOW = '2026-06-15T12:00:00Z';
/** Steps of the search: few, since thousands of bundles are searched. */
const BUDGET = '12000';
/** Forms that a settlement may have. */
const FORMS = ['standard', 'lookup', 'automotive', 'documents-upload'];
const DAMAGED = /-damaged/;
const SAMPLE = /^(?:sample|template|test)-/;

interface Printed {
  code: number;
  text: string;
}

class Writer {
  private readonly runCommand: Run;
  private readonly root: string;
  private readonly inputs: string;
  private readonly out: string;

  constructor(runCommand: Run, root: string, inputs: string, out: string) {
    this.runCommand = runCommand;
    this.root = root;
    this.inputs = inputs;
    this.out = out;
  }

  private async print(...words: string[]): Promise<Printed> {
    const parts: string[] = [];
    const io: Io = {
      out: (text) => void parts.push(text),
      err: (text) => void parts.push(`! ${text}`),
      drained: () => Promise.resolve(),
      colour: false,
      width: 80,
      cwd: this.inputs,
      program: 'claimwright',
      environment: {},
    };
    try {
      const code = await this.runCommand(words, io);
      return { code, text: `${parts.join('')}\n[${code}]\n` };
    } catch (error) {
      return { code: -1, text: `${parts.join('')}\n${error instanceof Error ? error.message : error}\n` };
    }
  }

  private keep(bundle: string, name: string, text: string): void {
    mkdirSync(join(this.out, bundle), { recursive: true });
    writeFileSync(join(this.out, bundle, name), withoutFolders(text));
  }

  private async command(bundle: string, name: string, ...words: string[]): Promise<number> {
    const { code, text } = await this.print(...words);
    this.keep(bundle, name, text);
    return code;
  }

  async bundle(name: string, before: string | undefined): Promise<void> {
    const told = ['validate', name, '--format', 'json'];
    const { code, text } = await this.print(...told, '--no-search');
    this.keep(name, 'findings', text);
    const isBroken = code !== 0;
    if (!isBroken) await this.command(name, 'searched', ...told, '--budget', BUDGET);
    if (before !== undefined) await this.command(name, 'diff', 'diff', before, name, '--format', 'json');
    if (isBroken && DAMAGED.test(name)) return;
    await this.compiled(name);
    if (SAMPLE.test(name) && !isBroken && !DAMAGED.test(name)) await this.sample(name);
  }

  private async compiled(name: string): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'claimwright-outputs-'));
    await this.command(name, 'compile', 'compile', name, '--out', join(folder, 'own'));
    for (const file of filesIn(folder))
      this.keep(
        name,
        `compiled-${relative(join(folder, 'own'), file).replaceAll(/[\\/]/g, '-')}`,
        readFileSync(file, 'utf8'),
      );
    rmSync(folder, { recursive: true, force: true });
  }

  private async sample(name: string): Promise<void> {
    for (const form of FORMS) {
      await this.command(name, `explain-${form}`, 'explain', name, '--form', form);
      await this.command(name, `counsel-${form}`, 'explain', name, '--form', form, '--counsel', '--now', NOW);
      await this.command(name, `witness-${form}`, 'explain', name, '--form', form, '--witness', '--now', NOW);
      await this.command(
        name,
        `suggested-${form}`,
        'cases',
        name,
        '--suggest',
        '--print',
        '--form',
        form,
        '--now',
        NOW,
      );
    }
    await this.command(name, 'coverage', 'cases', name, '--coverage');
    await this.command(name, 'export-schema', 'explain', name, '--export');
    await this.exchanged(name);
    this.keep(name, 'editor', await editorAnswers(this.root, join(this.inputs, name)));
  }

  private async exchanged(name: string): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'claimwright-outputs-'));
    for (const ending of ['xlsx', 'xlf']) {
      const file = join(folder, `texts.${ending}`);
      await this.command(
        name,
        `content-${ending}`,
        'content',
        'export',
        name,
        '--culture',
        'es',
        '--out',
        file,
      );
      const isWritten = filesIn(folder).includes(file);
      if (isWritten) this.keep(name, `texts.${ending}`, await textIn(file));
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

/** Text with the folders taken out that differ from run to run, and from tree to tree. */
const withoutFolders = (text: string): string =>
  text
    .replaceAll(/[^\s"]*claimwright-outputs-\w+/g, 'FOLDER')
    .replaceAll(/"[^"]*\/schemas\/(?=\w)/g, '"schemas/');

/** Cells of a workbook, whose bytes hold the moment of writing; else the file's own text. */
const textIn = async (file: string): Promise<string> =>
  file.endsWith('.xlsx') ? JSON.stringify(await readExcelFile(file), null, 1) : readFileSync(file, 'utf8');

const [root, inputs, out] = process.argv.slice(2);
if (root === undefined || inputs === undefined || out === undefined)
  throw new Error('Usage: writeOutputs.ts ROOT INPUTS OUT');
const main: { run: Run } = await import(pathToFileURL(join(root, 'cli/main.ts')).href);
const writer = new Writer(main.run, root, inputs, out);
const names = readdirSync(inputs).sort();
for (const [index, name] of names.entries()) await writer.bundle(name, names[index - 1]);
