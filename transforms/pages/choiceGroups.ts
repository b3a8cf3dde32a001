import type { ClaimError } from '../claims/types.ts';
import { isAboutSeveral } from '../vocabulary/rules.ts';
import type { ChoiceGroupRenderBlock, PageSchema } from './types.ts';

/** The groups of boxes on a page. */
export const choiceGroupsOf = (page: PageSchema): ChoiceGroupRenderBlock[] =>
  page.uiSchema['ui:options'].blocks.flatMap((block) => (block.kind === 'choiceGroup' ? block : []));

/**
 * Where a page shows each error: at its field, but at the group of boxes where the rule is about several of them
 * (C8-19).
 */
export function errorPlaces(page: PageSchema): (error: ClaimError) => string {
  const groups = new Map(
    choiceGroupsOf(page).flatMap(({ path, fields }) => fields.map((field) => [field.path, path] as const)),
  );
  return ({ path, rule }) => (isAboutSeveral(rule) ? groups.get(path) : undefined) ?? path;
}
