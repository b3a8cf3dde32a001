import type { Node } from 'jsonc-parser';
import type { SourceFile } from '../../../bundle/reading/sourceFile.ts';
import {
  camelCase,
  FORM_NAMES,
  isFormName,
  isModelName,
  MODEL_KINDS,
} from '../../../transforms/ground/modelNames.ts';
import { FORM_TYPES } from './knownNames.ts';
import { textAt } from './nodes.ts';

/** Model, or list field `within` the records of a list model, by name. */
export interface WrittenRow {
  model: string;
  within?: string;
}

/** Scope in which names at a position of a file are resolved (C8-13). */
export interface WrittenScope {
  /** Form types of the position; several where forms share it. */
  formTypes: readonly string[];
  /** Surrounding records, the innermost first. */
  rows: readonly WrittenRow[];
  /** Surrounding single model. */
  own?: string;
  /** Single model that a rule's validationContext names. */
  redirect?: string;
  /** Model, or list within its records, whose fields a page shows here. */
  placed?: WrittenRow;
  /** List that a rule belongs to. */
  list?: WrittenRow;
}

/** Change of the scope at the positions that a pattern of JSON keys matches. */
interface Change {
  in: SourceFile['kind'];
  at: string;
  /** Returns the new scope: `key` is the last key of the path, `node` the value, `around` its container. */
  change(scope: WrittenScope, key: string, node: Node, around: Node | undefined): WrittenScope;
}

/** Returns the scope at the root of a file. */
export function writtenScopeOf(file: SourceFile): WrittenScope {
  if (file.kind === 'cases')
    return { formTypes: formTypesOf(textAt(file.positions.tree(), 'form')), rows: [] };
  return { formTypes: file.form ? [FORM_NAMES[file.form]] : FORM_TYPES, rows: [] };
}

function formTypesOf(form: string | undefined): readonly string[] {
  return form !== undefined && isFormName(form) ? [FORM_NAMES[form]] : [];
}

const isList = (model: string): boolean => isModelName(model) && MODEL_KINDS[model] === 'list';

/** Returns the scope among the fields of a model, for their rules and dependencies. */
function inModel({ formTypes }: WrittenScope, model: string): WrittenScope {
  const placed = { model };
  return isList(model) ? { formTypes, rows: [placed], placed } : { formTypes, rows: [], own: model, placed };
}

/** Returns the scope inside the records of a list within records. */
function withinList({ formTypes, placed, rows }: WrittenScope, name: string | undefined): WrittenScope {
  if (!placed || name === undefined) return { formTypes, rows };
  const inner = { model: placed.model, within: camelCase(name) };
  return { formTypes, rows: [inner, { model: placed.model }], placed: inner };
}

function inside(scope: WrittenScope, list: string | undefined): WrittenScope {
  const { redirect: _redirect, ...rest } = scope;
  if (list === undefined) return rest;
  const name = camelCase(list);
  const model = scope.rows[0]?.model;
  const row = isModelName(name) || model === undefined ? { model: name } : { model, within: name };
  return { ...rest, rows: [row, ...scope.rows] };
}

const CHANGES: readonly Change[] = [
  {
    in: 'models',
    at: 'models/*',
    change: (_, _key, node) => {
      const model = camelCase(textAt(node, 'metadata', 'dtoMapping') ?? '');
      const formTypes = [textAt(node, 'metadata', 'formType') ?? ''];
      return { formTypes, rows: [], placed: { model }, list: { model } };
    },
  },
  {
    in: 'models',
    at: 'models/*/fields/*',
    change: (scope, _key, node) => {
      const model = scope.placed?.model ?? '';
      const name = camelCase(textAt(node, 'name') ?? '');
      return { ...inModel(scope, model), list: { model, within: name } };
    },
  },
  {
    in: 'models',
    at: 'models/*/fields/*/fields',
    change: (scope) => withinList(scope, scope.list?.within),
  },
  {
    in: 'models',
    at: 'models/**/rules/*',
    change: (scope, _key, node) => {
      const context = textAt(node, 'namedParams', 'validationContext');
      return context === undefined ? scope : { ...scope, redirect: camelCase(context) };
    },
  },
  {
    in: 'models',
    at: 'models/**/namedParams/where',
    change: (scope, _key, _node, around) => {
      const rule = camelCase(textAt(around?.parent?.parent, 'name') ?? '');
      if (rule === 'requireOneTransactionToHaveAValue') return inside(scope, 'claimTransactions');
      return scope.list ? { ...scope, rows: [scope.list, ...scope.rows] } : scope;
    },
  },
  {
    in: 'models',
    at: 'models/**/namedParams/documents/*',
    change: (scope, _key, node) => inside(scope, textAt(node, 'per')),
  },
  {
    in: 'page',
    at: 'blocks/*',
    change: (scope, _key, node) => {
      const model = textAt(node, 'model');
      return model === undefined ? scope : inModel(scope, camelCase(model));
    },
  },
  {
    in: 'page',
    at: 'blocks/*/fields/*',
    change: (scope, _key, node) => {
      const model = textAt(node, 'model');
      return model === undefined ? scope : inModel(scope, camelCase(model));
    },
  },
  {
    in: 'page',
    at: 'blocks/*/fields/*/columns',
    change: (scope, _key, _node, around) => withinList(scope, textAt(around, 'name')),
  },
  { in: 'settlement', at: 'forms/*', change: (scope, key) => ({ ...scope, formTypes: formTypesOf(key) }) },
  { in: 'cases', at: 'cases/*/claim/*', change: (scope, key) => inModel(scope, camelCase(key)) },
  {
    in: 'cases',
    at: 'cases/*/claim/*/*/*',
    change: (scope, key) => withinList(scope, key),
  },
  ...(['models', 'page', 'settlement'] as const).map(
    (file): Change => ({
      in: file,
      at: '**/where',
      change: (scope, _key, _node, around) => {
        const list = textAt(around, 'count') ?? textAt(around, 'of');
        return list === undefined ? scope : inside(scope, list);
      },
    }),
  ),
];

/** Returns the scope changes for a kind of file, in the order in which they apply. */
export function changesIn(kind: SourceFile['kind']): readonly Change[] {
  return CHANGES.filter((change) => change.in === kind);
}
