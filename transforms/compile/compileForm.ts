import standalone from 'ajv/dist/standalone/index.js';
import type { FormPlan } from '../claims/types.ts';
import { ConfigurationError } from '../config/errors.ts';
import type { FormConfig } from '../config/formConfig.ts';
import { buildForm } from './buildForm.ts';
import type { JsonSchema } from './claimSchema.ts';
import { createAjv } from './createAjv.ts';
import { INSTANCE_TABLE } from './ruleKeywords.ts';

/** A form ready to be served: its schema, its plan, and the text of its validator module. */
export interface CompiledForm {
  schema: JsonSchema;
  plan: FormPlan;
  /** An ES module: `export const plan`, `export const requires`, and by default `(require) => validate`. */
  text: string;
  /** What the module asks its `require` for. */
  requires: string[];
}

/** Ajv is CommonJS: Node hands its exports over as the default, bundlers the function itself. */
const standaloneCode = 'default' in standalone ? (standalone.default as typeof standalone) : standalone;

const REQUIRED = /require\("([^"]+)"\)/g;

/**
 * The code without the whole schema, which Ajv declares in standalone code even where no function reads it:
 * half of the module's bytes.
 */
function withoutUnreadSchema(code: string, schema: JsonSchema): string {
  const text = JSON.stringify(schema);
  const start = code.indexOf(text);
  const [declaration, name] = /const (schema\d+) = $/.exec(code.slice(0, Math.max(start, 0))) ?? [];
  if (declaration === undefined || name === undefined) return code;
  const rest = code.slice(0, start - declaration.length) + code.slice(start + text.length + 1);
  return new RegExp(`\\b${name}\\b`).test(rest) ? code : rest;
}

/**
 * Compiles a form into a standalone module: no eval where it is loaded, and the same bytes for the same form.
 * Throws a ConfigurationError with every fault of the form.
 */
export function compileForm(form: FormConfig): CompiledForm {
  const { built, faults } = buildForm(form);
  if (!built) throw new ConfigurationError(faults);
  const { schema, plan } = built;
  const { ajv, instances } = createAjv();
  const code = withoutUnreadSchema(standaloneCode(ajv, ajv.compile(schema)), schema);
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
