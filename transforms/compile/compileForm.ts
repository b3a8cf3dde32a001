import { safeStringify } from 'ajv/dist/compile/codegen/code.js';
import standalone from 'ajv/dist/standalone/index.js';
import { ConfigurationError } from '../config/errors.ts';
import type { FormConfig } from '../config/formConfig.ts';
import { buildFormModel } from '../form/buildFormModel.ts';
import { type JsonSchema, VALUE_DEFINITIONS } from '../form/claimSchema.ts';
import type { FormModel } from '../form/formModel.ts';
import type { FormPlan } from '../ground/plan.ts';
import { isRuleKeyword } from '../vocabulary/rules.ts';
import { createAjv } from './createAjv.ts';
import { INSTANCE_TABLE } from './ruleKeywords.ts';

/** Compiled form: its schema, its plan, and the text of its validator module. */
export interface CompiledForm {
  schema: JsonSchema;
  plan: FormPlan;
  /** ES module: `export const plan`, `export const requires`, and by default `(require) => validate`. */
  text: string;
  /** Names of the parts of the runtime that the module requires. */
  requires: string[];
}

/** Ajv is CommonJS: Node imports its exports as the default, bundlers the function itself. */
const standaloneCode = 'default' in standalone ? (standalone.default as typeof standalone) : standalone;

const REQUIRED = /require\("([^"]+)"\)/g;

/**
 * Returns the schema that Ajv declares without the values of rule keywords, because their instances are in a table and
 * no function reads them.
 */
function withoutRules(schema: JsonSchema): JsonSchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => (isRuleKeyword(key) && Array.isArray(value) ? undefined : value)),
  );
}

/** Removes from the code those parts of the schema and its definitions that Ajv declares and no function reads. */
function withoutUnreadRules(code: string, schema: JsonSchema): string {
  const declared = [schema, ...Object.values(VALUE_DEFINITIONS)];
  return declared.reduce<string>(
    (text, part) => text.replace(safeStringify(part), () => safeStringify(withoutRules(part))),
    withoutUnreadSchema(code, schema),
  );
}

/**
 * Removes the whole schema from the code, which Ajv declares in standalone code even where no function reads it: half
 * of the module's bytes.
 */
function withoutUnreadSchema(code: string, schema: JsonSchema): string {
  const text = safeStringify(schema);
  const start = code.indexOf(text);
  const [declaration, name] = /const (schema\d+) = $/.exec(code.slice(0, Math.max(start, 0))) ?? [];
  if (declaration === undefined || name === undefined) return code;
  const rest = code.slice(0, start - declaration.length) + code.slice(start + text.length + 1);
  return new RegExp(`\\b${name}\\b`).test(rest) ? code : rest;
}

/**
 * Compiles a form to a standalone module, which needs no eval to load; the same form gives the same bytes. Throws a
 * ConfigurationError with every fault of the form.
 */
export const compileForm = (form: FormConfig): CompiledForm => compileModel(buildFormModel(form));

/** Compiles a form model. Throws a ConfigurationError with every fault of it. */
export function compileModel({ schema, plan, faults }: FormModel): CompiledForm {
  if (faults.length > 0) throw new ConfigurationError(faults);
  const { ajv, instances } = createAjv();
  const code = withoutUnreadRules(standaloneCode(ajv, ajv.compile(schema)), schema);
  const requires = [...new Set([...code.matchAll(REQUIRED)].map((match) => match[1] ?? ''))].sort();
  const text = [
    `export const plan = ${JSON.stringify(plan)};`,
    `export const requires = ${JSON.stringify(requires)};`,
    `const ${INSTANCE_TABLE} = ${JSON.stringify(instances)};`,
    `export default (require) => { const module = { exports: {} }; ${code}\nreturn module.exports; };`,
    '',
  ].join('\n');
  return { schema, plan, text, requires };
}
