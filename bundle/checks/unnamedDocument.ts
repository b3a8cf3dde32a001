import type { Rule } from '../../schemas/generated/types.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { isContainer } from '../../transforms/config/pointer.ts';
import { optionLabelIn } from '../../transforms/pages/optionLabel.ts';
import { documentKindKey } from '../../transforms/vocabulary/documentsRequired.ts';
import { type BundleView, formTypeOf, lacksPages } from '../view/bundleView.ts';
import type { Check } from './check.ts';

/** A demanded document without a name: its message would tell claimants the kind as it is written (C8-06). */
export const unnamedDocument: Check = {
  code: 'unnamed-document',
  *run(view) {
    if (view.isLost('content/en.json')) return;
    for (const { formType, name, config } of view.models.all) {
      if (name !== 'documentContexts') continue;
      for (const [index, rule] of config.rules.entries())
        for (const { kind, position } of kindsOf(rule)) {
          if (isNamed(view, formType, kind)) continue;
          const { file, pointer } = config.place.at('rules', index, 'namedParams', 'documents', position);
          yield {
            file,
            pointer: `${pointer}/kind`,
            message: `Where this document is missing, claimants read "${kind}": the kind has no text.`,
            hint: `Add "${documentKindKey(kind)}" to content/en.json, or offer the kind as an option where documents are added.`,
          };
        }
    }
  },
};

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
