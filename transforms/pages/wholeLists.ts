import type { Page } from '../../schemas/generated/types.ts';
import { BUILT_IN_LISTS } from '../config/builtInLists.ts';
import { isContainer } from '../ground/pointer.ts';

function listNames(value: unknown): string[] {
  if (!isContainer(value)) return [];
  const own = typeof value.optionsList === 'string' ? [value.optionsList] : [];
  return [...own, ...Object.values(value).flatMap(listNames)];
}

/** The names of the server's lists that pages offer, each once. */
export function serverLists(pages: readonly Page[]): string[] {
  return [...new Set(listNames(pages))].filter((name) => !Object.hasOwn(BUILT_IN_LISTS, name));
}
