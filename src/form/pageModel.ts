import type { FieldPathId } from '@rjsf/utils';
import type { ClaimDocument, ClaimRecord, FieldValue } from '../../transforms/claims/types.ts';
import { isModelName, type ModelName } from '../../transforms/config/names.ts';
import type { FieldState, PageSchema } from '../../transforms/pages/types.ts';
import { PendingCommits } from '../../widgets/pending.ts';
import { englishText, type UiText } from '../../widgets/texts.ts';
import type { ClaimPageProps, FieldErrorTexts, RecordDraft } from './types.ts';

export const ID_PREFIX = 'root';
const NO_ERRORS: readonly string[] = [];
const NO_DRAFTS: readonly RecordDraft[] = [];
const NO_RECORDS: readonly ClaimRecord[] = [];
const SHOWN: FieldState = { hidden: false, disabled: false, required: false };

/** The DOM id of a path: `claimantInfo.firstName` → `root_claimantInfo_firstName`. */
export const domId = (path: string) => `${ID_PREFIX}_${path.replaceAll('.', '_')}`;

/** What one field shows now. */
export interface FieldSnapshot {
  value: FieldValue;
  state: FieldState;
  errors: readonly string[];
}

/** What one list shows now. */
export interface ListSnapshot {
  records: readonly ClaimRecord[];
  drafts: readonly RecordDraft[];
  /** Messages at the list itself. */
  errors: readonly string[];
  /** Messages at its saved records: `0.amount`. */
  rowErrors: FieldErrorTexts;
}

/** One changing thing of a page: a component subscribes to it and to nothing else. */
export interface Cell<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

class LiveCell<T> implements Cell<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();
  readonly #read: () => T;
  readonly #same: (a: T, b: T) => boolean;

  constructor(read: () => T, same: (a: T, b: T) => boolean = Object.is) {
    this.#read = read;
    this.#same = same;
    this.#value = read();
  }

  readonly get = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  refresh(): void {
    const next = this.#read();
    if (this.#same(this.#value, next)) return;
    this.#value = next;
    for (const listener of this.#listeners) listener();
  }
}

function sameState(a: FieldState, b: FieldState): boolean {
  return (
    a === b ||
    (a.hidden === b.hidden && a.disabled === b.disabled && a.required === b.required && a.mask === b.mask)
  );
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((text, index) => text === b[index]));
}

function sameField(a: FieldSnapshot, b: FieldSnapshot): boolean {
  return Object.is(a.value, b.value) && sameState(a.state, b.state) && sameTexts(a.errors, b.errors);
}

function sameErrors(a: FieldErrorTexts, b: FieldErrorTexts): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => sameTexts(a[key] ?? NO_ERRORS, b[key] ?? NO_ERRORS))
  );
}

function sameList(a: ListSnapshot, b: ListSnapshot): boolean {
  return (
    a.records === b.records &&
    a.drafts === b.drafts &&
    sameTexts(a.errors, b.errors) &&
    sameErrors(a.rowErrors, b.rowErrors)
  );
}

function single(claim: ClaimDocument, model: ModelName): ClaimRecord | null {
  const place = claim[model];
  return place && !Array.isArray(place) ? place : null;
}

function rowErrorsOf(errors: FieldErrorTexts, model: ModelName): FieldErrorTexts {
  const prefix = `${model}.`;
  const found: Record<string, readonly string[]> = {};
  for (const [path, texts] of Object.entries(errors)) {
    if (path.startsWith(prefix)) found[path.slice(prefix.length)] = texts;
  }
  return found;
}

/** A single model's field as a page shows it, with handlers that never change. */
export interface FieldHandle extends Cell<FieldSnapshot> {
  path: string;
  pathId: FieldPathId;
  onChange(value: unknown): void;
  onBlur(): void;
}

/**
 * What a page shows, field by field. The claim store stays the owner: ClaimPage hands over each new set of props,
 * and only the fields whose part of it changed are rendered again, past RJSF's Form, which would walk all of them.
 */
export class PageModel {
  props: ClaimPageProps;
  readonly pending = new PendingCommits();
  /** How a list moves the focus to one of its records, by model. */
  readonly focusers = new Map<string, (rest: string) => void>();
  /** Which draft a field of a draft belongs to, by the field's DOM id. */
  readonly draftFields = new Map<string, { model: ModelName; draft: string }>();
  /** The page's configuration; another object when the culture changes. */
  readonly page: Cell<PageSchema>;
  readonly #cells: { refresh(): void }[] = [];
  readonly #fields = new Map<string, FieldHandle>();
  readonly #lists = new Map<ModelName, Cell<ListSnapshot>>();
  readonly #blocks = new Map<string, Cell<boolean>>();

  constructor(props: ClaimPageProps) {
    this.props = props;
    this.page = this.#cell(() => this.props.page);
  }

  readonly text: UiText = (key, params) => (this.props.text ?? englishText)(key, params);

  /** Widgets find the page's parts in RJSF's formContext. */
  readonly attach = (id: string, file: File | null): void => {
    const place = this.draftFields.get(id);
    if (!place) throw new Error(`The file field ${id} belongs to no draft: files are kept for records only.`);
    this.props.records.attach(place.model, place.draft, file);
  };

  /** Takes over new props and wakes what changed. */
  update(props: ClaimPageProps): void {
    if (props === this.props) return;
    this.props = props;
    for (const cell of this.#cells) cell.refresh();
  }

  field(path: string): FieldHandle {
    const known = this.#fields.get(path);
    if (known) return known;
    const [model = '', name = ''] = path.split('.');
    if (!isModelName(model)) throw new Error(`No model ${model} on the page: ${path}`);
    const cell = this.#cell<FieldSnapshot>(
      () => ({
        value: single(this.props.claim, model)?.[name] ?? null,
        state: this.props.state.fields[path] ?? SHOWN,
        errors: this.props.errors[path] ?? NO_ERRORS,
      }),
      sameField,
    );
    const handle: FieldHandle = {
      path,
      pathId: { $id: domId(path), path: [model, name] },
      get: cell.get,
      subscribe: cell.subscribe,
      onChange: (value) => this.props.onCommit(path, value as FieldValue),
      onBlur: () => this.props.onBlurField(path),
    };
    this.#fields.set(path, handle);
    return handle;
  }

  list(model: ModelName): Cell<ListSnapshot> {
    const known = this.#lists.get(model);
    if (known) return known;
    const cell = this.#cell<ListSnapshot>(() => {
      const records = this.props.claim[model];
      return {
        records: Array.isArray(records) ? records : NO_RECORDS,
        drafts: this.props.drafts[model] ?? NO_DRAFTS,
        errors: this.props.errors[model] ?? NO_ERRORS,
        rowErrors: rowErrorsOf(this.props.errors, model),
      };
    }, sameList);
    this.#lists.set(model, cell);
    return cell;
  }

  blockHidden(id: string): Cell<boolean> {
    const known = this.#blocks.get(id);
    if (known) return known;
    const cell = this.#cell(() => this.props.state.blocks[id]?.hidden ?? false);
    this.#blocks.set(id, cell);
    return cell;
  }

  #cell<T>(read: () => T, same?: (a: T, b: T) => boolean): LiveCell<T> {
    const cell = new LiveCell<T>(read, same);
    this.#cells.push(cell);
    return cell;
  }
}
