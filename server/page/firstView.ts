import type { Page } from '../../schemas/generated/types.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import { formOfPath, GENERIC_PATHS, normalPath } from '../../transforms/config/paths.ts';
import { WHOLE_LIST } from '../../transforms/config/wholeList.ts';
import { canJudgeLater, type FirstPart, partsAtFirst, partsOf } from '../../transforms/pages/pageParts.ts';
import { own } from '../../transforms/values/own.ts';
import type { LoadedBundle, ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import type { BuiltAssets } from './builtAssets.ts';

/** Form and page at an address, which are the same for all visitors. */
export interface FirstView {
  served: ServedForm;
  /** Page at the path; null where there is none. */
  page: Page | null;
  /** True for the entry page, which is open to everybody. */
  isEntry: boolean;
  /** Parts of the app that the page shows at first. */
  parts: readonly FirstPart[];
  /** True where the form's rules may come after the page, whose plan then comes with it. */
  isJudgedLater: boolean;
}

/** Returns the form and the page at a path; null for a page of no form. */
export function firstViewOf({ bundle }: AppContext, path: string): FirstView | null {
  const wanted = normalPath(path);
  const [first] = Object.values(bundle.forms);
  const named = formOfPath(wanted);
  const served = (named ? bundle.forms[named] : undefined) ?? (wanted === '/' ? first : undefined);
  if (!served) return null;
  const [entry, ...others] = [...served.pages, ...served.exitPages].map(({ page }) => page);
  const isEntry = entry !== undefined && ['/', `/${served.form}`, entry.path].includes(wanted);
  const page = (isEntry ? entry : others.find((other) => other.path === wanted)) ?? null;
  const all = page ? partsOf(page, served.module.loaded.plan, isWholeIn(bundle.bundle)) : [];
  const parts = partsAtFirst(all);
  return { served, page, isEntry, parts, isJudgedLater: isEntry && canJudgeLater(parts) };
}

const isWholeIn =
  ({ lists }: Bundle) =>
  (list: string): boolean =>
    (own(lists, list)?.values.length ?? 0) <= WHOLE_LIST;

/** Path of a page that not every settlement has (C10-13). */
const STATUS_PATH = GENERIC_PATHS.status;

/** Tests if the app has a page at a path (R2-01): the root, a page of a form, or one of its own. */
export function isPage({ bundle }: AppContext, path: string): boolean {
  const wanted = normalPath(path);
  const named = formOfPath(wanted);
  const served = named ? bundle.forms[named] : undefined;
  const pages = served ? [...served.pages, ...served.exitPages].map(({ page }) => page.path) : [];
  const own: readonly string[] = [...Object.values(GENERIC_PATHS), '/', '/index.html'];
  if (wanted === STATUS_PATH) return bundle.bundle.settlement.status !== undefined;
  return [...own, ...(served ? [`/${served.form}`] : []), ...pages].includes(wanted);
}

/** Sources of the app's parts, by which the build's manifest names their assets. */
const PART_FILES: Record<FirstPart, string> = {
  summary: 'src/pages/Summary.tsx',
  confirmation: 'src/pages/Confirmation.tsx',
  signatureDate: 'src/pages/SignatureDate.tsx',
  choiceGroup: 'src/form/blocks/ChoiceGroup.tsx',
  recordManager: 'src/form/records/RecordManager.tsx',
  recordTable: 'src/form/records/RecordTable.tsx',
  displayRows: 'src/form/records/DisplayRows.tsx',
  innerTable: 'src/form/records/InnerTable.tsx',
  dateInput: 'widgets/Date/Date.tsx',
  fileInput: 'widgets/File/File.tsx',
  combobox: 'widgets/Combobox/Combobox.tsx',
};

/** Sources of the parts of the validator's runtime, by the names under which modules import them. */
const RUNTIME_PARTS: Record<string, string> = {
  '#claimwright/dates': 'transforms/values/dateFormats.ts',
  '#claimwright/iban': 'transforms/values/formats/iban.ts',
  '#claimwright/phone': 'transforms/values/formats/phone.ts',
};

/** Source of the pages that belong to no form. */
const GENERIC_PAGES = 'src/pages/genericPages.tsx';

/** Source of the page of a claim's status. */
const STATUS_PAGE = 'src/pages/StatusPage.tsx';

/** Sources that the build must have an asset of. */
export const PART_SOURCES = [
  ...Object.values(PART_FILES),
  ...Object.values(RUNTIME_PARTS),
  GENERIC_PAGES,
  STATUS_PAGE,
];

/** Calls for what is one visitor's own, which the page asks for at its start (C11-09). */
const FIRST_CALLS = ['/api/csrf', '/api/session'];

/**
 * Builds the elements of the page's head for a first view: the theme, the form's validator where the page is not judged
 * later, the parts of the app that it shows, and the first calls, so that none waits for the first script (C11-08).
 */
export function headOf(
  assets: BuiltAssets,
  { bundle, logo }: LoadedBundle,
  { path, view }: { path: string; view: FirstView | null },
): string {
  const own = view
    ? [...modulesOf(assets, view), ...view.parts.flatMap((part) => assets.of(PART_FILES[part]))]
    : assets.of(normalPath(path) === STATUS_PATH ? STATUS_PAGE : GENERIC_PAGES);
  const files = new Set([...own, ...assets.of(`src/themes/sheets/${bundle.settlement.theme}.css`)]);
  const [styles, modules] = [true, false].map((wanted) =>
    [...files].filter((url) => url.endsWith('.css') === wanted),
  );
  const links = [
    // Theme last, because it overrides the others.
    ...(styles ?? []).map((url) => `<link rel="stylesheet" crossorigin href="${url}">`),
    ...(modules ?? []).map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
  ];
  const calls = FIRST_CALLS.map((url) => `<link rel="preload" as="fetch" crossorigin href="${url}">`);
  const picture = logo ? [`<link rel="preload" as="image" fetchpriority="low" href="${logo.url}">`] : [];
  return [...links, ...calls, ...picture].join('\n    ');
}

/** Returns the form's validator with the parts of its runtime, where the page needs them at its start. */
function modulesOf(assets: BuiltAssets, { served: { module }, isJudgedLater }: FirstView): string[] {
  if (isJudgedLater) return [];
  const runtime = module.requires.flatMap((name) => RUNTIME_PARTS[name] ?? []);
  return [`/api/forms/modules/${module.name}`, ...runtime.flatMap((source) => assets.of(source))];
}
