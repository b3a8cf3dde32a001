import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { labelKeyOf, type Placement, placementsOf } from '../../transforms/pages/placements.ts';
import { listed } from '../../transforms/texts/listed.ts';
import { contentText, type Texts } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import type { FormConfiguration, NamedPage } from '../stores/forms.ts';

/** Labels of answers by their paths without the numbers of records: `claimantInfo.phone`, `items` for a list. */
export type AnswerLabels = Readonly<Record<string, string>>;

/** Pages of a form, which have the labels of its fields. */
export type LabelledForm = Pick<FormConfiguration, 'pages'>;

/** Returns the placement of a field by the names on its path: `amount`, or `items`, `price` within a record's list. */
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

/** Returns the title key of a list: of its block, or of that block's page. */
function listTitleKey({ page }: NamedPage, model: string): string | undefined {
  const block = page.blocks.find(
    (candidate) => 'model' in candidate && camelCase(candidate.model ?? '') === model,
  );
  if (!block) return undefined;
  return 'titleKey' in block && typeof block.titleKey === 'string' ? block.titleKey : page.titleKey;
}

function labelKey(bundle: LabelledForm, path: string): string | undefined {
  const [model = '', ...rest] = pathSteps(path);
  const names = rest.filter((part) => !/^\d+$/.test(part));
  const keys = bundle.pages.map((named) =>
    names.length === 0 ? listTitleKey(named, model) : fieldLabelKey(named, model, names),
  );
  return keys.find((key) => key !== undefined);
}

/** Returns the label of a content key for use within a sentence: without its mark-up and final punctuation. */
export const labelInSentence = (key: string, texts: Texts) =>
  plainText(contentText(key, texts)).replace(/[.:](?=\u2069?$)/, '');

/** Returns the label of the field or list at a path of the claim; undefined where no page shows it. */
export function labelAt(bundle: LabelledForm, path: string, texts: Texts): string | undefined {
  const key = labelKey(bundle, path);
  return key === undefined ? undefined : labelInSentence(key, texts);
}

/**
 * Returns the labels of several paths as a list in a sentence, each once. A path that no page shows has the label of
 * `otherwise`, or is left out.
 */
export function labelsAt(
  bundle: LabelledForm,
  paths: readonly string[],
  texts: Texts,
  otherwise?: (path: string) => string | undefined,
): string {
  const labels = paths.flatMap((path) => labelAt(bundle, path, texts) ?? otherwise?.(path) ?? []);
  return listed(new Set(labels), texts.culture);
}
