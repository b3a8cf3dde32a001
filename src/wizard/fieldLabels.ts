import { camelCase } from '../../transforms/config/names.ts';
import { labelKeyOf, placementsOf } from '../../transforms/pages/placements.ts';
import { contentText, type Texts } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../widgets/InlineMarkdown/parseInline.ts';
import type { FormBundle, NamedPage } from '../stores/forms.ts';

function fieldLabelKey({ page }: NamedPage, model: string, name: string): string | undefined {
  const placed = placementsOf(page).find((placement) => placement.model === model && placement.name === name);
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
  const [model = '', ...rest] = path.split('.');
  const name = rest.filter((part) => !/^\d+$/.test(part)).at(-1);
  const keys = bundle.pages.map((named) =>
    name === undefined ? listTitleKey(named, model) : fieldLabelKey(named, model, name),
  );
  return keys.find((key) => key !== undefined);
}

/** What people call the field or list at a path of the claim, as the form's pages do; undefined where none shows it. */
export function labelAt(bundle: FormBundle, path: string, texts: Texts): string | undefined {
  const key = labelKey(bundle, path);
  return key === undefined ? undefined : plainText(contentText(key, texts)).replace(/[.:](?=\u2069?$)/, '');
}

/** The labels of several paths, each once, as a sentence lists them. What no page shows is not named. */
export function labelsAt(bundle: FormBundle, paths: readonly string[], texts: Texts): string {
  const labels = paths.flatMap((path) => labelAt(bundle, path, texts) ?? []);
  return new Intl.ListFormat(texts.culture).format(new Set(labels));
}
