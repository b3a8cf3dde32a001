import { LINK_FIELD } from '../../transforms/ground/documentLinks.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';
import type { PageView } from '../view/bundleView.ts';
import { documentDemands } from '../view/documentDemands.ts';
import { pagesOfForm } from '../view/formPages.ts';
import type { ModelView } from '../view/modelIndex.ts';
import { defineCheck } from './check.ts';
import { isUnchoosable } from './unchoosableKind.ts';

/**
 * Reports an uploaded document that is required for each record, where nothing in the form links it to one (C8-15).
 */
export const unsetLink = defineCheck({
  code: 'unset-link',
  severity: 'warning',
  summary: 'a document that is demanded for each record and that nothing links to one',
  needs: 'bundle',
  *run(view) {
    for (const model of view.models.all.filter(({ name }) => name === 'documentContexts')) {
      const pages = pagesOfForm(view, model.formType);
      if (!pages || isLinkEntered(pages, model)) continue;
      for (const demand of documentDemands(model.config)) {
        const { kind, per, place } = demand;
        // A kind that nobody can choose is reported by another check.
        if (per === undefined || isChosenInRecords(pages, kind, per)) continue;
        if (isUnchoosable(view, model.formType, demand)) continue;
        yield {
          file: 'models.json',
          pointer: place.at('per').pointer,
          message: `Nothing on the form links a document of the kind ${kind} to a record of ${per}, so none ever meets this.`,
          hint: `Let it be chosen in the record: "documents": { "kind": "${kind}" } on the block of ${per}.`,
        };
      }
    }
  },
});

/** Tests if the link is an ordinary field: entered on a page, or computed. */
const isLinkEntered = (pages: readonly PageView[], { name, fields }: ModelView): boolean =>
  fields.get(LINK_FIELD)?.field.computed !== undefined ||
  pages.some(({ page }) =>
    placementsOf(page).some((placed) => placed.model === name && placed.name === LINK_FIELD),
  );

const isChosenInRecords = (pages: readonly PageView[], kind: string, list: string): boolean =>
  pages.some(({ page }) =>
    page.blocks.some(
      (block) => 'documents' in block && block.documents?.kind === kind && camelCase(block.model) === list,
    ),
  );
