import { isOwnKey } from '../../../bundle/checks/contentTexts.ts';
import type { ReadBundle } from '../../../bundle/readBundle.ts';
import { formTypeOf } from '../../../bundle/view/bundleView.ts';
import { pathSteps } from '../../../transforms/ground/claimPath.ts';
import { LINK_FIELD } from '../../../transforms/ground/documentLinks.ts';
import { camelCase, DEADLINE_KEYS } from '../../../transforms/ground/modelNames.ts';
import { placementsOf } from '../../../transforms/pages/placements.ts';
import type { Occurrence } from './namesIn.ts';
import { textAt } from './nodes.ts';
import { type References, usesOf } from './references.ts';
import { fieldsOf } from './resolve.ts';
import { fieldSymbol, type SymbolId, type SymbolKind, symbolParts } from './symbols.ts';

/** Replacement of a part of a file by a text. */
export interface FileEdit {
  /** Relative to the bundle's folder. */
  file: string;
  offset: number;
  length: number;
  text: string;
}

/** Result of a rename in all files of a bundle. */
export interface Renaming {
  edits: FileEdit[];
  /** File to rename, where its name is the symbol's. */
  move?: { from: string; to: string };
}

/** Error of a rename that is impossible, or invalid with that name; the message has the reason and what to do. */
export class RenameError extends Error {
  override name = 'RenameError';
}

/** Fields that rules and blocks of the product read by these names. */
const OWN_FIELDS: Record<string, readonly string[]> = {
  documentContexts: ['kind', LINK_FIELD],
  claimTransactions: ['amountClaimed', LINK_FIELD],
};

/** Patterns of valid names, for the kinds of symbols that can be renamed. */
const FORMS: Partial<Record<SymbolKind, [form: RegExp, words: string]>> = {
  field: [/^[A-Za-z][A-Za-z0-9]*$/, 'letters and digits, beginning with a letter'],
  column: [/^[a-z][A-Za-z0-9]*$/, 'letters and digits, beginning with a small letter'],
  page: [/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'letters, digits, hyphens and dots'],
  valueList: [/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'letters, digits, hyphens and dots'],
  deadline: [/^\w+$/, 'letters, digits and underscores'],
  content: [/^[^"\\\s]+$/, 'one word without quotes'],
};

/** Returns the symbols that must be renamed together, because one occurrence of a name refers to several of them. */
export function renamedTogether(references: References, { symbols }: Occurrence): Set<SymbolId> {
  const joined = new Set(symbols);
  // A loop over a set includes what is added during it.
  for (const symbol of joined)
    for (const name of references.of(symbol)) for (const other of name.symbols) joined.add(other);
  return joined;
}

/** Returns the reason for which symbols cannot be renamed together; undefined where they can be. */
export function keepsName(read: ReadBundle, joined: ReadonlySet<SymbolId>): string | undefined {
  const broken = read.files.find((file) => !file.readable);
  if (broken) return `${broken.path} cannot be read as it is, so names in it would be missed. Mend it first.`;
  for (const symbol of joined) {
    const reason = ownReason(symbol);
    if (reason !== undefined) return reason;
  }
  return implied(read, joined);
}

function ownReason(symbol: SymbolId): string | undefined {
  const { kind, parts } = symbolParts(symbol);
  const [first = '', second = '', third = ''] = parts;
  if (!FORMS[kind]) return `The name of a ${kind} is the product's own.`;
  if (kind === 'field' && OWN_FIELDS[second]?.includes(third))
    return `The product knows the field ${third} by its name.`;
  if (
    kind === 'deadline' &&
    Object.values(DEADLINE_KEYS).some((keys: readonly string[]) => keys.includes(first))
  )
    return `The product knows the deadline ${first} by its name.`;
  if (kind === 'content' && isOwnKey(first)) return `The product itself shows the text ${first}.`;
  return undefined;
}

/** Returns the reason for fields that addresses and names imply, because no file contains their names. */
function implied({ view }: ReadBundle, joined: ReadonlySet<SymbolId>): string | undefined {
  for (const { file, form, page } of view.pages) {
    for (const { block, model, name, field } of placementsOf(page)) {
      if (block.kind !== 'address' && block.kind !== 'name') continue;
      const isField = joined.has(fieldSymbol(formTypeOf(form), model ?? '', name));
      const isColumn =
        field.prepopulatedDataKey !== undefined && joined.has(`column:${form}/${field.prepopulatedDataKey}`);
      if (isField || isColumn)
        return `The ${block.kind} block ${block.id} of ${file} needs the name ${name}.`;
    }
  }
  return undefined;
}

/** Returns the edits that rename a symbol at each of its occurrences. Throws a RenameError. */
export function renameTo(read: ReadBundle, references: References, from: Occurrence, to: string): Renaming {
  const joined = renamedTogether(references, from);
  const reason = keepsName(read, joined) ?? refusal(references, joined, to);
  if (reason !== undefined) throw new RenameError(reason);
  const isField = [...joined].some((symbol) => symbolParts(symbol).kind === 'field');
  const uses = usesOf(references, joined);
  const edits = [
    ...uses.map((use) => editOf(use, isField ? spelt(use.name, to) : to)),
    ...(isField ? labelEdits(references, uses, camelCase(to)) : []),
  ];
  const move = moved(read, joined, to);
  return { edits: onceEach(edits), ...(move && { move }) };
}

const editOf = ({ file, offset, length }: Occurrence, text: string): FileEdit => ({
  file: file.path,
  offset,
  length,
  text,
});

/**
 * Spells the new name as an occurrence does: names are compared without the case of their first letter, which each
 * occurrence keeps.
 */
function spelt(before: string, to: string): string {
  const first = to.charAt(0);
  const isUpper = before.charAt(0) !== before.charAt(0).toLowerCase();
  return (isUpper ? first.toUpperCase() : first.toLowerCase()) + to.slice(1);
}

function refusal({ known }: References, joined: ReadonlySet<SymbolId>, to: string): string | undefined {
  for (const symbol of joined) {
    const { kind, parts } = symbolParts(symbol);
    const [form, words] = FORMS[kind] ?? [];
    if (form && !form.test(to) && !(kind === 'column' && form.test(camelCase(to))))
      return `"${to}" cannot be its name: it is ${words}.`;
    if (isTaken(known, kind, parts, to)) return `There is a ${kind} ${to} already.`;
  }
  return undefined;
}

function isTaken(known: References['known'], kind: SymbolKind, parts: string[], to: string): boolean {
  const [first = '', second = '', third = ''] = parts;
  if (kind === 'field') {
    const [list = '', inner] = pathSteps(third);
    const row = inner === undefined ? { model: second } : { model: second, within: list };
    return fieldsOf(known, first, row)?.has(camelCase(to)) === true;
  }
  if (kind === 'column') return known.columns.get(first)?.includes(camelCase(to)) === true;
  if (kind === 'page') return known.pages.get(first)?.includes(to) === true;
  if (kind === 'content') return known.content.has(to);
  return (kind === 'deadline' ? known.deadlines : known.lists).includes(to);
}

/** Returns the edits of texts whose keys are built from the names of fields. */
function labelEdits(references: References, uses: readonly Occurrence[], to: string): FileEdit[] {
  const renamed = new Set(uses.filter(({ names }) => names === 'placedField'));
  const pages = new Set([...renamed].map(({ file }) => file));
  const labels = [...pages].flatMap((page) =>
    references.in(page).flatMap((name) => defaultLabel(name, renamed, to) ?? []),
  );
  return labels.flatMap(({ before, after }) =>
    references.of(`content:${before}`).map((name) => editOf(name, after)),
  );
}

/** Returns the default label key of a placement before and after: `Field_claimTransactions_items_amount`. */
function defaultLabel(
  placement: Occurrence,
  renamed: ReadonlySet<Occurrence>,
  to: string,
): { before: string; after: string } | undefined {
  const { file, names, around, scope, name } = placement;
  if (file.kind !== 'page' || names !== 'placedField' || !scope.placed) return undefined;
  if (textAt(around, 'name') === undefined || textAt(around, 'label') !== undefined) return undefined;
  const { model, within } = scope.placed;
  const isWithin = within !== undefined && [...renamed].some((list) => isListOf(list, placement));
  if (!renamed.has(placement) && !isWithin) return undefined;
  const key = (list: string | undefined, own: string) =>
    `Field_${[model, list, own].filter(Boolean).join('_')}`;
  const own = camelCase(name);
  return { before: key(within, own), after: key(isWithin ? to : within, renamed.has(placement) ? to : own) };
}

function isListOf(list: Occurrence, { file, scope }: Occurrence): boolean {
  return (
    list.file === file &&
    list.scope.placed?.model === scope.placed?.model &&
    list.scope.placed?.within === undefined &&
    camelCase(list.name) === scope.placed?.within
  );
}

/** Returns the file to rename, because pages and lists have the names of their files. */
function moved({ files }: ReadBundle, joined: ReadonlySet<SymbolId>, to: string): Renaming['move'] {
  for (const symbol of joined) {
    const { kind, parts } = symbolParts(symbol);
    const file = files.find((one) =>
      kind === 'page'
        ? one.kind === 'page' && one.form === parts[0] && one.name === parts[1]
        : kind === 'valueList' && LISTS.includes(one.kind) && one.name === parts[0],
    );
    if (file) return { from: file.path, to: file.path.replace(/[^/]+(\.\w+)$/, `${to}$1`) };
  }
  return undefined;
}

const LISTS: readonly string[] = ['list', 'csvList'];

function onceEach(edits: readonly FileEdit[]): FileEdit[] {
  return [...new Map(edits.map((edit) => [`${edit.file} ${edit.offset}`, edit])).values()];
}
