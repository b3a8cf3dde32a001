import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { labelKeyOf, type Placement, placementsOf } from '../../transforms/pages/placements.ts';
import { listed } from '../../transforms/texts/listed.ts';
import { contentText, type Texts } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import type { FormBundle, NamedPage } from '../stores/forms.ts';

/** The placement of a field by the names that lead to it: `amount`, or `items`, `price` within a record's list. */
export function placedAt(
  { page }: NamedPage,
  model: string,
  names: readonly string[],
): Placement | undefined {
  const [within, name] = names.length > 1 ? names : [undefined, ...names];
  return placementsOf(page).find(
    (placement) => placement.model === model && placement.within === within && placement.name === name,
  );
}

function fieldLabelKey(named: NamedPage, model: string, names: readonly string[]): string | undefined {
  const placed = placedAt(named, model, names);
  return placed && labelKeyOf(placed);
}

/** A list is called by its block's title, or by that of its page. */
function listTitleKey({ page }: NamedPage, model: string): string | undefined {
  const block = page.blocks.find(
    (candidate) => 'model' in candidate && camelCase(candidate.model ?? '') === model,
  );
  if (!block) return undefined;
  return 'titleKey' in block && typeof block.titleKey === 'string' ? block.titleKey : page.titleKey;
}

function labelKey(bundle: FormBundle, path: string): string | undefined {
  const [model = '', ...rest] = pathSteps(path);
  const names = rest.filter((part) => !/^\d+$/.test(part));
  const keys = bundle.pages.map((named) =>
    names.length === 0 ? listTitleKey(named, model) : fieldLabelKey(named, model, names),
  );
  return keys.find((key) => key !== undefined);
}

/** How a label reads within a sentence: without its mark-up and what ends it. */
export const written = (key: string, texts: Texts) =>
  plainText(contentText(key, texts)).replace(/[.:](?=\u2069?$)/, '');

/** What people call the field or list at a path of the claim, as the form's pages do; undefined where none shows it. */
export function labelAt(bundle: FormBundle, path: string, texts: Texts): string | undefined {
  const key = labelKey(bundle, path);
  return key === undefined ? undefined : written(key, texts);
}

/** The labels of several paths, each once, as a sentence lists them. What no page shows is not named. */
export function labelsAt(bundle: FormBundle, paths: readonly string[], texts: Texts): string {
  const labels = paths.flatMap((path) => labelAt(bundle, path, texts) ?? []);
  return listed(new Set(labels), texts.culture);
}
