import type { Page } from '../../schemas/generated/types.ts';
import { planFieldOf } from '../claims/planIndex.ts';
import type { FormPlan, PlanField } from '../ground/plan.ts';
import { isMasked } from './maskOf.ts';
import { type Placement, placementsOf } from './placements.ts';
import { serverLists } from './serverLists.ts';

/** Lazy chunk of the app, which only those pages load that need it. */
export type PagePart =
  | 'summary'
  | 'confirmation'
  | 'signatureDate'
  | 'choiceGroup'
  | 'recordManager'
  | 'recordTable'
  | 'displayRows'
  | 'innerTable'
  | 'dateInput'
  | 'fileInput'
  | 'combobox'
  | 'maskEngine';

/** Page with the inputs that decide its parts. */
interface PageSite {
  page: Page;
  placements: readonly Placement[];
  plan: FormPlan;
  /** Tests if a list of the server is sent whole; the others are searched. */
  isWhole: (list: string) => boolean;
}

const has =
  (kind: Page['blocks'][number]['kind']) =>
  ({ page }: PageSite): boolean =>
    page.blocks.some((block) => block.kind === kind);

const NEEDS: Record<PagePart, (site: PageSite) => boolean> = {
  summary: has('summary'),
  confirmation: has('confirmation'),
  signatureDate: has('signature'),
  choiceGroup: has('choiceGroup'),
  recordManager: has('recordManager'),
  recordTable: has('recordTable'),
  displayRows: has('displayRows'),
  innerTable: ({ placements }) => placements.some(({ within }) => within !== undefined),
  dateInput: ({ placements, plan }) =>
    placements.some((one) => one.field.component === 'date' || typeOf(one, plan) === 'date'),
  fileInput: ({ page, placements, plan }) =>
    page.blocks.some((block) => 'documents' in block && block.documents) ||
    placements.some((one) => typeOf(one, plan) === 'file'),
  combobox: ({ page, isWhole }) => !serverLists([page]).every(isWhole),
  maskEngine: ({ placements, plan }) =>
    placements.some((one) => isMasked(one.field, fieldOf(one, plan)) || typeOf(one, plan) === 'date'),
};

const fieldOf = ({ model, within, name }: Placement, plan: FormPlan): PlanField | undefined =>
  within === undefined ? planFieldOf(plan, model, name) : planFieldOf(plan, model, within, name);

const typeOf = (placement: Placement, plan: FormPlan) => fieldOf(placement, plan)?.type;

/** Returns the lazy chunks of the app that a page needs; `isWhole` tests if a server list is sent whole. */
export function partsOf(page: Page, plan: FormPlan, isWhole: (list: string) => boolean): PagePart[] {
  const site = { page, placements: placementsOf(page), plan, isWhole };
  return (Object.keys(NEEDS) as PagePart[]).filter((part) => NEEDS[part](site));
}

/** Part that a page shows at first. */
export type FirstPart = Exclude<PagePart, 'maskEngine'>;

/** Returns those parts that a page shows at first: the engine of masks waits until a field is filled in (C11-10). */
export const partsAtFirst = (parts: readonly PagePart[]): FirstPart[] =>
  parts.filter((part) => part !== 'maskEngine');

/** Parts that judge before Next: records and documents when they are saved, the summary when it lists what is missing. */
const JUDGING: readonly PagePart[] = ['recordManager', 'recordTable', 'fileInput', 'summary'];

/** Tests if nothing on a page with these parts is judged before a claimant has entered something and presses Next. */
export function canJudgeLater(parts: readonly PagePart[]): boolean {
  return !parts.some((part) => JUDGING.includes(part));
}
