import { _, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';
import { strConcat } from 'ajv/dist/compile/codegen/code.js';
import { ADAPTERS, keywordOf, RULE_NAMES, type RuleName } from '../vocabulary/rules.ts';
import { type BoundRule, partOf, type Runtime } from '../vocabulary/runtime.ts';

/** Names that Ajv gives the parts of every function it writes (ajv/lib/compile/names.ts): not of its public API. */
export const AJV_NAMES = {
  rootData: new Name('rootData'),
  instancePath: new Name('instancePath'),
  vErrors: new Name('vErrors'),
  errors: new Name('errors'),
};

/** The name under which a compiled module has its instance lists. */
export const INSTANCE_TABLE = 'instances';

/** The keywords of all rules, and the table that gathers their instances while schemas are compiled. */
export interface RuleKeywords {
  definitions: CodeKeywordDefinition[];
  instances: unknown[];
}

/** Stands for a judgement that is bound when the module is loaded; compiling never calls it. */
function unbound(rule: RuleName): BoundRule {
  return () => {
    throw new Error(`The rule ${rule} has no runtime: load the module with a require that knows it.`);
  };
}

/**
 * One call for all instances of a rule on a value. It appends to Ajv's own errors, which keeps the code of a
 * rule short; instances stand in one table, since Ajv's own scope grows quadratically with its values.
 */
function writeCall(cxt: KeywordCxt, rule: RuleName, judge: BoundRule, instances: unknown[]): void {
  const { gen, data, schema, it } = cxt;
  const { rootData, instancePath, vErrors, errors } = AJV_NAMES;
  const index = instances.push(schema) - 1;
  const fn = gen.scopeValue('keyword', { ref: judge, code: _`require(${partOf(rule)})[${rule}]` });
  const table = gen.scopeValue('obj', { ref: instances, code: new Name(INSTANCE_TABLE) });
  const pointer = strConcat(instancePath, it.errorPath);
  gen.assign(vErrors, _`${fn}(${data}, ${table}[${index}], ${pointer}, ${rootData}, ${vErrors})`);
  gen.assign(errors, _`${vErrors} === null ? 0 : ${vErrors}.length`);
}

/**
 * Each rule as an Ajv code keyword that calls its judgement by `require`, so that standalone code can name it.
 * With `runtime`, the judgements are there already.
 */
export function ruleKeywords(runtime: Runtime = {}): RuleKeywords {
  const instances: unknown[] = [];
  const definitions = RULE_NAMES.map((rule): CodeKeywordDefinition => {
    const judge = runtime[rule] ?? unbound(rule);
    return {
      keyword: keywordOf(rule),
      schemaType: 'array',
      metaSchema: ADAPTERS[rule].metaSchema,
      code: (cxt) => writeCall(cxt, rule, judge, instances),
    };
  });
  return { definitions, instances };
}
