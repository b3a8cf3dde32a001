import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Case, CaseContext, CaseFile } from '../../../schemas/generated/types.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';
import { schemaOfCases } from './caseSchema.ts';
import type { SuggestedCase } from './suggester.ts';
import type { FormSuggestion } from './suggestForm.ts';

/** Case file for suggested cases: those of one form and one way in. */
export interface SuggestedFile {
  /** Path within the bundle: `cases/standard.suggested.cases.json`. */
  path: string;
  file: CaseFile;
}

/** Builds the case files of a form's suggestions: one for each way in, because a file has one context. */
export function suggestedFiles({ form, context, made }: FormSuggestion, directory: string): SuggestedFile[] {
  const ways = [...new Set(made.map(({ tried }) => tried.entry))];
  return ways.map((entry, index) => {
    const own: CaseContext = { ...context, ...(entry && { entry }) };
    const path = freePath(directory, [form, ...(index > 0 && entry ? [WAYS[entry]] : [])].join('-'), own);
    const taken = existing(join(directory, path))?.cases.map(({ name }) => name) ?? [];
    const cases = named(
      made.filter(({ tried }) => tried.entry === entry),
      taken,
    );
    return {
      path,
      file: {
        $schema: schemaOfCases(directory, dirname(join(directory, path))),
        settlement: '..',
        form: form as FormName,
        context: own,
        cases,
      },
    };
  });
}

const WAYS = { classList: 'class-list', claims: 'claims', open: 'open' } as const;

/** Returns the path of an existing file with this very context, or else the first free path. */
function freePath(directory: string, name: string, context: CaseContext): string {
  for (let number = 1; ; number += 1) {
    const path = `cases/${name}.suggested${number === 1 ? '' : `-${number}`}.cases.json`;
    const known = existing(join(directory, path));
    if (!known || JSON.stringify(sorted(known.context)) === JSON.stringify(sorted(context))) return path;
  }
}

const sorted = (context: object): unknown[] => Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1));

function existing(path: string): CaseFile | undefined {
  // Its schema was checked when the bundle's cases were judged.
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as CaseFile) : undefined;
}

/** Converts suggestions to cases of a file, with unique names. */
function named(made: readonly SuggestedCase[], taken: readonly string[]): Case[] {
  const names = new Set(taken);
  return made.map(({ name, tried: { claim, verdict } }): Case => {
    let own = name;
    for (let number = 2; names.has(own); number += 1) own = `${name} (${number})`;
    names.add(own);
    const errors = verdict.errors.map(({ path, rule }) => ({ path, rule }));
    const exit = verdict.exit && { exit: verdict.exit.to };
    return { name: own, confirm: true, claim, errors: distinct(errors), ...exit };
  });
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Writes the file, or appends its cases to an existing one, whose other text is unchanged. */
export function writeSuggested({ path, file }: SuggestedFile, directory: string): void {
  const absolute = join(directory, path);
  if (!existsSync(absolute)) {
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, caseFileText(file));
    return;
  }
  const text = readFileSync(absolute, 'utf8');
  const root = parseTree(text);
  const last = root && findNodeAtLocation(root, ['cases'])?.children?.at(-1);
  if (!last) throw new Error(`${path} holds no list of cases.`);
  const end = last.offset + last.length;
  const added = file.cases.map((one) => `,\n    ${pretty(one, '    ')}`).join('');
  writeFileSync(absolute, text.slice(0, end) + added + text.slice(end));
}

/** Formats a case file. Values that fit on one line are on one line, so that a claim is readable. */
export function caseFileText(file: CaseFile): string {
  return `${pretty(file, '')}\n`;
}

const WIDTH = 110;

function pretty(value: unknown, indent: string): string {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const line = oneLine(value);
  if (!hasInner(value) && indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  const entries = isList
    ? value.map((one: unknown) => `${deeper}${pretty(one, deeper)}`)
    : Object.entries(value).map(([key, one]) => `${deeper}${JSON.stringify(key)}: ${pretty(one, deeper)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return entries.length === 0 ? `${open}${close}` : `${open}\n${entries.join(',\n')}\n${indent}${close}`;
}

function hasInner(value: object): boolean {
  return Object.values(value).some((one) => typeof one === 'object' && one !== null && hasEntries(one));
}

const hasEntries = (value: object): boolean => Object.keys(value).length > 0;

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${oneLine(one)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
