import type { ClaimDocument } from '../ground/claim.ts';
import type { FormPlan } from '../ground/plan.ts';
import type { JudgeContext } from '../ground/verdict.ts';
import type { RuntimeTools } from '../vocabulary/defineRule.ts';
import { isRuleKeyword } from '../vocabulary/rules.ts';
import { createRuntime, type RuleFailure, type Runtime } from '../vocabulary/runtime.ts';

/** An error of JSON Schema's own keywords, as Ajv and ajv-errors report it. */
export interface StructureError {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** The errors of a compiled validator. */
export type ValidatorError = RuleFailure | StructureError;

/** Tests if an error is the failure of a rule, and not of the structure. */
export function isRuleFailure(error: ValidatorError): error is RuleFailure {
  return isRuleKeyword(error.keyword);
}

export interface Validate {
  (claim: ClaimDocument): boolean;
  errors?: ValidatorError[] | null;
}

/** What a validator module exports. */
export interface FormModule {
  plan: FormPlan;
  requires: readonly string[];
  default: (require: (name: string) => unknown) => Validate;
}

/** A form that can judge claims. */
export interface LoadedForm {
  plan: FormPlan;
  /** Validates a settled claim in a context; synchronous, so no judgement sees another's context. */
  validate(claim: ClaimDocument, context: JudgeContext): readonly ValidatorError[];
}

/** Raised when a module asks for a runtime part that was not handed in. */
class MissingRuntimeError extends Error {
  readonly part: string;

  constructor(part: string) {
    super(`The validator asks for ${part}, which was not loaded. Hand in what it needs: see requires.`);
    this.name = 'MissingRuntimeError';
    this.part = part;
  }
}

/**
 * Binds a validator module to the runtime. `tools` are what the parts beyond `#claimwright/runtime` need that the
 * module's `requires` names: `{ isDateIn }` for `#claimwright/dates`, `{ isIban }` for `#claimwright/iban`,
 * `{ isPhone }` for `#claimwright/phone`.
 */
export function loadForm(module: FormModule, tools: Partial<RuntimeTools> = {}): LoadedForm {
  let current: JudgeContext | undefined;
  const getContext = (): JudgeContext => {
    if (!current) throw new Error('A rule was judged outside a judgement.');
    return current;
  };
  const loaded = new Map<string, Runtime>();
  const require = (part: string): Runtime => {
    const runtime = loaded.get(part) ?? createRuntime(part, getContext, tools);
    if (!runtime) throw new MissingRuntimeError(part);
    loaded.set(part, runtime);
    return runtime;
  };
  const validate = module.default(require);
  return {
    plan: module.plan,
    validate(claim, context) {
      current = context;
      try {
        return validate(claim) ? [] : (validate.errors ?? []);
      } finally {
        current = undefined;
      }
    },
  };
}
