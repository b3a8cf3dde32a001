import type { ServerList } from '../../schemas/generated/types.ts';
import type { FormConfig } from '../config/formConfig.ts';
import { isOfKind } from '../ground/documentLinks.ts';
import type { PlanDocuments, PlanHome, PlanModel, PlanPlacement } from '../ground/plan.ts';
import { optionLabelIn } from '../pages/optionLabel.ts';
import type { DocumentDemand, DocumentsRequiredInstance } from '../vocabulary/documentsRequired.ts';
import type { PlacedPages } from './buildPlacements.ts';

/** List whose records get an identifier at creation, the only one that documents can be linked to (C8-06). */
const LINKED = 'claimTransactions';

/**
 * Adds to each placement of a block with documents the label of their kind, and the position of the block's own demand
 * among the rules of documentContexts: after the `count` rules of that model itself (C8-15).
 */
export function withDocumentKinds(
  placed: PlacedPages,
  lists: Record<string, ServerList>,
  count: number,
): PlacedPages {
  const kinds = placed.written.get('documentContexts.kind') ?? [];
  let next = count;
  const named = ({ demands, ...documents }: PlanDocuments): PlanDocuments => ({
    ...documents,
    ...optionLabelIn(kinds, lists, documents.kind),
    ...(demands && { demands, rule: next++ }),
  });
  const placements = (placed.placements.get(LINKED) ?? []).map((placement) =>
    placement.documents ? { ...placement, documents: named(placement.documents) } : placement,
  );
  return { ...placed, placements: new Map([...placed.placements, [LINKED, placements]]) };
}

/** Rule about documents that a block demands: its parameters as written, and its instance. */
interface BlockDemand {
  written: { documents: object[] };
  body: DocumentsRequiredInstance;
}

/** Returns the member `documents` of the block of a placement, as written. */
function writtenIn({ pages, exitPages }: FormConfig, { page, block }: PlanPlacement): object | undefined {
  const blocks = [...pages, ...exitPages][page]?.page.blocks ?? [];
  const own = blocks.find(({ id }) => id === block);
  return own && 'documents' in own ? own.documents : undefined;
}

/** Returns the demands of blocks on their records' documents as rules of the documents' model. */
export function demandedByBlocks({ placements }: PlacedPages, form: FormConfig): BlockDemand[] {
  return (placements.get(LINKED) ?? []).flatMap((placement) => {
    if (placement.documents?.rule === undefined) return [];
    const { when: _when, rule, demands = [], ...kind } = placement.documents;
    const documents: DocumentDemand[] = demands.map((own) => ({ ...kind, per: LINKED, ...own }));
    return [
      {
        written: { documents: [{ ...writtenIn(form, placement), per: LINKED }] },
        body: { index: rule, documents },
      },
    ];
  });
}

/**
 * Adds to each placement of a block with documents all demands on their kind, and to the plan of documentContexts the
 * list of these placements (`chosenIn`).
 */
export function withDocumentPlaces(
  models: readonly PlanModel[],
  demands: readonly DocumentDemand[],
): PlanModel[] {
  const homes: PlanHome[] = [];
  const demanded = (documents: PlanDocuments): PlanDocuments => {
    const own = demands.filter(({ kind, per }) => per === LINKED && isOfKind({ kind }, documents.kind));
    const bounds = own.map(({ when, min, max }) => ({
      ...(when && { when }),
      ...(min && { min }),
      ...(max && { max }),
    }));
    return bounds.length > 0 ? { ...documents, demands: bounds } : documents;
  };
  const place = (placement: PlanPlacement): PlanPlacement => {
    if (!placement.documents) return placement;
    const placed = { ...placement, documents: demanded(placement.documents) };
    homes.push({ list: LINKED, placement: placed });
    return placed;
  };
  const plans = models.map((model) =>
    model.name === LINKED && model.placements ? { ...model, placements: model.placements.map(place) } : model,
  );
  if (homes.length === 0) return plans;
  return plans.map((model) => (model.name === 'documentContexts' ? { ...model, chosenIn: homes } : model));
}
