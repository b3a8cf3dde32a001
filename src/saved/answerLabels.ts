import { joinPath, keyOfPath } from '../../transforms/ground/claimPath.ts';
import { labelKeyOf, placementsOf } from '../../transforms/pages/placements.ts';
import { listed } from '../../transforms/texts/listed.ts';
import type { Texts } from '../../transforms/texts/lookUp.ts';
import { own } from '../../transforms/values/own.ts';
import type { FormConfiguration } from '../stores/forms.ts';
import { labelAt, labelInSentence } from '../wizard/fieldLabels.ts';
import type { SavedClaim } from './savedForm.ts';

/** Labels of answers by their paths without the numbers of records: `claimantInfo.phone`, `items` for a list. */
export type AnswerLabels = Readonly<Record<string, string>>;

/**
 * Returns the labels of a claim's answers as its form shows them: one that opens the saved form later may have no label
 * for an answer that it does not ask for any more.
 */
export function labelsOfAnswers(
  bundle: FormConfiguration,
  { entered, drafts }: Pick<SavedClaim, 'entered' | 'drafts'>,
  texts: Texts,
): AnswerLabels {
  const models = new Set<string>([...Object.keys(entered), ...drafts.map(({ model }) => model)]);
  const labels = new Map<string, string>();
  for (const name of models) {
    const title = labelAt(bundle, name, texts);
    if (title !== undefined) labels.set(name, title);
  }
  for (const placed of bundle.pages.flatMap(({ page }) => placementsOf(page))) {
    const { model, within, name } = placed;
    if (model === undefined || !models.has(model)) continue;
    const path = joinPath(model, within, name);
    const key = labelKeyOf(placed);
    if (key !== undefined && !labels.has(path)) labels.set(path, labelInSentence(key, texts));
  }
  return Object.fromEntries(labels);
}

/** Returns the labels of lost answers as a list in a sentence: the form's, or else those with which they were saved. */
export function labelsOfLost(
  bundle: FormConfiguration,
  { dropped, labels }: { dropped: readonly string[]; labels: AnswerLabels },
  texts: Texts,
): string {
  const found = dropped.flatMap((path) => labelAt(bundle, path, texts) ?? own(labels, keyOfPath(path)) ?? []);
  return listed(new Set(found), texts.culture);
}
