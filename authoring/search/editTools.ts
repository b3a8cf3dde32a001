import type { Literal } from '../../schemas/generated/types.ts';
import { evaluateOperand } from '../../transforms/conditions/evaluate.ts';
import type { Moment, Scope } from '../../transforms/conditions/scope.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/ground/claim.ts';
import type {
  CompiledCondition,
  CompiledOperand,
  ListReference,
  Reference,
} from '../../transforms/ground/expressions.ts';
import { applyEdit, type Edit, valueOn } from './edits.ts';
import type { Random } from './random.ts';
import type { SearchForm } from './searchForm.ts';
import type { Values } from './values.ts';

/** Context of an evaluation: the settled claim, and the paths of the surrounding records, the innermost first. */
export interface EditSite {
  claim: ClaimDocument;
  rows: readonly string[];
  moment: Moment;
  /** Nesting depth of operands. */
  depth?: number;
}

/** Wanted values of an operand, of which one suffices; or any value at all. */
export type Wanted = readonly Literal[] | 'any';

/**
 * Tools of all functions that make edits: form, values, random numbers and budget, and the functions for conditions and
 * operands.
 */
export interface EditTools {
  searchForm: SearchForm;
  values: Values;
  random: Random;
  /** Spends a step of the solver. Throws a BudgetSpentError. */
  step(): void;
  /** Returns edits that make a condition true or false. */
  truth(condition: CompiledCondition, want: boolean, site: EditSite): Edit[];
  /** Returns edits after which an operand may have one of the wanted values. */
  operand(operand: CompiledOperand, wanted: Wanted, site: EditSite): Edit[];
}

/** Returns the site after an edit of its claim, within these records. */
export const siteAfter = (site: EditSite, edit: Edit, rows = site.rows): EditSite => ({
  ...site,
  claim: applyEdit({ claim: site.claim, entry: null }, edit).claim,
  rows,
});

/** Returns the scope in which conditions and operands are evaluated at a site. */
export function siteScope({ claim, rows, moment }: EditSite): Scope {
  return { claim, rows: rows.map((path) => valueOn(claim, path) as ClaimRecord), ...moment };
}

/** Returns the path of a referenced field in the claim; undefined where the site has no such record around it. */
export function pathOfReference(ref: Reference, { rows }: EditSite): string | undefined {
  if ('model' in ref) return `${ref.model}.${ref.field}`;
  const row = rows[ref.up];
  return row === undefined ? undefined : `${row}.${ref.field}`;
}

/** Returns the path of a list in the claim; undefined where the site has no such record around it. */
export function pathOfList(list: ListReference, { rows }: EditSite): string | undefined {
  if (!('up' in list)) return list.list;
  const row = rows[list.up];
  return row === undefined ? undefined : `${row}.${list.list}`;
}

/** Formats a number without binary rounding errors. */
export const plain = (value: number): string => String(Math.round(value * 1e6) / 1e6);

/** Evaluates an operand as a number; null where its value is none. */
export const operandNumber = (operand: CompiledOperand, site: EditSite): number | null => {
  const { value } = evaluateOperand(operand, siteScope(site));
  const text = String(value ?? '').replaceAll(',', '');
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
};

/** Returns those of the wanted values that are numbers; empty for `any`. */
export const numbersIn = (wanted: Wanted): number[] =>
  wanted === 'any' ? [] : wanted.map(Number).filter((value) => Number.isFinite(value));
