import type { RecordDocuments } from '../../schemas/generated/types.ts';
import { compileCondition, compileOperand } from '../conditions/compile.ts';
import type { NameScope, RowNames } from '../conditions/names.ts';
import { FaultCollector, type SourceLocation } from '../config/errors.ts';
import type { PageConfig } from '../config/formConfig.ts';
import type { CompiledCondition, CompiledOperand } from '../ground/expressions.ts';
import type { ModelName } from '../ground/modelNames.ts';
import type { PlanDocuments } from '../ground/plan.ts';
import { locationsBelow, type ParameterUse } from '../vocabulary/parameterUse.ts';
import type {
  ConditionNode,
  ConditionRole,
  OperandNode,
  Origin,
  OwnerNode,
  RowNode,
  RuleNode,
} from './formModel.ts';

/** Origin of a condition or operand without its location. */
type Standing = Pick<Origin, 'rows' | 'owner' | 'page'>;

interface PageNotes {
  /** Conditions of the page and its blocks. */
  own: ConditionNode[];
  /** Conditions on the documents of its lists. */
  documents: ConditionNode[];
  fields: ConditionNode[];
}

/** Collector of the rules, conditions and operands of a form while it is built, each with its origin. */
export class FormNotes {
  readonly rules: RuleNode[] = [];
  readonly operands: OperandNode[] = [];
  private readonly ofRules: ConditionNode[] = [];
  private readonly ofPages = new Map<PageConfig, PageNotes>();
  private readonly ofSettlement: ConditionNode[] = [];

  /** Returns all conditions in the order that FormModel promises, because the search is seeded by it. */
  conditionsOf(pages: readonly PageConfig[]): ConditionNode[] {
    const ofPages = pages.flatMap((page) => {
      const { own, documents, fields } = this.pageNotes(page);
      return [...own, ...documents, ...fields];
    });
    return [...this.ofRules, ...ofPages, ...this.ofSettlement];
  }

  /** Records a rule, and its compiled parameters with their locations; `rows` are its owner's enclosing records. */
  addRule(
    rule: RuleNode,
    owner: OwnerNode & { rules: RuleNode[] },
    rows: readonly RowNode[],
    uses: readonly (ParameterUse & { role?: ConditionRole })[],
  ): void {
    owner.rules.push(rule);
    this.rules.push(rule);
    if (rule.index === undefined) return;
    for (const { among, parameter, at, ...use } of uses) {
      const around = among ? [rowOf(among, owner), ...rows] : rows;
      const origin: Origin = { rows: around, owner, rule, parameter, isWritten: true, at };
      if ('operand' in use) this.operands.push({ ...origin, operand: use.operand });
      else this.ofRules.push({ ...origin, role: use.role ?? 'asked', condition: use.condition });
    }
  }

  /** Compiles and records a condition of a page or a block. Throws a ConfigurationError. */
  ofPage(
    page: PageConfig,
    role: ConditionRole,
    written: unknown,
    scope: NameScope,
    place: SourceLocation,
  ): CompiledCondition {
    const condition = compileCondition(written, scope, place);
    const origin = { rows: [], page, isWritten: true, at: locationsBelow(place) };
    this.pageNotes(page).own.push({ ...origin, role, condition });
    return condition;
  }

  /** Compiles and records a condition of a placed field. Throws a ConfigurationError. */
  ofPlacement(
    standing: Standing & { page: PageConfig; isWritten: boolean },
    role: ConditionRole,
    written: unknown,
    scope: NameScope,
    place: SourceLocation,
  ): CompiledCondition {
    const condition = compileCondition(written, scope, place);
    this.pageNotes(standing.page).fields.push({ ...standing, at: locationsBelow(place), role, condition });
    return condition;
  }

  /** Records a block's demands on the documents of its list's records. */
  addDocuments(
    page: PageConfig,
    { when, demands = [] }: PlanDocuments,
    written: RecordDocuments,
    list: ModelName,
    place: SourceLocation,
  ): void {
    const origin = { rows: [{ model: list }], page, isWritten: true };
    if (when)
      this.pageNotes(page).documents.push({
        ...origin,
        role: 'documents',
        condition: when,
        at: locationsBelow(place.at('when')),
      });
    for (const bound of ['min', 'max'] as const) {
      const operand = demands[0]?.[bound];
      if (operand && written[bound] !== undefined)
        this.operands.push({ ...origin, operand, at: locationsBelow(place.at(bound)) });
    }
  }

  /** Records a condition of the settlement's texts or deadlines. */
  addOfSettlement(role: 'wording' | 'deadline', condition: CompiledCondition, place: SourceLocation): void {
    this.ofSettlement.push({ rows: [], isWritten: true, at: locationsBelow(place), role, condition });
  }

  /** Compiles and records an operand. Throws a ConfigurationError. */
  operand(standing: Standing, written: unknown, scope: NameScope, place: SourceLocation): CompiledOperand {
    const operand = compileOperand(written, scope, place);
    this.operands.push({ ...standing, isWritten: true, at: locationsBelow(place), operand });
    return operand;
  }

  private pageNotes(page: PageConfig): PageNotes {
    const known = this.ofPages.get(page) ?? { own: [], documents: [], fields: [] };
    this.ofPages.set(page, known);
    return known;
  }
}

/** Returns the records of a list that a rule names: a list model, or the list field that owns the rule. */
function rowOf({ list }: RowNames, { model, kind, config }: OwnerNode): RowNode {
  if (list !== undefined) return { model: list };
  return kind === 'field' ? { model, within: config.name } : { model };
}

/** Runs a step whose faults another part of the build reports; undefined where there are any. */
export const withoutFaults = <T>(run: () => T): T | undefined => new FaultCollector().attempt(run);
