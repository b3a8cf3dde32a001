import { placementsOf } from '../../transforms/pages/placements.ts';
import { suggest } from '../findings/didYouMean.ts';
import { answerKey, offeredBy, placedAnswers, setBy, setByBlocks } from '../meaning/placedAnswers.ts';
import type { BundleView } from '../view/bundleView.ts';
import { documentDemands, type WrittenDemand } from '../view/documentDemands.ts';
import { pagesOfForm } from '../view/formPages.ts';
import { placedField } from '../view/modelIndex.ts';
import { defineCheck } from './check.ts';

const DOCUMENTS = 'documentContexts';

/** Reports a kind of uploaded document that a rule requires and the form's pages do not offer (C12-10). */
export const unchoosableKind = defineCheck({
  code: 'unchoosable-kind',
  severity: 'warning',
  summary: 'a document that is demanded and that nobody can add',
  needs: 'file',
  *run(view) {
    for (const { formType, name, config } of view.models.all) {
      if (name !== DOCUMENTS) continue;
      for (const demand of documentDemands(config)) {
        if (!isUnchoosable(view, formType, demand)) continue;
        const { kind } = demand;
        const { file, pointer } = demand.place.at('kind');
        yield {
          file,
          pointer,
          message: `No document of the kind ${kind} can be added: nobody can choose it, and the form demands it.`,
          hint:
            suggest(kind, kindsOf(view, formType) ?? [], 'Kinds that can be chosen') ||
            `Offer "${kind}" where documents are added, or let a record have "documents": { "kind": "${kind}" }.`,
        };
      }
    }
  },
});

/**
 * Tests if no page of the form offers the kind of a required document; false where that is unknown. False also for a
 * document per record where pages offer no kind at all, which the check `unset-link` reports.
 */
export function isUnchoosable(
  view: BundleView,
  formType: string,
  { kind, per }: Pick<WrittenDemand, 'kind' | 'per'>,
): boolean {
  const kinds = kindsOf(view, formType);
  return kinds !== undefined && !kinds.includes(kind) && (kinds.length > 0 || per === undefined);
}

/**
 * Returns the document kinds that a form's pages offer; undefined where any text is allowed, or pages could not be
 * read.
 */
function kindsOf(view: BundleView, formType: string): string[] | undefined {
  const pages = pagesOfForm(view, formType);
  const field = view.models.find(formType, DOCUMENTS)?.fields.get('kind');
  if (!pages || !field || field.field.computed !== undefined) return undefined;
  // A placement of an unknown field may mean the kind.
  const placements = pages.flatMap(({ page }) => placementsOf(page));
  if (placements.some((placement) => !placedField(view.models, formType, placement))) return undefined;
  const key = answerKey(formType, DOCUMENTS, undefined, 'kind');
  const places = (placedAnswers(view).get(key) ?? []).map(({ placement }) => placement.field);
  const chosen = places.map((placed) =>
    placed.prepopulatedDataKey === undefined ? offeredBy(view, placed) : undefined,
  );
  if (chosen.some((values) => values === undefined)) return undefined;
  const set = [...places.flatMap(setBy), ...(setByBlocks(view).get(key) ?? [])];
  return [...new Set([...chosen.flat(), ...set].map(String))];
}
