import { type Hint, respell } from '../../transforms/config/advice.ts';
import type { JudgedRule } from '../../transforms/ground/ruleNames.ts';
import { isEmpty } from '../../transforms/values/emptiness.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import { isRuleName } from '../../transforms/vocabulary/rules.ts';
import { rulesOfField } from '../meaning/builtRules.ts';
import type { Literal } from '../meaning/fieldValues.ts';
import { HINT_OF_TYPE, refusalsOf } from '../meaning/refusals.ts';
import type { BundleView } from '../view/bundleView.ts';
import type { FieldView } from '../view/modelIndex.ts';
import { type PlacementView, placedFields } from '../view/placedFields.ts';
import { defineCheck, type Found } from './check.ts';

/** Reports an option that the rules of its field refuse (C12-10). */
export const refusedOption = defineCheck({
  code: 'refused-option',
  severity: 'warning',
  summary: 'an option that a rule of its field refuses',
  needs: 'file',
  mayExplain: true,
  *run(view) {
    for (const placed of placedFields(view)) yield* refusedIn(view, placed);
  },
});

function* refusedIn(view: BundleView, { file, placement, owner }: PlacementView): Generator<Found> {
  for (const [index, { value }] of (placement.field.options ?? []).entries()) {
    const [refusal] = refusalsOf(view, owner, value);
    if (!refusal) continue;
    yield {
      file,
      pointer: `${placement.pointer}/options/${index}/value`,
      message: `The rule ${refusal} of ${owner.field.name} refuses the option ${JSON.stringify(value)}.`,
      hint: hintOf(refusal, value, valuesOfOneOf(view, owner)),
    };
  }
}

function hintOf(rule: JudgedRule, value: Literal, listed: readonly Literal[]): Hint {
  if (!isRuleName(rule)) return HINT_OF_TYPE;
  const meant = rule === 'oneOf' ? nearest(String(value), listed.map(String)) : undefined;
  return meant === undefined ? 'Add the value to the rule, or take the option away.' : respell(meant);
}

/** Returns the values that a field's rules `oneOf` write out, without empty ones; those of list files are left out. */
export function valuesOfOneOf(view: BundleView, field: FieldView): readonly Literal[] {
  return rulesOfField(view, field)
    .flatMap(({ meaning }) => (meaning.kind === 'values' ? (meaning.values ?? []) : []))
    .filter((value) => !isEmpty(value));
}
