import { createRuntime } from '../keywords/runtime.ts';
import type { ClaimDocument, FormPlan, JudgeContext } from './types.ts';

/** The errors of a compiled validator, as Ajv reports them. */
export interface ValidatorError {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
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

/** Makes the keywords of one runtime part, bound to the context of the judgement that is under way. */
export type RuntimeFactory = (getContext: () => JudgeContext) => unknown;

/** A form that can judge claims. */
export interface LoadedForm {
  plan: FormPlan;
  /** Validates a settled claim in a context; synchronous, so no judgement sees another's context. */
  validate(claim: ClaimDocument, context: JudgeContext): readonly ValidatorError[];
}

/** Raised when a module asks for a runtime part that was not handed in. */
export class MissingRuntimeError extends Error {
  readonly part: string;

  constructor(part: string) {
    super(`The validator asks for ${part}, which was not loaded. Hand it in: see requires.`);
    this.name = 'MissingRuntimeError';
    this.part = part;
  }
}

/**
 * Binds a validator module to the runtime. `parts` are the runtime parts beyond `#claimwright/runtime` that the
 * module's `requires` names: `{ '#claimwright/dates': createDatesRuntime }`.
 */
export function loadForm(module: FormModule, parts: Record<string, RuntimeFactory> = {}): LoadedForm {
  let current: JudgeContext | undefined;
  const getContext = (): JudgeContext => {
    if (!current) throw new Error('A keyword was called outside a judgement.');
    return current;
  };
  const factories: Record<string, RuntimeFactory> = { '#claimwright/runtime': createRuntime, ...parts };
  const loaded = new Map<string, unknown>();
  const require = (name: string): unknown => {
    const factory = factories[name];
    if (!factory) throw new MissingRuntimeError(name);
    if (!loaded.has(name)) loaded.set(name, factory(getContext));
    return loaded.get(name);
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
