import type { ErrorSchema, RJSFSchema, ValidatorType } from '@rjsf/utils';
import PrecompiledValidator from '@rjsf/validator-ajv8/lib/precompiledValidator.js';
import type { CompiledValidateFunction, ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js';
import { allErrors, judge } from '../../transforms/claims/judge.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { errorsOfPage } from '../../transforms/claims/pageVerdict.ts';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import type { ClaimError, JudgeContext, Verdict } from '../../transforms/ground/verdict.ts';

/** Options of `claimValidator()`. */
export interface ClaimValidatorOptions {
  /** The compiled module of the form, loaded. */
  form: LoadedForm;
  /** The schema of RJSF's Form, with an `$id`: the same in both, because RJSF compares them. */
  schema: RJSFSchema;
  /** Name of the page whose errors are kept (`claimant-info`); undefined for all errors of the claim. */
  page?: string;
  /** Read at each judgement: the clock and the whitelist change while a form is open. */
  context: () => JudgeContext;
  message: (error: ClaimError) => string;
  /** Compiled functions of the schema's branches by `$id` or hash, as RJSF's `schemaParser` lists them. */
  branches?: ValidatorFunctions;
  /** Receives each verdict during RJSF's render, so it may only store it. */
  onVerdict?: (verdict: Verdict) => void;
}

/** Returns the subschema at a path of the claim. */
function schemaAt(schema: RJSFSchema, path: readonly string[]): RJSFSchema | undefined {
  return path.reduce<RJSFSchema | undefined>(
    (at, part) => (at?.type === 'array' ? at.items : at?.properties?.[part]) as RJSFSchema | undefined,
    schema,
  );
}

/** Wraps `judge()` as a validate function with Ajv's interface. */
function compiledFunction(options: ClaimValidatorOptions): CompiledValidateFunction {
  const { form, schema, page, context, message, onVerdict } = options;
  const errorOf = (error: ClaimError) => {
    const steps = pathSteps(error.path);
    return {
      instancePath: `/${steps.join('/')}`,
      keyword: error.rule,
      params: error.params,
      schemaPath: `#/${error.rule}`,
      parentSchema: schemaAt(schema, steps) ?? {},
      // Built on read, because a claim page shows messages of its own and reads none of these.
      get message() {
        return message(error);
      },
    };
  };
  const validate: CompiledValidateFunction = (claim: unknown) => {
    const verdict = judge(claim, form, context());
    onVerdict?.(verdict);
    const all = { ...verdict, errors: allErrors(verdict) };
    const errors = page === undefined ? all.errors : errorsOfPage(all, form.plan, page);
    validate.errors =
      errors.length > 0 ? (errors.map(errorOf) as NonNullable<CompiledValidateFunction['errors']>) : null;
    return errors.length === 0;
  };
  return validate;
}

/**
 * Creates RJSF's precompiled validator over a form's compiled module: the claim document is the formData, and `judge()`
 * finds the errors. It needs neither Ajv nor eval. See docs/validator.md.
 */
export function claimValidator(options: ClaimValidatorOptions): ValidatorType {
  const { schema, branches } = options;
  if (schema.$id === undefined) throw new Error('The schema of a validated form needs an $id.');
  return new PrecompiledValidator({ ...branches, [schema.$id]: compiledFunction(options) }, schema);
}

/** Non-empty tree of errors, because RJSF drops the list of errors that come without any tree. */
const NOTHING_TO_SHOW = { __errors: [] } as unknown as ErrorSchema;

/**
 * Returns the validator without its tree of errors, for a form that shows errors by `extraErrors` and would show them
 * twice. Its list of errors only blocks a submit, and has no messages, because building them takes longer than judging.
 */
export function withoutErrorTree(validator: ValidatorType): ValidatorType {
  const listOnly: Pick<ValidatorType, 'validateFormData'> = {
    validateFormData: (claim, schema) => {
      const { errors = [] } = validator.rawValidation<{ instancePath: string }>(schema, claim);
      return {
        errors: errors.map(({ instancePath }) => ({
          property: instancePath.replaceAll('/', '.'),
          stack: '',
        })),
        errorSchema: NOTHING_TO_SHOW,
      };
    },
  };
  return Object.assign(Object.create(validator), listOnly);
}
