import { recordsIn } from '../../transforms/conditions/scope.ts';
import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { ConditionNode, FormModel, RowNode } from '../../transforms/form/formModel.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import { type ConditionTable, conditionEntry } from '../../transforms/ground/conditionTable.ts';
import type { CompiledCondition } from '../../transforms/ground/expressions.ts';

/** Condition of a form, or a test within one, with its location. */
export interface AskedCondition {
  condition: CompiledCondition;
  place: SourceLocation;
  /** List and list field whose records it is evaluated for; once per claim where there are none. */
  list?: string;
  inner?: string;
}

/** Parameters that authors write as conditions; other parameters are compiled to one, whose parts no author tests. */
const CONDITIONS: readonly (string | undefined)[] = ['condition', 'where', 'documents'];

const ROLES: readonly ConditionNode['role'][] = ['skip', 'exit', 'block', 'field', 'wording', 'deadline'];

/**
 * Returns the conditions that coverage counts and the search tries, each as a whole and test by test. They are those
 * that an author wrote for pages, blocks, fields, texts, deadlines and rules, over the records of one list at most.
 */
export function conditionsOf({ config, conditions }: FormModel): AskedCondition[] {
  const isAsked = ({ rule, parameter, page, role, rows, isWritten }: ConditionNode): boolean => {
    if (!isWritten || !isOfOneList(rows)) return false;
    if (rule) return CONDITIONS.includes(parameter);
    if (page && (role === 'wording' || !config.pages.includes(page))) return false;
    return ROLES.includes(role);
  };
  return conditions.filter(isAsked).flatMap(askedIn);
}

/**
 * Returns the records that a condition is evaluated for, the innermost first; one empty array where it is evaluated
 * once per claim.
 */
export function recordsAsked(claim: ClaimDocument, list?: string, inner?: string): ClaimRecord[][] {
  if (list === undefined) return [[]];
  const records = recordsIn(Object.entries(claim).find(([name]) => name === list)?.[1]);
  if (inner === undefined) return records.map((record) => [record]);
  return records.flatMap((record) => recordsIn(record[inner]).map((row) => [row, record]));
}

/** Tests if records are those of one list model, or of a list field in them. */
const isOfOneList = ([row, ...around]: readonly RowNode[]): boolean =>
  around.length === 0 || (around.length === 1 && row?.within !== undefined);

function askedIn({ condition, rows, at }: ConditionNode): AskedCondition[] {
  const list = rows.at(-1)?.model;
  const inner = rows[0]?.within;
  const around = { ...(list !== undefined && { list }), ...(inner !== undefined && { inner }) };
  return partsOf(condition, at([])).map((part) => ({ ...part, ...around }));
}

type Part = Pick<AskedCondition, 'condition' | 'place'>;

const none = (): Part[] => [];

const PARTS: ConditionTable<Part[], [SourceLocation]> = {
  all: ({ all }, place) => all.flatMap((part, index) => partsOf(part, place.at('all', index))),
  any: ({ any }, place) => any.flatMap((part, index) => partsOf(part, place.at('any', index))),
  not: none,
  op: none,
};

/**
 * Returns the condition as a whole and each test in it, because a part that is always true or always false is not
 * exercised.
 */
function partsOf(condition: CompiledCondition, place: SourceLocation): Part[] {
  return [{ condition, place }, ...conditionEntry(PARTS, condition)(condition, place)];
}
