import type { Rule } from '../../schemas/generated/types.ts';
import { documentKindKey } from '../../transforms/claims/recordDocuments.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { isContainer } from '../../transforms/config/pointer.ts';
import { optionLabelIn } from '../../transforms/pages/optionLabel.ts';
import { type BundleView, formTypeOf, lacksPages } from '../view/bundleView.ts';
import type { Check } from './check.ts';

/** A document that is demanded or chosen has no name: claimants would be told the kind as it is written (C8-06, C8-15). */
export const unnamedDocument: Check = {
  code: 'unnamed-document',
  *run(view) {
    if (view.isLost('content/en.json')) return;
    for (const { file, pointer, kind, formType, where } of [...demandedKinds(view), ...chosenKinds(view)]) {
      if (isNamed(view, formType, kind)) continue;
      yield {
        file,
        pointer: `${pointer}/kind`,
        message: `Where this document is ${where}, claimants read "${kind}": the kind has no text.`,
        hint: `Add "${documentKindKey(kind)}" to content/en.json, or offer the kind as an option where documents are added.`,
      };
    }
  },
};

/** A kind of document, and where it is written. */
interface WrittenKind {
  file: string;
  pointer: string;
  kind: string;
  formType: string;
  where: 'missing' | 'chosen';
}

/** The kinds that rules demand. */
function demandedKinds(view: BundleView): WrittenKind[] {
  return view.models.all
    .filter(({ name }) => name === 'documentContexts')
    .flatMap(({ formType, config }) =>
      config.rules.flatMap((rule, index) =>
        kindsOf(rule).map(({ kind, position }) => {
          const { file, pointer } = config.place.at('rules', index, 'namedParams', 'documents', position);
          return { file, pointer, kind, formType, where: 'missing' as const };
        }),
      ),
    );
}

/** The kinds that are chosen in the records of a block. */
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

/** The kinds that a rule demands, with their positions; what is no kind is another finding. */
function kindsOf({ name, namedParams }: Rule): { kind: string; position: number }[] {
  const demands: unknown = namedParams?.documents;
  if (camelCase(name) !== 'documentsRequired' || !Array.isArray(demands)) return [];
  return demands.flatMap((demand: unknown, position) =>
    isContainer(demand) && typeof demand.kind === 'string' && demand.kind !== ''
      ? [{ kind: demand.kind, position }]
      : [],
  );
}

/** Whether messages have a text for a kind: its own, or that of an option of the form's pages. */
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
