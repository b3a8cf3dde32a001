import type { CheckedFile } from '../../../bundle/schema/checkFile.ts';
import { camelCase, FORM_NAMES, isFormName } from '../../../transforms/ground/modelNames.ts';
import { fromPointer, isContainer, toPointer, valueAt } from '../../../transforms/ground/pointer.ts';

/** Predicate for the fields of models.json that keep rules and calculations; the others keep name and type. */
type Keeps = (field: Record<string, unknown>, place: string) => boolean;

/** Predicate for the models of models.json that keep their fields: a page does not use those of other forms. */
type Matters = (entry: Record<string, unknown>) => boolean;

/** Reduced copy of a bundle's files by which one of them can be checked. */
export interface Narrowed {
  files: CheckedFile[];
  /** Pointers of the fields of models.json that keep all their properties. */
  whole: string[];
}

/**
 * Reduces the files of a bundle for a check of one of them: without the blocks of other pages, the rules of fields that
 * it does not name, and the fields of forms that it does not use. `before` is models.json as of the last full check: if
 * models.json is checked, the rules of fields that are equal in `before` are left out.
 */
export function narrowTo(path: string, files: readonly CheckedFile[], before: unknown): Narrowed {
  const own = files.find(({ source }) => source.path === path);
  const models = files.find(({ source }) => source.kind === 'models')?.value;
  const keeps = own ? keepsFor(own, before) : () => false;
  const whole: string[] = [];
  const bare = withoutForms(stripped(models, keeps, whole), own ? formsOf(own, models, whole) : () => true);
  const narrowed = files.map((file) => {
    if (file.source.kind === 'models') return { ...file, value: bare };
    return file.source.kind === 'page' && file !== own ? { ...file, value: withoutBlocks(file.value) } : file;
  });
  return { files: narrowed, whole };
}

/** Returns the predicate for the form of a page; for models.json, for the forms whose models have changed. */
function formsOf({ source }: CheckedFile, models: unknown, whole: readonly string[]): Matters {
  if (source.kind === 'models') {
    const changed = new Set(whole.map((pointer) => formTypeOf(valueAt(models, entryAround(pointer)))));
    return (entry) => changed.has(formTypeOf(entry));
  }
  const { form } = source;
  return form !== undefined && isFormName(form)
    ? (entry) => formTypeOf(entry) === FORM_NAMES[form]
    : () => true;
}

/** Returns the pointer of the model around a field: `/models/3/fields/7` → `/models/3`. */
function entryAround(pointer: string): string {
  return toPointer(fromPointer(pointer).slice(0, 2));
}

function formTypeOf(entry: unknown): unknown {
  return valueAt(entry, '/metadata/formType');
}

/** Removes the fields of models of other forms. The models remain, because every file may depend on them. */
function withoutForms(root: unknown, matters: Matters): unknown {
  if (!isContainer(root) || !Array.isArray(root.models)) return root;
  const models = root.models.map((entry: unknown) =>
    isContainer(entry) && Array.isArray(entry.fields) && !matters(entry) ? { ...entry, fields: [] } : entry,
  );
  return { ...root, models };
}

/** Removes the blocks of a page. Its path and exits remain, because other files depend on them. */
function withoutBlocks(value: unknown): unknown {
  return isContainer(value) && Array.isArray(value.blocks) ? { ...value, blocks: [] } : value;
}

function keepsFor(own: CheckedFile, before: unknown): Keeps {
  if (own.source.kind === 'models') return changedSince(before);
  const words = new Set<string>();
  collectWords(own.value, words);
  return ({ name }) => typeof name === 'string' && words.has(camelCase(name));
}

/** Collects every key and text: more than the names of fields, so that none is missed. */
function collectWords(value: unknown, words: Set<string>): void {
  if (typeof value === 'string') words.add(camelCase(value));
  if (!isContainer(value)) return;
  for (const [key, child] of Object.entries(value)) {
    words.add(camelCase(key));
    collectWords(child, words);
  }
}

/** Returns the predicate for fields that have changed since, at whatever position they are now. */
function changedSince(before: unknown): Keeps {
  const known = new Map<string, string>();
  const remember: Keeps = (field, place) => {
    known.set(place, JSON.stringify(field));
    return false;
  };
  stripped(before, remember, []);
  return (field, place) => known.get(place) !== JSON.stringify(field);
}

function stripped(root: unknown, keeps: Keeps, whole: string[]): unknown {
  if (!isContainer(root) || !Array.isArray(root.models)) return root;
  const models = root.models.map((entry: unknown, index) => {
    if (!isContainer(entry) || !Array.isArray(entry.fields)) return entry;
    const place = JSON.stringify(entry.metadata);
    const at = `/models/${index}/fields`;
    return { ...entry, fields: entry.fields.map((field, own) => withoutRules(field, place, `${at}/${own}`)) };
  });
  return { ...root, models };

  function withoutRules(field: unknown, around: string, pointer: string): unknown {
    if (!isContainer(field)) return field;
    const place = `${around} ${String(field.name)}`;
    if (keeps(field, place)) {
      whole.push(pointer);
      return field;
    }
    const { rules: _rules, computed: _computed, ...rest } = field;
    return Array.isArray(rest.fields)
      ? {
          ...rest,
          fields: rest.fields.map((inner, own) => withoutRules(inner, place, `${pointer}/fields/${own}`)),
        }
      : rest;
  }
}
