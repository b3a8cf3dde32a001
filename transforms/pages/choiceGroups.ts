import { planFieldOf } from '../claims/planIndex.ts';
import type { ClaimDocument } from '../ground/claim.ts';
import type { FormPlan } from '../ground/plan.ts';
import type { ClaimError } from '../ground/verdict.ts';
import { isAboutSeveral } from '../vocabulary/rules.ts';
import { documentPlace, listErrorPlace, type PageBlocks } from './recordBlocks.ts';
import type { ChoiceGroupRenderBlock, PageSchema } from './types.ts';

/** Returns the choice groups of a page. */
export const choiceGroupsOf = (page: PageSchema): ChoiceGroupRenderBlock[] =>
  page.uiSchema['ui:options'].blocks.flatMap((block) => (block.kind === 'choiceGroup' ? block : []));

/**
 * Creates a function that returns the path at which a page shows an error: its field; the choice group where the rule
 * is about several boxes (C8-19); the block where several share a list (C8-14); the documents of a record (C8-15).
 */
export function errorPlaces(
  page: PageSchema,
  claim: ClaimDocument,
  state: PageBlocks,
): (error: ClaimError) => string {
  const groups = new Map(
    choiceGroupsOf(page).flatMap(({ path, fields }) => fields.map((field) => [field.path, path] as const)),
  );
  return (error) => {
    const group = isAboutSeveral(error.rule) ? groups.get(error.path) : undefined;
    return group ?? documentPlace(page, claim, error) ?? listErrorPlace(page, error, state);
  };
}

/** Tests if a rule demands some of the group's boxes and of no other fields: then the group is required (R5-31). */
export function isGroupAskedFor(plan: FormPlan, { fields }: Pick<ChoiceGroupRenderBlock, 'fields'>): boolean {
  const paths = fields.map(({ path }) => path);
  const among = fields.flatMap(({ model, name }) => planFieldOf(plan, model, name)?.alternatives ?? []);
  return among.some((set) => set.every((path) => paths.includes(path)));
}
