import { expect, it } from 'vitest';
import { evaluateCondition } from '../../transforms/conditions/evaluate.ts';
import { momentOf } from '../../transforms/conditions/scope.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { RULE_KINDS, ruleOfKind } from '../../transforms/testing/ruleKinds.testkit.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import { isValueMeaning, type MeaningKind } from '../../transforms/vocabulary/ruleMeaning.ts';
import { applyEdit } from './edits.ts';
import { failureEdits } from './failureEdits.ts';
import { conditionOfRule } from './ruleConditions.ts';
import { failuresOf, fieldOfKind, searchOfKinds } from './searchOfKinds.testkit.ts';

const search = await searchOfKinds();
const { searchForm, tools } = search;
const SAMPLES = Object.entries(RULE_KINDS);
const OF_VALUE = SAMPLES.filter(([kind]) => isValueMeaning(meaningOf(ruleOfKind(searchForm.model, kind))));

it.each(SAMPLES)('C12-01: a claim that breaks a rule of the kind %s is repaired', (kind, { met, broken }) => {
  expect(failuresOf(kind, met, search).failures).toEqual([]);
  const { assessed, failures } = failuresOf(kind, broken, search);
  const edits = failures.flatMap((failed) => failureEdits(failed, assessed, tools));
  const failing = edits.map(
    (edit) => failuresOf(kind, applyEdit(assessed.attempt, edit).claim, search).failures,
  );
  expect(failing).toContainEqual([]);
});

it.each(OF_VALUE)('C12-01: a value that passes a rule of the kind %s is tried', (kind) => {
  expect(tools.values.of(fieldOfKind(kind, search))).not.toEqual([]);
});

/** Kinds whose rules give the solver no condition. */
const LEFT_OPEN: readonly MeaningKind[] = [
  'past',
  'date',
  'length',
  'pattern',
  'form',
  'characters',
  'decimals',
  'multiple',
  'someOf',
  'laterThan',
  'sameAs',
  'records',
  'documents',
  'amount',
];

it('C12-01: the solver has the condition of every rule, but for those left open, and it is that of the judge', () => {
  const held = SAMPLES.flatMap(([kind, { met, broken }]) => {
    const condition = conditionOfRule(ruleOfKind(searchForm.model, kind), fieldOfKind(kind, search));
    if (!condition) return [];
    const holds = (claim: ClaimDocument) =>
      evaluateCondition(condition, { claim, rows: [], ...momentOf(searchForm.context) });
    return [[kind, holds(met), holds(broken)]];
  });
  const asked = SAMPLES.flatMap(([kind]) => (LEFT_OPEN.some((open) => open === kind) ? [] : [kind]));
  expect(held).toEqual(asked.map((kind) => [kind, true, false]));
});
