import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNodeAtLocation } from 'jsonc-parser';
import { afterAll, describe, expect, it } from 'vitest';
import type { Naming } from '../authoring/editor/references/places.ts';
import { referencesOf } from '../authoring/editor/references/references.ts';
import { MEMBERS_MODEL } from '../authoring/editor/references/resolve.ts';
import { fieldSymbol, modelSymbol, type SymbolId } from '../authoring/editor/references/symbols.ts';
import { operandsOf } from '../bundle/meaning/conditions.ts';
import type { OperandUse } from '../bundle/meaning/conditionUse.ts';
import { rowsOf } from '../bundle/meaning/conditionUse.ts';
import { readBundle } from '../bundle/readBundle.ts';
import type { ListReference, Reference } from '../transforms/ground/expressions.ts';
import { fromPointer } from '../transforms/ground/pointer.ts';
import { writeDrawnBundle } from './journeys/drawnForms/drawnBundle.ts';
import { drawnForm } from './journeys/drawnForms/drawnForm.ts';

const ROOT = join(import.meta.dirname, '..');
const DRAWN = 30;
/** Names that only conditions and calculations hold. */
const OF_OPERANDS: readonly Naming[] = ['operandField', 'summedField', 'memberField'];

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function drawn(seed: number): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'claimwright-names-')));
  folders.push(folder);
  writeDrawnBundle(folder, drawnForm(seed));
  return folder;
}

const bundlesIn = (folder: string): [string, () => string][] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, () => join(ROOT, folder, name)]);

/** A key of an operand, and what the form model resolves its name to. */
type Resolved = [key: string, symbol: SymbolId];

function fieldOf({ formType, rows }: OperandUse, reference: Reference, of?: ListReference): SymbolId {
  if ('model' in reference) return fieldSymbol(formType, reference.model, reference.field);
  const around = of ? [rowsOf(of, rows), ...rows] : rows;
  const { model = '', within } = around[reference.up] ?? {};
  return fieldSymbol(
    formType,
    model,
    within === undefined ? reference.field : `${within}.${reference.field}`,
  );
}

function listOf({ formType, rows }: OperandUse, list: ListReference): SymbolId {
  if ('list' in list && !('up' in list)) return modelSymbol(formType, list.list);
  const { model, within = '' } = rowsOf(list, rows);
  return fieldSymbol(formType, model, within);
}

function resolvedIn(use: OperandUse): Resolved[] {
  const { operand, formType } = use;
  if ('ref' in operand) return [['field', fieldOf(use, operand.ref)]];
  if ('count' in operand) return [['count', listOf(use, operand.count)]];
  if ('member' in operand) return [['member', fieldSymbol(formType, MEMBERS_MODEL, operand.member.field)]];
  if (!('sum' in operand)) return [];
  return [
    ['sum', fieldOf(use, operand.sum, operand.of)],
    ['of', listOf(use, operand.of)],
  ];
}

interface Names {
  /** `file:offset symbol` of each name that the model resolves. */
  resolved: Set<string>;
  /** The same of each name that the editor finds in an operand. */
  found: Set<string>;
}

function namesIn(folder: string): Names {
  const read = readBundle(folder);
  const files = new Map(read.files.map((file) => [file.path, file]));
  const resolved = new Set<string>();
  for (const use of operandsOf(read.view))
    for (const [key, symbol] of resolvedIn(use)) {
      const { file, pointer } = use.placeOf([key]);
      const tree = files.get(file)?.positions.tree();
      const path = fromPointer(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      const node = tree && findNodeAtLocation(tree, path);
      // A rule that names a field and a value comes to a condition that nobody wrote.
      if (node?.type === 'string') resolved.add(`${file}:${node.offset + 1} ${symbol}`);
    }
  const inForms = read.files.filter(({ kind }) => ['models', 'page', 'settlement'].includes(kind));
  const references = referencesOf(read);
  const found = inForms.flatMap((file) =>
    references
      .in(file)
      .filter(({ names }) => OF_OPERANDS.includes(names) || names === 'records')
      .flatMap(({ offset, symbols, names }) =>
        symbols.map((symbol) => ({ text: `${file.path}:${offset} ${symbol}`, names })),
      ),
  );
  const offsets = new Set([...resolved].map((text) => text.split(' ')[0]));
  const isOfOperand = ({ text, names }: { text: string; names: Naming }) =>
    OF_OPERANDS.includes(names) || offsets.has(text.split(' ')[0]);
  return { resolved, found: new Set(found.filter(isOfOperand).map(({ text }) => text)) };
}

describe('what an editor finds in half-written text and what a form is built of', () => {
  const samples = [...bundlesIn('settlements'), ...bundlesIn('cli/templates')];
  const chance = Array.from({ length: DRAWN }, (_, seed): [string, () => string] => [
    `drawn-${seed + 1}`,
    () => drawn(seed + 1),
  ]);

  it.each([...samples, ...chance])('C12-06: %s: every name of an operand names the same', (_name, folder) => {
    const { resolved, found } = namesIn(folder());
    expect(resolved.size).toBeGreaterThan(0);
    expect([...found].filter((text) => !resolved.has(text))).toEqual([]);
    expect([...resolved].filter((text) => !found.has(text))).toEqual([]);
  });
});
