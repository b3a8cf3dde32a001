import { planModelOf } from '../../transforms/claims/planIndex.ts';
import type { CompiledOperand } from '../../transforms/ground/expressions.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import type { ExitPlace } from './assess.ts';
import { always, atLeastOne, type Constraint, either, isLive, leftBehind, not } from './constraint.ts';
import { isEnterable, type SearchField, type SearchForm } from './searchForm.ts';

/**
 * Returns the constraints on the number of a list's records, by its rules and placements. For a claim that ends at the
 * exit `at`, the rules of a list that a later page shows are left out.
 */
export function constraintsOfList(list: SearchField, searchForm: SearchForm, at?: ExitPlace): Constraint[] {
  const { key, placements, rules } = list;
  if (key === 'prepopulatedData') return [];
  const count: CompiledOperand = { count: { list: key } as never };
  const live = placements.some(({ only, documents }) => only || documents)
    ? always
    : isLive(placements, searchForm);
  const own: Constraint[] = isEnterable(list)
    ? []
    : [{ holds: not(atLeastOne(count)), place: list.place, name: `no page for ${key}` }];
  if (leftBehind(placements, at).length < placements.length) return own;
  const asked = rules.flatMap((rule): Constraint[] => {
    const meaning = meaningOf(rule);
    if (meaning.kind !== 'records' || meaning.where || !meaning.min || !('literal' in meaning.min)) return [];
    if (placements.some(({ only, documents }) => only || documents)) return [];
    const holds = either(not(live), { op: 'atLeast', left: count, right: meaning.min });
    return [{ holds, place: rule.place, name: `${rule.name} of ${key}` }];
  });
  return [...own, ...asked, ...constraintsOfDocuments(list, searchForm)];
}

/**
 * Returns the constraints that forbid records: a rule demands a document of each, and the page that accepts documents
 * comes after theirs.
 */
function constraintsOfDocuments(list: SearchField, searchForm: SearchForm): Constraint[] {
  const { fields, plan, rules } = searchForm;
  const documents = fields.get('documentContexts');
  const chosenIn = planModelOf(plan, 'documentContexts')?.chosenIn ?? [];
  if (!documents || chosenIn.length > 0 || list.placements.length === 0) return [];
  const last = Math.max(...list.placements.map(({ page }) => page));
  const first = Math.min(...documents.placements.map(({ page }) => page));
  if (first <= last) return [];
  const count: CompiledOperand = { count: { list: list.key } as never };
  return [...rules.values()].flatMap((rule): Constraint[] => {
    const meaning = meaningOf(rule);
    if (meaning.kind !== 'documents') return [];
    const isAsked = meaning.documents.some(({ per, when, min }) => per === list.key && !when && !min);
    if (!isAsked) return [];
    return [
      {
        holds: either(not(isLive(documents.placements, searchForm)), not(atLeastOne(count))),
        place: rule.place,
        name: `${rule.name} for each of ${list.key}, whose documents a later page asks for`,
      },
    ];
  });
}
