import type { Content, ModelsFile, Page, ServerList, Settlement } from '../../schemas/generated/types.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { FORM_NAMES, type FormName, isFormName } from '../../transforms/ground/modelNames.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';
import { type Placement, writtenPlacements } from '../../transforms/pages/placements.ts';
import type { CheckedFile } from '../schema/checkFile.ts';
import { indexModels, type ModelIndex } from './modelIndex.ts';

/** Page of the bundle with its file. */
export interface PageView {
  file: string;
  form: FormName;
  name: string;
  page: Page;
  /** Placements that the page's file names, without those into which addresses and names expand. */
  placements: Placement[];
}

/** Texts of one culture. */
interface ContentView {
  file: string;
  culture: string;
  texts: Content;
}

/**
 * Bundle of files with a valid shape: broken parts are reported and left out, so that checks need not test for them.
 * Pointers in reports refer to these values.
 */
export interface BundleView {
  directory: string;
  /** Paths of unexpected files and folders, perhaps with misspelt names; they are reported. */
  unread: readonly string[];
  files: Map<string, CheckedFile>;
  bundle: Bundle;
  models: ModelIndex;
  pages: PageView[];
  contents: ContentView[];
  /** Forms of the settlement, with the names of their page sequences. */
  forms: { name: FormName; pages: string[] }[];
  /** Tests if the file exists and its meta-schema accepts it. */
  isWhole(path: string): boolean;
  /** Tests if no content of the file could be used. */
  isLost(path: string): boolean;
  /** Tests if the file may lack names of pages or texts: it could not be read, or a part was left out. */
  lacksParts(path: string): boolean;
  /** Tests if a name occurs in a part that was left out, so that it is not unknown. */
  wasLeftOut(name: string): boolean;
}

const NO_SETTLEMENT: Settlement = {
  nameKey: '',
  theme: 'jnd-7-0-default',
  cultures: { en: 'English' },
  timeZone: 'Pacific Standard Time',
  deadlines: {},
  characterWhitelist: null,
  contact: { phoneKey: '', emailKey: '', addressKey: '' },
  links: { siteUrl: '', privacyPolicyUrl: '' },
  forms: {},
};

/** Combines the checked files to one bundle; `unread` are the paths of unexpected files and folders. */
export function viewOf(
  directory: string,
  checked: readonly CheckedFile[],
  unread: readonly string[] = [],
): BundleView {
  const files = new Map(checked.map((file) => [file.source.path, file]));
  const settlement = { ...NO_SETTLEMENT, ...objectOf<Settlement>(files.get('settlement.json')) };
  const models: ModelsFile = { models: [], ...objectOf<ModelsFile>(files.get('models.json')) };
  const pages = ofKind(checked, 'page').flatMap(pageView);
  const contents = ofKind(checked, 'content').map(contentView);
  return {
    directory,
    unread,
    files,
    bundle: {
      settlement,
      models,
      pages: Object.fromEntries(pages.map(({ form, name, page }) => [`${form}/${name}`, page])),
      content: Object.fromEntries(contents.map(({ culture, texts }) => [culture, texts])),
      lists: listsOf(checked),
    },
    models: indexModels(models),
    pages,
    contents,
    forms: formsOf(settlement),
    isWhole: (path) => isWhole(files.get(path)),
    isLost: (path) => isLost(files.get(path)),
    lacksParts: (path) => lacksParts(files.get(path)),
    wasLeftOut: leftOutNames(checked),
  };
}

/** Returns the content of a file, without `$schema`. */
function objectOf<T extends object>(file: CheckedFile | undefined): Partial<T> {
  if (!isContainer(file?.value)) return {};
  const { $schema: _schema, ...value } = file.value;
  // The meta-schema has checked the shape; parts with another were left out.
  return value as Partial<T>;
}

function ofKind(checked: readonly CheckedFile[], kind: string): CheckedFile[] {
  return checked.filter(({ source }) => source.kind === kind);
}

function pageView(file: CheckedFile): PageView[] {
  const { form, name, path } = file.source;
  if (!form || !isContainer(file.value)) return [];
  const page: Page = { path: '', titleKey: '', blocks: [], ...objectOf<Page>(file) };
  return [{ file: path, form, name, page, placements: writtenPlacements(page) }];
}

function contentView(file: CheckedFile): ContentView {
  return { file: file.source.path, culture: file.source.name, texts: objectOf<Content>(file) as Content };
}

function listsOf(checked: readonly CheckedFile[]): Record<string, ServerList> {
  const lists = [...ofKind(checked, 'list'), ...ofKind(checked, 'csvList')];
  return Object.fromEntries(
    lists.map((file) => [file.source.name, { values: [], ...objectOf<ServerList>(file) }]),
  );
}

function formsOf({ forms }: Settlement): BundleView['forms'] {
  return Object.entries(forms).flatMap(([name, form]) =>
    isFormName(name) && form ? [{ name, pages: form.pages ?? [] }] : [],
  );
}

function isWhole(file: CheckedFile | undefined): boolean {
  return file?.source.readable === true && file.problems.length === 0;
}

/** Pointers whose loss leaves nothing of a file usable. */
const MAIN_PARTS = ['', '/models'];

function isLost(file: CheckedFile | undefined): boolean {
  if (!file?.source.readable) return true;
  return file.problems.some(
    ({ code, pointer }) =>
      MAIN_PARTS.includes(pointer) &&
      (code === 'wrong-type' || (code === 'missing-key' && file.source.kind === 'models')),
  );
}

function lacksParts(file: CheckedFile | undefined): boolean {
  if (!file?.source.readable) return true;
  return file.problems.some(({ code }) => code === 'missing-key' || code === 'wrong-type');
}

function leftOutNames(checked: readonly CheckedFile[]): (name: string) => boolean {
  const texts = checked.flatMap(({ leftOut }) => leftOut.map(({ value }) => JSON.stringify(value) ?? ''));
  const everything = texts.join('\n').toLowerCase();
  return (name) => everything.includes(`"${name.toLowerCase()}"`);
}

/** Memoizes a function of a bundle, so that checks share its result. */
export function memoizePerBundle<T>(find: (view: BundleView) => T): (view: BundleView) => T {
  const known = new WeakMap<BundleView, { found: T }>();
  return (view) => {
    const kept = known.get(view) ?? { found: find(view) };
    known.set(view, kept);
    return kept.found;
  };
}

/** Returns the form type of a form: `Standard` for `standard`. */
export function formTypeOf(form: FormName) {
  return FORM_NAMES[form];
}

/** Tests if a page of the form could not be read, or a part of one was left out. */
export function lacksPages({ files, lacksParts }: BundleView, form: string): boolean {
  return [...files.values()].some(
    ({ source }) => source.kind === 'page' && source.form === form && lacksParts(source.path),
  );
}
