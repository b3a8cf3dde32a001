import { type Hint, respell } from '../../transforms/config/advice.ts';
import type { JudgedRule } from '../../transforms/ground/ruleNames.ts';
import type { Placement } from '../../transforms/pages/placements.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import { isRuleName } from '../../transforms/vocabulary/rules.ts';
import { rulesOfField } from '../meaning/builtRules.ts';
import type { Literal } from '../meaning/fieldValues.ts';
import { HINT_OF_TYPE, refusalsOf } from '../meaning/judgedAlone.ts';
import { type BundleView, formTypeOf, type PageView } from '../view/bundleView.ts';
import { type FieldView, placedField } from '../view/modelIndex.ts';
import { defineCheck, type Found } from './check.ts';

/** C12-10: an option that the rules of its field refuse: whoever chooses it cannot go on. */
export const refusedOption = defineCheck({
  code: 'refused-option',
  severity: 'warning',
  summary: 'an option that a rule of its field refuses',
  needs: 'file',
  mayExplain: true,
  *run(view) {
    for (const page of view.pages)
      for (const placement of page.placements) {
        const field = placedField(view.models, formTypeOf(page.form), placement);
        if (field) yield* refusedIn(view, page, placement, field);
      }
  },
});

function* refusedIn(
  view: BundleView,
  { file }: PageView,
  { field: { options = [] }, pointer }: Placement,
  field: FieldView,
): Generator<Found> {
  for (const [index, { value }] of options.entries()) {
    const [refusal] = refusalsOf(view, field, value);
    if (!refusal) continue;
    yield {
      file,
      pointer: `${pointer}/options/${index}/value`,
      message: `The rule ${refusal} of ${field.field.name} refuses the option ${JSON.stringify(value)}.`,
      hint: hintOf(refusal, value, valuesOfOneOf(view, field)),
    };
  }
}

function hintOf(rule: JudgedRule, value: Literal, listed: readonly Literal[]): Hint {
  if (!isRuleName(rule)) return HINT_OF_TYPE;
  const meant = rule === 'oneOf' ? nearest(String(value), listed.map(String)) : undefined;
  return meant === undefined ? 'Add the value to the rule, or take the option away.' : respell(meant);
}

/** The values that a field's `oneOf` lists. */
export function valuesOfOneOf(view: BundleView, field: FieldView): readonly Literal[] {
  return rulesOfField(view, field)
    .flatMap(({ meaning }) => (meaning.kind === 'values' ? (meaning.values ?? []) : []))
    .filter((value) => !isEmpty(value));
}
