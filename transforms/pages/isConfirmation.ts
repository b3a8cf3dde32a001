import type { Page } from '../../schemas/generated/types.ts';

/** Tests if a page is the confirmation of a filed claim: Next on the page before it files the claim. */
export function isConfirmation({ name, page }: { name: string; page: Page }): boolean {
  return name === 'confirmation' || page.blocks.some((block) => block.kind === 'confirmation');
}
