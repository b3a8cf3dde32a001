import type { ModelName } from '../../../transforms/config/names.ts';
import type { Model } from '../model.ts';

/** The model of a list on the page, by its DOM id. */
export const listOf = (id: string): string => id.replace('root_', '');

/** How many entries the person means to enter. */
export function entriesMeant(model: Model, list: string): number {
  const wanted = model.target[list as ModelName];
  return Array.isArray(wanted) ? wanted.length : 0;
}

/** Whether the list's entries are rows, which need no button of their own to be saved. */
export function isTable({ form, page }: Model, list: string): boolean {
  const blocks = form.pages.find(({ name }) => name === page)?.page.blocks ?? [];
  return blocks.some(
    (block) =>
      block.kind === 'recordTable' && 'model' in block && block.model?.toLowerCase() === list.toLowerCase(),
  );
}
