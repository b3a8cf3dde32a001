import type { RuleNode } from '../../transforms/form/formModel.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';
import { formatDay } from '../../transforms/values/day.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import { byMeaning, type MeaningTable, type RuleMeaning } from '../../transforms/vocabulary/ruleMeaning.ts';
import { always, atLeastOne, either, givenCondition, not, referenceTo } from './constraint.ts';
import type { SearchField } from './searchForm.ts';

/** Field with its operand, and the condition that it has a value. */
interface Own {
  field: SearchField;
  given: CompiledCondition;
  value: CompiledOperand;
}

const leftOpen = (): undefined => undefined;

/** Conditions under which a value passes, by the meaning of its rule; undefined where the solver cannot use one. */
const CONDITIONS: MeaningTable<CompiledCondition | undefined, [Own]> = {
  answer: ({ when }, { given }) => (when ? either(given, not(when)) : given),
  noAnswer: ({ when }, { given }) => either(not(given), not(when)),
  assertion: ({ when }, { given, field }) => (field.type === 'boolean' ? when : either(not(given), when)),
  emptyList: ({ list }, { given }) => either(given, atLeastOne({ count: list })),
  values: ({ values }, { given, value }) =>
    values && either(not(given), { op: 'in', left: value, values: [...values] }),
  number: ({ min, max }, { given, value: left }) =>
    either(not(given), {
      all: [
        ...(min === null ? [] : [{ op: 'atLeast', left, right: { literal: min } } as const]),
        ...(max === null ? [] : [{ op: 'atMost', left, right: { literal: max } } as const]),
        always,
      ],
    }),
  day: ({ min, max }, { given, value: left }) =>
    either(not(given), {
      all: [
        ...(min === null ? [] : [{ op: 'onOrAfter', left, right: { literal: formatDay(min) } } as const]),
        ...(max === null ? [] : [{ op: 'onOrBefore', left, right: { literal: formatDay(max) } } as const]),
        always,
      ],
    }),
  past: leftOpen,
  date: leftOpen,
  length: leftOpen,
  pattern: leftOpen,
  form: leftOpen,
  characters: leftOpen,
  decimals: leftOpen,
  multiple: leftOpen,
  someOf: leftOpen,
  laterThan: leftOpen,
  sameAs: leftOpen,
  records: leftOpen,
  documents: leftOpen,
  amount: leftOpen,
};

/**
 * Returns the condition that holds where a shown field passes a rule; undefined where the solver cannot use the rule.
 */
export function conditionOfRule(rule: RuleNode, field: SearchField): CompiledCondition | undefined {
  const own: Own = { field, given: givenCondition(field), value: { ref: referenceTo(field) } };
  return byMeaning(CONDITIONS, meaningOf(rule), own);
}

/** Returns the condition without which a rule cannot fail; undefined where it has none. */
export function awaitedBy(rule: RuleNode): CompiledCondition | undefined {
  const meaning: RuleMeaning = meaningOf(rule);
  if (!('when' in meaning) || !meaning.when) return undefined;
  return meaning.kind === 'assertion' ? not(meaning.when) : meaning.when;
}
