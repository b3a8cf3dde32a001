import { matchesFilter } from '../../transforms/claims/recordFilter.ts';
import type { FormConfig } from '../../transforms/config/formConfig.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import type { FormPlan, PlanModel, PlanPlacement } from '../../transforms/ground/plan.ts';
import { isConfirmation } from '../../transforms/pages/isConfirmation.ts';
import type { SearchField } from './searchForm.ts';

/** Counts the pages that are filled in: those before the confirmation. */
export function filledPages({ pages }: FormConfig): number {
  const end = pages.findIndex(isConfirmation);
  return end < 0 ? pages.length : end;
}

/** Order in which the fields of a claim are entered, page by page. */
export class PageOrder {
  private readonly plan: FormPlan;
  private readonly fields: ReadonlyMap<string, SearchField>;

  constructor(plan: FormPlan, fields: ReadonlyMap<string, SearchField>) {
    this.plan = plan;
    this.fields = fields;
  }

  /** Returns the claim without fields that are entered after the page at the position. */
  upTo(claim: ClaimDocument, page: number): ClaimDocument {
    const entered: ClaimDocument = {};
    for (const model of this.plan.models) {
      const value = claim[model.name];
      if (Array.isArray(value)) entered[model.name] = this.recordsUpTo(model, value, page);
      else if (value) entered[model.name] = this.fieldsUpTo(model.name, value, page);
    }
    return entered;
  }

  private recordsUpTo(
    model: PlanModel,
    records: readonly (ClaimRecord | null)[],
    page: number,
  ): ClaimRecord[] {
    const homes = (model.chosenIn ?? []).map(({ placement }) => placement);
    const places = [...(model.placements ?? []), ...homes];
    // A list that no page asks for is filled by the server, so that it is there from the beginning.
    const earlier = ({ page: of }: PlanPlacement) => of <= page;
    const live = records.filter((record) => record !== null);
    if (places.length === 0) return live;
    const open = places.filter(earlier);
    const shows = (record: ClaimRecord) =>
      open.some((place) => homes.includes(place) || matchesFilter(place.only, record));
    return live.filter(shows).map((record) => this.fieldsUpTo(model.name, record, page));
  }

  private fieldsUpTo(owner: string, record: ClaimRecord, page: number): ClaimRecord {
    const entries = Object.entries(record).filter(([name]) => {
      const inputs = this.fields.get(`${owner}.${name}`)?.inputs ?? [];
      return inputs.length === 0 || inputs.some((input) => input.page <= page);
    });
    return Object.fromEntries(entries);
  }
}
