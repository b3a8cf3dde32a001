import { isContainer, toPointer } from '../../transforms/ground/pointer.ts';
import { labelKeyOf, placementsOf } from '../../transforms/pages/placements.ts';
import { PLACEMENT_TEXT_NAMES } from '../../transforms/pages/placementTexts.ts';
import { type BundleView, memoizePerBundle, type PageView } from './bundleView.ts';

/** Content key with the JSON location that names it. */
export interface KeyUse {
  key: string;
  file: string;
  pointer: string;
}

/** Properties of content keys whose names do not end in Key. */
const TEXT_PROPERTIES: ReadonlySet<string> = new Set(['label', ...PLACEMENT_TEXT_NAMES]);
/** Properties that end in Key and are no content keys. */
const OTHER_KEYS = new Set(['prepopulatedDataKey', 'siteKey']);

/** Returns every content key that the bundle names, in the order of its files. */
export const keyUses = memoizePerBundle((view: BundleView): KeyUse[] => {
  const settlement = view.files.get('settlement.json');
  return [
    ...(settlement ? namedIn(settlement.value, 'settlement.json') : []),
    ...variantUses(view),
    ...messageUses(view),
    ...view.pages.flatMap(({ file, page }) => namedIn(page, file)),
    ...view.pages.flatMap(defaultLabels),
    ...view.pages.flatMap(implicitLabels),
  ].filter(({ key }) => key !== '');
});

function namedIn(root: unknown, file: string): KeyUse[] {
  const uses: KeyUse[] = [];
  walk(root, [], (name, value, path) => {
    if (namesTexts(name)) uses.push(...usesOf(value, path, file));
    return !namesTexts(name);
  });
  return uses;
}

type Path = readonly (string | number)[];

/** Visits every property at any depth; where the visitor returns false, those below it are skipped. */
function walk(
  value: unknown,
  path: Path,
  visit: (name: string, value: unknown, path: Path) => boolean,
): void {
  if (!isContainer(value)) return;
  for (const [name, child] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(name) : name];
    if (visit(name, child, here)) walk(child, here, visit);
  }
}

/** Tests if the value of a property is a content key, or a list of them. */
export function namesTexts(name: string): boolean {
  return (
    TEXT_PROPERTIES.has(name) || (/Keys?$/.test(name) && !OTHER_KEYS.has(name) && name !== 'errorMessageKeys')
  );
}

function usesOf(value: unknown, path: Path, file: string): KeyUse[] {
  if (typeof value === 'string') return [{ key: value, file, pointer: toPointer(path) }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item, index) => usesOf(item, [...path, index], file));
}

/** Returns the keys of content variants, which replace others (C8-11). */
function variantUses({ bundle }: BundleView): KeyUse[] {
  const file = 'settlement.json';
  return Object.entries(bundle.settlement.contentVariants ?? {}).flatMap(([key, variants]) => [
    { key, file, pointer: toPointer(['contentVariants', key]) },
    ...variants.map((variant, index) => ({
      key: variant.key,
      file,
      pointer: toPointer(['contentVariants', key, index, 'key']),
    })),
  ]);
}

/** Returns the keys of messages that replace those of rules (C2-04). */
function messageUses({ files }: BundleView): KeyUse[] {
  const file = 'models.json';
  const uses: KeyUse[] = [];
  walk(files.get(file)?.value, [], (name, value, path) => {
    if (name !== 'errorMessageKeys') return true;
    const keys = Object.entries(isContainer(value) ? value : {});
    uses.push(...keys.flatMap(([variant, key]) => usesOf(key, [...path, variant], file)));
    return false;
  });
  return uses;
}

/** Returns the default label keys of placements without label. */
function defaultLabels({ file, placements }: PageView): KeyUse[] {
  return placements.flatMap((placement) => {
    if (placement.field.label !== undefined || placement.model === undefined) return [];
    return [{ key: labelKeyOf(placement), file, pointer: `${placement.pointer}/name` }];
  });
}

/** Returns the label keys of addresses and names. */
function implicitLabels({ file, page }: PageView): KeyUse[] {
  const implied = placementsOf(page).filter(({ block }) => block.kind === 'address' || block.kind === 'name');
  return implied.map((placement) => ({ key: labelKeyOf(placement), file, pointer: placement.pointer }));
}
