import { DEADLINE_STYLES } from '../../transforms/deadlines/deadlines.ts';
import { MIN_INSTANCES } from '../../transforms/form/pageRules.ts';
import { fromPointer, isContainer, valueAt } from '../../transforms/ground/pointer.ts';
import { EN } from '../../transforms/texts/en.ts';
import { placeholdersOf } from '../../transforms/texts/placeholders.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';
import { textFor } from '../../transforms/texts/textFaults.ts';
import { type AdaptedRule, placeholdersOfFailures } from '../../transforms/vocabulary/authoring.ts';
import { type BundleView, memoizePerBundle } from '../view/bundleView.ts';
import { type KeyUse, keyUses } from '../view/contentKeys.ts';
import { builtRules } from './builtRules.ts';

/** Use of a content key in the bundle: what fills its placeholders there, and how its text is drawn. */
export interface TextUse {
  /** Placeholders that are available there beside the deadlines; undefined where that is unknown. */
  fills: readonly string[] | undefined;
  /** True where links and emphasis are rendered; else Markdown is shown as written. */
  isMarked: boolean;
  /** True where a count selects the text, so that it may have plural forms. */
  isCounted: boolean;
}

/** Returns the parameters that every message of a rule has, and whether a count selects its text. */
function fillsOfRule(rule: AdaptedRule): Pick<TextUse, 'fills' | 'isCounted'> {
  const keys = Object.keys(EN).filter((key) => new RegExp(`^Rule_${rule.name}(?:_|$)`).test(key));
  const isCounted = keys.some((key) => key.endsWith('_other'));
  const [first, ...others] = placeholdersOfFailures(rule) ?? [];
  if (first) return { fills: first.filter((fill) => others.every((way) => way.includes(fill))), isCounted };
  return { fills: keys.flatMap((key) => placeholdersOf(EN[key as keyof typeof EN])), isCounted };
}

/** Properties whose texts are rendered as inline Markdown. */
const MARKED = new Set(['introKey', 'textKeys', 'copyKeys', 'hint', 'hintKey', 'detailKeys', 'addressKey']);

/** Maps each content key to its uses, without those of the product's own texts. */
export const textUses = memoizePerBundle((view: BundleView): ReadonlyMap<string, readonly TextUse[]> => {
  const uses = new Map<string, TextUse[]>();
  const add = (key: string, use: TextUse) => uses.set(key, [...(uses.get(key) ?? []), use]);
  const rules = new Map(
    builtRules(view).flatMap((owner) => owner.rules.map((rule) => [rule.place.pointer, rule])),
  );
  const variants: KeyUse[] = [];
  for (const use of keyUses(view)) {
    if (use.pointer.startsWith('/contentVariants/')) variants.push(use);
    else if (use.file === 'models.json') add(use.key, messageUse(use, rules));
    else add(use.key, shownUse(view, use));
  }
  // A variant is shown in the places of the text that it replaces.
  for (const { key, pointer } of variants) {
    const [, of = ''] = fromPointer(pointer);
    if (of !== key) for (const use of uses.get(of) ?? []) add(key, use);
  }
  add(MIN_INSTANCES, { fills: ['min'], isMarked: false, isCounted: true });
  return uses;
});

function messageUse({ pointer }: KeyUse, rules: ReadonlyMap<string, AdaptedRule>): TextUse {
  const rule = rules.get(pointer.slice(0, pointer.indexOf('/errorMessageKeys/')));
  if (!rule) return { fills: undefined, isMarked: false, isCounted: true };
  return { ...fillsOfRule(rule), isMarked: false };
}

function shownUse(view: BundleView, { file, pointer }: KeyUse): TextUse {
  const path = fromPointer(pointer);
  const property = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  const fills = property === 'recordLabelKey' ? ['number'] : [];
  return { fills, isMarked: isMarked(view, file, path, property), isCounted: false };
}

function isMarked(view: BundleView, file: string, path: readonly string[], property: string): boolean {
  if (MARKED.has(property)) return true;
  const block = valueAt(view.files.get(file)?.value, `/${path.slice(0, 2).join('/')}`);
  const kind = isContainer(block) ? block.kind : undefined;
  if (property === 'textKey') return kind === 'header';
  if (property === 'labelKey') return kind === 'choiceGroup';
  // Labels of options are plain text; those of fields are Markdown.
  if (path.includes('options')) return false;
  return ['label', 'name', 'blocks', 'fields', 'columns'].includes(property);
}

/** Placeholders of deadlines, which every text may have. */
const deadlineFills = memoizePerBundle(({ bundle }: BundleView): string[] =>
  Object.keys(bundle.settlement.deadlines).flatMap((key) =>
    DEADLINE_STYLES.map((style) => `deadline.${key}.${style}`),
  ),
);

/** Returns the placeholders that are available at all uses of a key; undefined where that is unknown. */
export function filledIn(view: BundleView, key: string): readonly string[] | undefined {
  const own = textFor(key, EN);
  if (own !== undefined) return [...placeholdersOf(own), ...deadlineFills(view)];
  const uses = usesOfText(view, key);
  const [first, ...others] = uses.map(({ fills }) => fills);
  if (!first || others.some((fills) => !fills)) return undefined;
  const everywhere = first.filter((name) => others.every((fills) => fills?.includes(name)));
  return [...everywhere, ...deadlineFills(view)];
}

/** Returns the uses of a content key; for a plural form that nothing names, those of its base key. */
export function usesOfText(view: BundleView, key: string): readonly TextUse[] {
  const uses = textUses(view);
  return uses.get(key) ?? uses.get(withoutPlural(key)) ?? [];
}

/** Tests if a count selects the text of a key at all of its uses. */
export const isAlwaysCounted = (view: BundleView, key: string): boolean =>
  usesOfText(view, key).every(({ isCounted }) => isCounted);
