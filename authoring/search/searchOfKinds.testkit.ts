import { loadBuilt } from '../../bundle/loadCompiled.ts';
import type { FormModel } from '../../transforms/form/formModel.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { CONTEXT } from '../../transforms/testing/forms.testkit.ts';
import { ALLOWED, formOfKinds, ruleOfKind } from '../../transforms/testing/ruleKinds.testkit.ts';
import { ALL_TOOLS } from '../../transforms/vocabulary/tools.testkit.ts';
import { Budget } from './budget.ts';
import { FormSearch } from './formSearch.ts';
import { buildSearchForm, type SearchField } from './searchForm.ts';

/** The search in the form that has a rule of each kind. */
export async function searchOfKinds(): Promise<FormSearch> {
  const model: FormModel = formOfKinds();
  const context = { ...CONTEXT, allowedCharacters: ALLOWED };
  const around = { context, tools: ALL_TOOLS, ways: [], rows: [], accept: [] };
  return new FormSearch(buildSearchForm(model, await loadBuilt(model), around), new Budget(10_000_000));
}

/** Judges a claim: all that is found of it, and the failures of the rule of a kind. */
export function failuresOf(kind: string, claim: ClaimDocument, { assessor, searchForm }: FormSearch) {
  const { order } = ruleOfKind(searchForm.model, kind).instance;
  const assessed = assessor.assess({ claim, entry: null });
  return { assessed, failures: assessed.failures.filter(({ rule }) => rule.instance.order === order) };
}

/** Returns the field or list that has the rule of a kind. */
export function fieldOfKind(kind: string, { searchForm }: FormSearch): SearchField {
  const { key } = ruleOfKind(searchForm.model, kind).owner;
  const field = searchForm.fields.get(key);
  if (!field) throw new Error(`The form has no field ${key}.`);
  return field;
}
