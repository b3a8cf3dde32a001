import type { ClaimDocument } from '../ground/claim.ts';
import type { FormPlan } from '../ground/plan.ts';
import type { JudgeContext } from '../ground/verdict.ts';
import type { RuntimeTools } from '../vocabulary/defineRule.ts';
import { isRuleKeyword } from '../vocabulary/rules.ts';
import { createRuntime, type RuleFailure, type Runtime } from '../vocabulary/runtime.ts';

/** Error of a standard JSON Schema keyword, as Ajv or ajv-errors reports it. */
export interface StructureError {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** Error of a compiled validator. */
export type ValidatorError = RuleFailure | StructureError;

/** Tests if an error comes from a rule, and not from the structure. */
export function isRuleFailure(error: ValidatorError): error is RuleFailure {
  return isRuleKeyword(error.keyword);
}

/** Validator that Ajv compiled: returns if a claim is valid, and sets `errors`. */
export interface Validate {
  (claim: ClaimDocument): boolean;
  errors?: ValidatorError[] | null;
}

/** Exports of a validator module. */
export interface FormModule {
  plan: FormPlan;
  requires: readonly string[];
  default: (require: (name: string) => unknown) => Validate;
}

/** Rules that are loaded after their form; until then they accept every value. */
export interface LateRules {
  areLoaded(): boolean;
  /**
   * Loads them. Returns true where a claim was accepted without them since the last call, so that it must be judged
   * again.
   */
  load(): Promise<boolean>;
}

/** Form that is loaded to judge claims. */
export interface LoadedForm {
  plan: FormPlan;
  /** Validates a settled claim in a context; synchronous, so that no judgement sees another's context. */
  validate(claim: ClaimDocument, context: JudgeContext): readonly ValidatorError[];
  /** Absent where all rules came with the form. */
  rules?: LateRules;
}

/** Error for a runtime part that a module requires and that was not given. */
class MissingRuntimeError extends Error {
  readonly part: string;

  constructor(part: string) {
    super(`The validator asks for ${part}, which was not loaded. Hand in what it needs: see requires.`);
    this.name = 'MissingRuntimeError';
    this.part = part;
  }
}

/**
 * Binds a validator module to the runtime. `tools` has the libraries for the parts beyond `#claimwright/runtime` that
 * the module's `requires` names: `isDateIn` for `#claimwright/dates`, `isIban` for `#claimwright/iban`, `isPhone` for
 * `#claimwright/phone`. Throws a MissingRuntimeError where one is missing.
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
