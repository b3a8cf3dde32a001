import { addText } from '../../transforms/config/advice.ts';
import { documentKindKey } from '../../transforms/ground/documentLinks.ts';
import { optionLabelIn } from '../../transforms/pages/optionLabel.ts';
import { type BundleView, formTypeOf, lacksPages } from '../view/bundleView.ts';
import { documentDemands } from '../view/documentDemands.ts';
import { defineCheck } from './check.ts';
import { isUnchoosable } from './unchoosableKind.ts';

/**
 * Reports a kind of uploaded document that is required or chosen and has no text (C8-06, C8-15), because claimants
 * would read the raw kind.
 */
export const unnamedDocument = defineCheck({
  code: 'unnamed-document',
  severity: 'warning',
  summary: 'a demanded document whose kind has no text',
  needs: 'bundle',
  *run(view) {
    if (view.isLost('content/en.json')) return;
    for (const { file, pointer, kind, formType, where } of [...demandedKinds(view), ...chosenKinds(view)]) {
      if (isNamed(view, formType, kind)) continue;
      yield {
        file,
        pointer: `${pointer}/kind`,
        message: `Where this document is ${where}, claimants read "${kind}": the kind has no text.`,
        hint: addText(documentKindKey(kind), 'offer the kind as an option where documents are added'),
      };
    }
  },
});

/** Kind of document with its place in the bundle. */
interface WrittenKind {
  file: string;
  pointer: string;
  kind: string;
  formType: string;
  where: 'missing' | 'chosen';
}

/** Returns the kinds that rules require, without those that nobody can choose, which another check reports. */
function demandedKinds(view: BundleView): WrittenKind[] {
  return view.models.all
    .filter(({ name }) => name === 'documentContexts')
    .flatMap(({ formType, config }) =>
      documentDemands(config)
        .filter((demand) => !isUnchoosable(view, formType, demand))
        .map(({ kind, place: { file, pointer } }) => ({ file, pointer, kind, formType, where: 'missing' })),
    );
}

/** Returns the kinds that are chosen in the records of a block. */
function chosenKinds({ pages }: BundleView): WrittenKind[] {
  return pages.flatMap(({ file, form, page }) =>
    page.blocks.flatMap((block, position) => {
      if (!('documents' in block) || !block.documents) return [];
      const pointer = `/blocks/${position}/documents`;
      return [
        { file, pointer, kind: block.documents.kind, formType: formTypeOf(form), where: 'chosen' as const },
      ];
    }),
  );
}

/** Tests if messages have a text for a kind: its own, or the label of an option of the form's pages. */
function isNamed(view: BundleView, formType: string, kind: string): boolean {
  const key = documentKindKey(kind);
  if (Object.hasOwn(view.bundle.content.en ?? {}, key) || view.wasLeftOut(key)) return true;
  const pages = view.pages.filter(({ form }) => formTypeOf(form) === formType);
  if (pages.some(({ form }) => lacksPages(view, form))) return true;
  const offered = pages
    .flatMap(({ placements }) => placements)
    .filter(({ model, name, within }) => model === 'documentContexts' && name === 'kind' && !within)
    .map(({ field }) => field);
  return optionLabelIn(offered, view.bundle.lists, kind) !== undefined;
}
