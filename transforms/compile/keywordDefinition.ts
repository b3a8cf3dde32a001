import { _, type AnySchemaObject, type CodeKeywordDefinition, type KeywordCxt, Name, stringify } from 'ajv';
import { strConcat } from 'ajv/dist/compile/codegen/code.js';
import { KEYWORD_DEFINITIONS, type RuntimeModule } from '../keywords/definitions.ts';
import type { BoundKeyword, Runtime } from '../keywords/runtime.ts';

const ROOT_DATA = new Name('rootData');
const INSTANCE_PATH = new Name('instancePath');

/** Stands for a function that is bound when the module is loaded; compiling never calls it. */
function unbound(keyword: string): BoundKeyword {
  return () => {
    throw new Error(`The keyword ${keyword} has no runtime: load the module with a require that knows it.`);
  };
}

function emit(cxt: KeywordCxt, judge: BoundKeyword, runtime: RuntimeModule): void {
  const { gen, data, schema, it, keyword } = cxt;
  const fn = gen.scopeValue('keyword', { ref: judge, code: _`require(${runtime})[${keyword}]` });
  const instances = gen.scopeValue('obj', { ref: schema, code: stringify(schema) });
  const pointer = strConcat(INSTANCE_PATH, it.errorPath);
  gen.forOf('failure', _`${fn}(${data}, ${instances}, ${pointer}, ${ROOT_DATA})`, (failure) => {
    cxt.setParams({ failure });
    cxt.error(true);
  });
}

/**
 * The custom keywords as Ajv code keywords. Each calls its runtime function by `require`, so that standalone
 * code can name it. With `runtimes`, the functions are there already: for Ajv at run time, in tests.
 */
export function keywordDefinitions(runtimes?: Record<RuntimeModule, Runtime>): CodeKeywordDefinition[] {
  return KEYWORD_DEFINITIONS.map(({ keyword, metaSchema, runtime }) => {
    const judge = runtimes?.[runtime][keyword] ?? unbound(keyword);
    return {
      keyword,
      schemaType: 'array',
      metaSchema: metaSchema as AnySchemaObject,
      error: { message: keyword, params: ({ params }) => _`${params.failure}` },
      code: (cxt) => emit(cxt, judge, runtime),
    };
  });
}
