import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VectorCase } from './caseFiles.ts';
import type { RawContext, RawModel, RawPage } from './raw.ts';

/** A case file of a bundle with all that its form is made of. */
export interface BundleCases {
  file: string;
  models: RawModel[];
  pages: RawPage[];
  context: RawContext;
  cases: VectorCase[];
}

const SETTLEMENTS = fileURLToPath(new URL('../../settlements', import.meta.url));
const FORM_TYPES: Record<string, string> = {
  standard: 'Standard',
  lookup: 'Lookup',
  automotive: 'Automotive',
  'documents-upload': 'DocumentsUpload',
};

interface CaseFile {
  form: string;
  context: RawContext;
  cases: VectorCase[];
}

interface SettlementFile {
  forms: Record<string, { pages: string[] }>;
}

function read<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as T;
}

/** C8-07: the values of a server list, from its JSON or the first column of its CSV. */
function valuesOfList(folder: string, list: string): string[] {
  const json = join(folder, 'lists', `${list}.json`);
  if (existsSync(json)) return read<{ values: { value: string }[] }>(json).values.map(({ value }) => value);
  const [, ...lines] = readFileSync(join(folder, 'lists', `${list}.csv`), 'utf8')
    .trim()
    .split(/\r?\n/);
  return lines.map((line) => line.split(',')[0] ?? '');
}

/** `oneOf` with a list is `oneOf` with the list's values. */
function withLists(folder: string, models: RawModel[]): RawModel[] {
  return JSON.parse(JSON.stringify(models), (_key, value) => {
    const list = value?.name === 'oneOf' ? value.namedParams?.list : undefined;
    return typeof list === 'string' ? { name: 'oneOf', ordinalParams: valuesOfList(folder, list) } : value;
  }) as RawModel[];
}

function readCaseFile(settlement: string, file: string): BundleCases {
  const folder = join(SETTLEMENTS, settlement);
  const { form, context, cases } = read<CaseFile>(folder, 'cases', file);
  const sequence = read<SettlementFile>(folder, 'settlement.json').forms[form]?.pages ?? [];
  const { models } = read<{ models: RawModel[] }>(folder, 'models.json');
  const own = models.filter(({ metadata }) => metadata.formType === FORM_TYPES[form]);
  const pages = sequence.map((page) => read<RawPage>(folder, 'pages', form, `${page}.json`));
  return { file: `${settlement}/${file}`, models: withLists(folder, own), pages, context, cases };
}

/** Every case file of the sample settlements. */
export function readBundleCases(): BundleCases[] {
  const folders = readdirSync(SETTLEMENTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    const cases = join(SETTLEMENTS, name, 'cases');
    if (!existsSync(cases)) return [];
    const files = readdirSync(cases).filter((file) => file.endsWith('.cases.json'));
    return files.sort().map((file) => readCaseFile(name, file));
  });
}
