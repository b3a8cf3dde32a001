import { BUILT_IN_LISTS } from '../../transforms/config/builtInLists.ts';
import { suggest } from '../findings/didYouMean.ts';
import type { Check } from './check.ts';

/** Reports an `optionsList` that neither the bundle nor the product has; building a form checks the lists of rules. */
export const unknownList: Check = {
  code: 'unknown-list',
  needs: 'file',
  *run({ pages, files }) {
    const lists = [...files.values()]
      .filter(({ source }) => source.kind === 'list' || source.kind === 'csvList')
      .map(({ source }) => source.name);
    const known = [...lists, ...Object.keys(BUILT_IN_LISTS)];
    for (const { file, placements } of pages) {
      for (const { field, pointer } of placements) {
        const name = field.optionsList;
        if (name === undefined || known.includes(name)) continue;
        const hint = suggest(name, known, 'Lists') || `Add lists/${name}.json.`;
        yield { file, pointer: `${pointer}/optionsList`, message: `The bundle has no list ${name}.`, hint };
      }
    }
  },
};
