import { LINK_FIELD } from '../../transforms/claims/recordDocuments.ts';
import { camelCase } from '../../transforms/config/names.ts';
import { isContainer } from '../../transforms/config/pointer.ts';
import { placementsOf } from '../../transforms/pages/placements.ts';
import type { PageView } from '../view/bundleView.ts';
import { pagesOfForm } from '../view/formPages.ts';
import type { ModelView } from '../view/modelIndex.ts';
import type { Check } from './check.ts';

/** A document is demanded for each record of a list, and nothing on the form links one to a record (C8-15). */
export const unsetLink: Check = {
  code: 'unset-link',
  *run(view) {
    for (const model of view.models.all.filter(({ name }) => name === 'documentContexts')) {
      const pages = pagesOfForm(view, model.formType);
      if (!pages || isLinkEntered(pages, model)) continue;
      for (const { kind, per, place } of demandsOf(model)) {
        if (isChosenInRecords(pages, kind, per)) continue;
        yield {
          file: 'models.json',
          pointer: place.pointer,
          message: `Nothing on the form links a document of the kind ${kind} to a record of ${per}, so none ever meets this.`,
          hint: `Let it be chosen in the record: "documents": { "kind": "${kind}" } on the block of ${per}.`,
        };
      }
    }
  },
};

/** The demands of a document for each record of a list. */
function demandsOf({ config }: ModelView) {
  return config.rules.flatMap(({ name, namedParams }, at) => {
    const documents: unknown = camelCase(name) === 'documentsRequired' ? namedParams?.documents : [];
    return (Array.isArray(documents) ? documents : []).flatMap((demand: unknown, index) => {
      if (!isContainer(demand) || typeof demand.per !== 'string' || typeof demand.kind !== 'string')
        return [];
      const place = config.place.at('rules', at, 'namedParams', 'documents', index, 'per');
      return [{ kind: demand.kind, per: camelCase(demand.per), place }];
    });
  });
}

/** Whether the link is a field like any other: entered on a page, or calculated. */
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
