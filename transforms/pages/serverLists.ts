import type { Page } from '../../schemas/generated/types.ts';
import { BUILT_IN_LISTS } from '../config/builtInLists.ts';
import { containersIn } from '../ground/pointer.ts';

/** Returns the names of the server lists in `optionsList` of pages, without built-in lists, each once. */
export function serverLists(pages: readonly Page[]): string[] {
  const names = [...containersIn(pages)].flatMap(({ optionsList }) =>
    typeof optionsList === 'string' ? [optionsList] : [],
  );
  return [...new Set(names)].filter((name) => !Object.hasOwn(BUILT_IN_LISTS, name));
}
