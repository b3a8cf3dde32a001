import { _, type AnySchemaObject, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv';
import { strConcat } from 'ajv/dist/compile/codegen/code.js';
import { KEYWORD_DEFINITIONS, type RuntimeModule } from '../keywords/definitions.ts';
import type { BoundKeyword, Runtime } from '../keywords/runtime.ts';

/** Names that Ajv gives the parts of every function it writes (ajv/lib/compile/names.ts). */
const ROOT_DATA = new Name('rootData');
const INSTANCE_PATH = new Name('instancePath');
const V_ERRORS = new Name('vErrors');
const ERRORS = new Name('errors');

/** The name under which a compiled module has its instance lists. */
export const INSTANCE_TABLE = 'instances';

/** The custom keywords, and the table that gathers their instances while schemas are compiled. */
export interface KeywordVocabulary {
  definitions: CodeKeywordDefinition[];
  instances: unknown[];
}

/** Stands for a function that is bound when the module is loaded; compiling never calls it. */
function unbound(keyword: string): BoundKeyword {
  return () => {
    throw new Error(`The keyword ${keyword} has no runtime: load the module with a require that knows it.`);
  };
}

/**
 * One call for all instances of a keyword on a value. It appends to Ajv's own errors, which keeps the code of a
 * rule short; instances stand in one table, since Ajv's own scope grows quadratically with its values.
 */
function emit(cxt: KeywordCxt, judge: BoundKeyword, runtime: RuntimeModule, instances: unknown[]): void {
  const { gen, data, schema, it, keyword } = cxt;
  const index = instances.push(schema) - 1;
  const fn = gen.scopeValue('keyword', { ref: judge, code: _`require(${runtime})[${keyword}]` });
  const table = gen.scopeValue('obj', { ref: instances, code: new Name(INSTANCE_TABLE) });
  const pointer = strConcat(INSTANCE_PATH, it.errorPath);
  gen.assign(V_ERRORS, _`${fn}(${data}, ${table}[${index}], ${pointer}, ${ROOT_DATA}, ${V_ERRORS})`);
  gen.assign(ERRORS, _`${V_ERRORS} === null ? 0 : ${V_ERRORS}.length`);
}

/**
 * The custom keywords as Ajv code keywords. Each calls its runtime function by `require`, so that standalone
 * code can name it. With `runtimes`, the functions are there already: for Ajv at run time, in tests.
 */
export function keywordVocabulary(runtimes?: Record<RuntimeModule, Runtime>): KeywordVocabulary {
  const instances: unknown[] = [];
  const definitions = KEYWORD_DEFINITIONS.map(({ keyword, metaSchema, runtime }): CodeKeywordDefinition => {
    const judge = runtimes?.[runtime][keyword] ?? unbound(keyword);
    return {
      keyword,
      schemaType: 'array',
      metaSchema: metaSchema as AnySchemaObject,
      code: (cxt) => emit(cxt, judge, runtime, instances),
    };
  });
  return { definitions, instances };
}
