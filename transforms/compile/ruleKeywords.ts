import { _, type AnySchemaObject, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';
import { strConcat } from 'ajv/dist/compile/codegen/code.js';
import type { JudgedRule } from '../ground/ruleNames.ts';
import type { RuntimePart } from '../ground/runtimePart.ts';
import {
  ADAPTERS,
  isRuleName,
  JUDGED_RULES,
  keywordOf,
  ruleOf,
  TYPE_INSTANCES,
} from '../vocabulary/rules.ts';
import { type BoundRule, partFor, type Runtime } from '../vocabulary/runtime.ts';

/** Names of variables in functions that Ajv generates (ajv/lib/compile/names.ts), which are not in its public API. */
export const AJV_NAMES = {
  rootData: new Name('rootData'),
  instancePath: new Name('instancePath'),
  vErrors: new Name('vErrors'),
  errors: new Name('errors'),
};

/** Name of the variable with the table of rule instances in a compiled module. */
export const INSTANCE_TABLE = 'instances';

/** Keywords of all rules, and the table that collects their instances while schemas are compiled. */
interface RuleKeywords {
  definitions: CodeKeywordDefinition[];
  instances: unknown[];
}

/** Placeholder for a judgement, which is bound when the module is loaded; compiling never calls it. */
function unbound(rule: JudgedRule): BoundRule {
  return () => {
    throw new Error(`The rule ${rule} has no runtime: load the module with a require that knows it.`);
  };
}

/**
 * Function that returns the judgement of a rule in a part of the runtime: the same object each time, so that a module
 * declares it once.
 */
type JudgeOf = (rule: JudgedRule, part: RuntimePart) => BoundRule;

/** Function that returns the judgements of a part of the runtime. */
export type RuntimeOf = (part: RuntimePart) => Runtime;

function judgesOf(runtimeOf: RuntimeOf): JudgeOf {
  const known = new Map<string, BoundRule>();
  return (rule, part) => {
    const key = `${part} ${rule}`;
    const judge = known.get(key) ?? runtimeOf(part)[rule] ?? unbound(rule);
    known.set(key, judge);
    return judge;
  };
}

/**
 * Generates one call for the instances of a rule on a value that need the same part of the runtime. It appends to Ajv's
 * own errors, which keeps the code of a rule short; instances are in one table, because Ajv's own scope grows
 * quadratically with its values.
 */
function writeCall(
  { gen, data, it }: KeywordCxt,
  { rule, part, own }: { rule: JudgedRule; part: RuntimePart; own: readonly unknown[] },
  judgeOf: JudgeOf,
  instances: unknown[],
): void {
  const { rootData, instancePath, vErrors, errors } = AJV_NAMES;
  const index = instances.push(own) - 1;
  const fn = gen.scopeValue('keyword', {
    ref: judgeOf(rule, part),
    code: _`require(${part})[${rule}]`,
  });
  const table = gen.scopeValue('obj', { ref: instances, code: new Name(INSTANCE_TABLE) });
  const pointer = strConcat(instancePath, it.errorPath);
  gen.assign(vErrors, _`${fn}(${data}, ${table}[${index}], ${pointer}, ${rootData}, ${vErrors})`);
  gen.assign(errors, _`${vErrors} === null ? 0 : ${vErrors}.length`);
}

/** Groups the instances of a rule by the part of the runtime that they need. */
function byPart(rule: JudgedRule, instances: readonly never[]): [RuntimePart, readonly unknown[]][] {
  const partOf = (instance: never) => partFor(ruleOf(rule), instance);
  return [...new Set(instances.map(partOf))].map((part) => [
    part,
    instances.filter((instance) => partOf(instance) === part),
  ]);
}

/** Returns the compiled parts of a keyword's instances, which the compiled module contains. */
function compiledOf(instances: readonly { compiled: never }[]): readonly never[] {
  return instances.map(({ compiled }) => compiled);
}

/** Returns the schema of a rule's list of instances. */
function instancesSchema(rule: JudgedRule): AnySchemaObject {
  return isRuleName(rule) ? ADAPTERS[rule].metaSchema : { const: TYPE_INSTANCES };
}

/**
 * Creates an Ajv code keyword for each rule, which calls the rule's judgement by `require` in standalone code. With
 * `runtimeOf`, the judgements are bound already.
 */
export function ruleKeywords(runtimeOf: RuntimeOf = () => ({})): RuleKeywords {
  const instances: unknown[] = [];
  const judgeOf = judgesOf(runtimeOf);
  const definitions = JUDGED_RULES.map(
    (rule): CodeKeywordDefinition => ({
      keyword: keywordOf(rule),
      schemaType: 'array',
      metaSchema: instancesSchema(rule),
      code: (cxt) => {
        for (const [part, own] of byPart(rule, compiledOf(cxt.schema)))
          writeCall(cxt, { rule, part, own }, judgeOf, instances);
      },
    }),
  );
  return { definitions, instances };
}
