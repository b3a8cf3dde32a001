import { headerOf } from '../../../bundle/reading/classList.ts';
import type { SourceFile } from '../../../bundle/reading/sourceFile.ts';
import { camelCase, FORM_NAMES } from '../../../transforms/ground/modelNames.ts';
import { isContainer } from '../../../transforms/ground/pointer.ts';
import { withoutPlural } from '../../../transforms/texts/plurals.ts';

/** Field in models.json, which may be incomplete or invalid. */
export interface KnownField {
  name: string;
  type: string;
  /** JSON object that defines it in models.json. */
  entry: Record<string, unknown>;
  /** Fields of a list's records. */
  fields: ReadonlyMap<string, KnownField>;
}

/** Model in models.json, which may be incomplete or invalid. */
interface KnownModel {
  name: string;
  fields: ReadonlyMap<string, KnownField>;
  /** Name of the model whose fields of the same names are filled from the row of the class list. */
  fills?: string;
}

/** All names that a bundle defines, as far as its files can be parsed. */
export interface KnownNames {
  /** Models by form type, then by name. */
  models: ReadonlyMap<string, ReadonlyMap<string, KnownModel>>;
  /** Columns of class lists, by form. */
  columns: ReadonlyMap<string, readonly string[]>;
  pages: ReadonlyMap<string, readonly string[]>;
  lists: readonly string[];
  deadlines: readonly string[];
  /** Content keys of all cultures; plural forms also without their suffixes. */
  content: ReadonlySet<string>;
  /** English texts. */
  texts: Readonly<Record<string, unknown>>;
}

/** Form types, as `metadata.formType` of models.json has them. */
export const FORM_TYPES: readonly string[] = Object.values(FORM_NAMES);

/** Function that returns the parsed value of a file, even of one with a syntax error. */
type Saying = (file: SourceFile) => unknown;

/** Collects the names of a bundle from its files, for completion and references. */
export function knownNames(files: readonly SourceFile[], say: Saying): KnownNames {
  const values = (kind: SourceFile['kind']) =>
    files.filter((file) => file.kind === kind).map((file) => ({ file, value: say(file) }));
  const settlement = values('settlement')[0]?.value;
  const contents = values('content');
  const keys = contents.flatMap(({ value }) => keysOf(value).filter((key) => key !== '$schema'));
  const english = contents.find(({ file }) => file.name === 'en')?.value;
  return {
    models: modelsIn(values('models')[0]?.value),
    columns: grouped(
      files
        .filter(({ kind }) => kind === 'classList')
        .flatMap(({ form, text }) => headerOf(text).columns.map(({ name }) => [form ?? '', name] as const)),
    ),
    pages: grouped(values('page').map(({ file }) => [file.form ?? '', file.name] as const)),
    lists: files.filter(({ kind }) => kind === 'list' || kind === 'csvList').map(({ name }) => name),
    deadlines: keysOf(isContainer(settlement) ? settlement.deadlines : undefined),
    content: new Set([...keys, ...keys.map(withoutPlural)]),
    texts: isContainer(english) ? english : {},
  };
}

const keysOf = (value: unknown): string[] => (isContainer(value) ? Object.keys(value) : []);

function grouped(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

function modelsIn(value: unknown): Map<string, Map<string, KnownModel>> {
  const forms = new Map<string, Map<string, KnownModel>>();
  const entries = isContainer(value) && Array.isArray(value.models) ? value.models : [];
  for (const entry of entries) {
    if (!isContainer(entry) || !isContainer(entry.metadata)) continue;
    const { formType, dtoMapping, prepopulatedSubModel: fills } = entry.metadata;
    if (typeof formType !== 'string' || typeof dtoMapping !== 'string') continue;
    const name = camelCase(dtoMapping);
    const models = forms.get(formType) ?? new Map<string, KnownModel>();
    forms.set(formType, models);
    models.set(name, {
      name,
      fields: fieldsIn(entry.fields),
      ...(typeof fills === 'string' && { fills: camelCase(fills) }),
    });
  }
  return forms;
}

function fieldsIn(value: unknown): Map<string, KnownField> {
  const fields = new Map<string, KnownField>();
  for (const entry of Array.isArray(value) ? value : []) {
    if (!isContainer(entry) || typeof entry.name !== 'string') continue;
    const name = camelCase(entry.name);
    fields.set(name, { name, type: String(entry.type), entry, fields: fieldsIn(entry.fields) });
  }
  return fields;
}
