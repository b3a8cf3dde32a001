import type { Node } from 'jsonc-parser';
import { headerOf } from '../../../bundle/reading/classList.ts';
import type { FileKind } from '../../../bundle/reading/fileKinds.ts';
import type { SourceFile } from '../../../bundle/reading/sourceFile.ts';
import type { RuleName } from '../../../transforms/ground/ruleNames.ts';
import { withoutPlural } from '../../../transforms/texts/plurals.ts';
import { ruleNameOf } from '../../../transforms/vocabulary/rules.ts';
import type { KnownNames } from './knownNames.ts';
import type { KnownPlace } from './knownPlace.ts';
import { childAt, textAt } from './nodes.ts';
import { PARAMETER_PLACES } from './parameterPlaces.ts';
import { Patterns, type States } from './patterns.ts';
import { type Naming, type NamingPlace, PLACES } from './places.ts';
import { formOf, RESOLVE } from './resolve.ts';
import { changesIn, type WrittenScope, writtenScopeOf } from './scopes.ts';
import { splitName } from './splitNames.ts';
import type { SymbolId } from './symbols.ts';
import { VALUE_PLACES, type ValuePlace } from './valuePlaces.ts';

/** Occurrence of a name in a file, with the symbols that it refers to. */
export interface Occurrence {
  file: SourceFile;
  /** Offset and length of the name itself, without quotes. */
  offset: number;
  length: number;
  names: Naming;
  name: string;
  symbols: readonly SymbolId[];
  /** Object or list that contains it. */
  around: Node | undefined;
  scope: WrittenScope;
}

/** State of the walk through a file at a position: the states of the pattern tables, and the scope. */
export interface WalkState {
  states: { places: States; changes: States };
  scope: WrittenScope;
}

/** Entry of a pattern table: positions of a name of the bundle, or of one of several values. */
type Standing = NamingPlace | ValuePlace;

/** Pattern tables of one kind of file. */
interface Tables {
  places: readonly Standing[];
  placePatterns: Patterns;
  changes: ReturnType<typeof changesIn>;
  changePatterns: Patterns;
}

const tables = new Map<FileKind, Tables>();

function tablesOf(kind: FileKind): Tables {
  const known = tables.get(kind);
  if (known) return known;
  const places = [...PARAMETER_PLACES, ...PLACES, ...VALUE_PLACES].filter((place) => place.in === kind);
  const changes = changesIn(kind);
  const made = {
    places,
    placePatterns: new Patterns(places.map(({ at }) => at)),
    changes,
    changePatterns: new Patterns(changes.map(({ at }) => at)),
  };
  tables.set(kind, made);
  return made;
}

/** Returns the state at the root of a file. */
export function beginIn(file: SourceFile): WalkState {
  const { placePatterns, changePatterns } = tablesOf(file.kind);
  return {
    states: { places: placePatterns.begin(), changes: changePatterns.begin() },
    scope: writtenScopeOf(file),
  };
}

/** Returns the state at a child: `node` is its value, `around` its container. */
export function stepIn(file: SourceFile, stop: WalkState, key: string, node: Node, around: Node): WalkState {
  const { placePatterns, changePatterns, changes } = tablesOf(file.kind);
  const states = {
    places: placePatterns.step(stop.states.places, key),
    changes: changePatterns.step(stop.states.changes, key),
  };
  const scope = changePatterns
    .here(states.changes)
    .reduce((before, index) => changes[index]?.change(before, key, node, around) ?? before, stop.scope);
  return { states, scope };
}

/** Returns the table entry for a key or value; undefined where it is neither a name nor one of several values. */
export function tableEntryAt(
  file: SourceFile,
  { states }: WalkState,
  part: 'key' | 'value',
  around: Node | undefined,
): Standing | undefined {
  const { placePatterns, places } = tablesOf(file.kind);
  return placePatterns
    .here(states.places)
    .map((index) => places[index])
    .find((place) => place && (place.part ?? 'value') === part && isOfRule(place, around));
}

function isOfRule({ ofRules }: KnownPlace, around: Node | undefined): boolean {
  const rule = ofRules && ruleAround(around);
  return !ofRules || (rule !== undefined && ofRules.includes(rule));
}

/** Returns the rule that contains a list or an object of parameters, at any depth; undefined where there is none. */
export function ruleAround(around: Node | undefined): RuleName | undefined {
  for (let node = around; node; node = node.parent) {
    const name =
      childAt(node, 'ordinalParams') || childAt(node, 'namedParams') ? textAt(node, 'name') : undefined;
    if (name !== undefined) return ruleNameOf(name);
  }
  return undefined;
}

/** Finds every name in a file that refers to something of the bundle. */
export function namesIn(file: SourceFile, known: KnownNames): Occurrence[] {
  if (file.kind === 'classList') return columnsIn(file);
  const found: Occurrence[] = [];
  const tree = file.path.endsWith('.json') ? file.positions.tree() : undefined;
  if (tree) visit(tree, beginIn(file), { file, known, found });
  return found;
}

interface Visit {
  file: SourceFile;
  known: KnownNames;
  found: Occurrence[];
}

function visit(node: Node, stop: WalkState, to: Visit): void {
  if (stop.states.places.length === 0) return;
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    if (!value) continue;
    const name = key ? String(key.value) : String(index);
    const next = stepIn(to.file, stop, name, value, node);
    if (key) add(key, { ...next, scope: stop.scope }, 'key', node, to);
    if (value.type === 'string') add(value, next, 'value', node, to);
    else visit(value, next, to);
  }
}

function add(
  node: Node,
  stop: WalkState,
  part: 'key' | 'value',
  around: Node,
  { file, known, found }: Visit,
): void {
  const standing = tableEntryAt(file, stop, part, around);
  if (!standing || !('names' in standing)) return;
  const { names } = standing;
  const { scope } = stop;
  const raw = file.text.slice(node.offset + 1, node.offset + node.length - 1);
  const named = { name: raw, around, scope, known };
  const base = { file, names, around, scope };
  for (const { from, name, symbols } of splitName(names, named) ?? whole(names, named))
    if (symbols.length > 0)
      found.push({ ...base, offset: node.offset + 1 + from, length: name.length, name, symbols });
}

/** Part of a text that is a name. */
export interface NamePart {
  /** Offset in the text. */
  from: number;
  name: string;
  symbols: SymbolId[];
}

function whole(names: Naming, named: Parameters<(typeof RESOLVE)[Naming]>[0]): NamePart[] {
  const { name } = named;
  const own = { from: 0, name, symbols: RESOLVE[names](named) };
  const base = withoutPlural(name);
  if (names !== 'contentDefinition' || base === name) return [own];
  // A plural form is renamed with the key that pages name.
  return [own, { from: 0, name: base, symbols: [`content:${base}`] }];
}

function columnsIn(file: SourceFile): Occurrence[] {
  const scope = writtenScopeOf(file);
  const form = formOf(scope);
  const start = file.text.search(/\S/);
  const [header = ''] = /^[^\r\n]*/.exec(file.text.slice(start)) ?? [];
  let from = 0;
  return headerOf(file.text).columns.map(({ name, mark }) => {
    from = header.indexOf(`${name}:${mark}`, from);
    const offset = start + from;
    from += name.length;
    const symbols: SymbolId[] = [`column:${form}/${name}`];
    return { file, offset, length: name.length, names: 'column', name, symbols, around: undefined, scope };
  });
}
