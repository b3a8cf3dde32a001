import { DEADLINE_STYLES } from '../../transforms/deadlines/deadlines.ts';
import { MIN_INSTANCES } from '../../transforms/form/pageRules.ts';
import { fromPointer, isContainer, valueAt } from '../../transforms/ground/pointer.ts';
import { EN } from '../../transforms/texts/en.ts';
import { placeholdersOf } from '../../transforms/texts/placeholders.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';
import { textFor } from '../../transforms/texts/textFaults.ts';
import { type BundleView, remembered } from '../view/bundleView.ts';
import { type KeyUse, keyUses } from '../view/contentKeys.ts';
import { builtRules } from './builtRules.ts';
import { fillsOfRule } from './ruleFills.ts';

/** How the text of a key is shown at one place. */
export interface TextUse {
  /** What is filled in there beside the deadlines; undefined where that is not known. */
  fills: readonly string[] | undefined;
  /** Whether links and emphasis are drawn there; else their marks are shown as they are written. */
  isMarked: boolean;
  /** Whether it is chosen by a count, so that it may have plural forms. */
  isCounted: boolean;
}

/** Keys of texts in which inline Markdown is drawn. */
const MARKED = new Set(['introKey', 'textKeys', 'copyKeys', 'hint', 'hintKey', 'detailKeys', 'addressKey']);

/** Every use of each content key, but for those of the product's own texts. */
export const textUses = remembered((view: BundleView): ReadonlyMap<string, readonly TextUse[]> => {
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
  // Another wording is shown where the text is that it stands for.
  for (const { key, pointer } of variants) {
    const [, of = ''] = fromPointer(pointer);
    if (of !== key) for (const use of uses.get(of) ?? []) add(key, use);
  }
  add(MIN_INSTANCES, { fills: ['min'], isMarked: false, isCounted: true });
  return uses;
});

function messageUse(
  { pointer }: KeyUse,
  rules: ReadonlyMap<string, Parameters<typeof fillsOfRule>[0]>,
): TextUse {
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
  // What an option is called is written as it is; what a field is called is drawn.
  if (path.includes('options')) return false;
  return ['label', 'name', 'blocks', 'fields', 'columns'].includes(property);
}

/** The placeholders of deadlines, which every text may have. */
const deadlineFills = remembered(({ bundle }: BundleView): string[] =>
  Object.keys(bundle.settlement.deadlines).flatMap((key) =>
    DEADLINE_STYLES.map((style) => `deadline.${key}.${style}`),
  ),
);

/** What is filled in wherever the texts of a key are shown; undefined where that is not known. */
export function filledIn(view: BundleView, key: string): readonly string[] | undefined {
  const own = textFor(key, EN);
  if (own !== undefined) return [...placeholdersOf(own), ...deadlineFills(view)];
  const uses = usesOfText(view, key);
  const [first, ...others] = uses.map(({ fills }) => fills);
  if (!first || others.some((fills) => !fills)) return undefined;
  const everywhere = first.filter((name) => others.every((fills) => fills?.includes(name)));
  return [...everywhere, ...deadlineFills(view)];
}

/** Where the text of a key, or of the plural that it is a form of, is shown. */
export function usesOfText(view: BundleView, key: string): readonly TextUse[] {
  const uses = textUses(view);
  return uses.get(key) ?? uses.get(withoutPlural(key)) ?? [];
}

/** Whether the text of a key is chosen by a count wherever it is shown. */
export const isAlwaysCounted = (view: BundleView, key: string): boolean =>
  usesOfText(view, key).every(({ isCounted }) => isCounted);
