import { pathSteps } from '../../../transforms/ground/claimPath.ts';
import { camelCase } from '../../../transforms/ground/modelNames.ts';
import type { NamePart } from './namesIn.ts';
import type { Naming } from './places.ts';
import { type Named, RESOLVE } from './resolve.ts';
import type { SymbolId } from './symbols.ts';

/** Splits a text with several names, such as a path, into these with their symbols; undefined where it is one name. */
export function splitName(names: Naming, named: Named): NamePart[] | undefined {
  if (names === 'errorPath' || names === 'modelAndField') return alongPath(named, names === 'modelAndField');
  return names === 'contentText' ? deadlinesIn(named) : undefined;
}

/** Splits a path: `claimTransactions.0.items.1.amount` is a model, then fields and positions. */
function alongPath(named: Named, isAnyForm: boolean): NamePart[] {
  const parts: NamePart[] = [];
  const words = pathSteps(named.name);
  // A claim that documents are added to may belong to another form.
  const formTypes = isAnyForm ? [...named.known.models.keys()] : named.scope.formTypes;
  const model = camelCase(words[0] ?? '');
  let within: string | undefined;
  let from = 0;
  for (const [index, name] of words.entries()) {
    const placed = within === undefined ? { model } : { model, within };
    const scope = { formTypes, rows: [], placed };
    const part = { ...named, name, scope, around: undefined };
    if (index === 0) parts.push({ from, name, symbols: RESOLVE.model(part) });
    else if (!/^\d+$/.test(name)) {
      parts.push({ from, name, symbols: RESOLVE.placedField(part) });
      within = camelCase(name);
    }
    from += name.length + 1;
  }
  return parts;
}

const DEADLINE = /\{deadline\.(\w+)\.\w+\}/g;

function deadlinesIn({ name: text, known }: Named): NamePart[] {
  return [...text.matchAll(DEADLINE)].map(({ index, 1: name = '' }) => {
    const symbols: SymbolId[] = known.deadlines.includes(name) ? [`deadline:${name}`] : [];
    return { from: index + '{deadline.'.length, name, symbols };
  });
}
