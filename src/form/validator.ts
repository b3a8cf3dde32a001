import type { ErrorSchema, RJSFValidationError, ValidationData, ValidatorType } from '@rjsf/utils';
import { judge } from '../../transforms/claims/judge.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import { errorsOfPage } from '../../transforms/claims/pageVerdict.ts';
import type { ClaimError, JudgeContext } from '../../transforms/claims/types.ts';

export interface PageValidatorOptions {
  form: LoadedForm;
  /** The name of the page's file: `claimant-info`. */
  page: string;
  /** Read at each judgement: the clock and the whitelist change while a page is open. */
  context: () => JudgeContext;
  message: (error: ClaimError) => string;
}

interface ErrorNode {
  __errors?: string[];
  [part: string]: ErrorNode | string[] | undefined;
}

/** Builds RJSF's tree of errors: `claimTransactions.0.amount` → nested, each message once. */
function errorTree(errors: { path: string; message: string }[]): ErrorNode {
  const root: ErrorNode = {};
  for (const { path, message } of errors) {
    let node = root;
    for (const part of path.split('.')) {
      const next = node[part];
      const child: ErrorNode = next && !Array.isArray(next) ? next : {};
      node[part] = child;
      node = child;
    }
    node.__errors = [...new Set([...(node.__errors ?? []), message])];
  }
  return root;
}

/**
 * RJSF's validator for one page: the form's one validator judges the whole claim, and what lies on the page is kept.
 * A page's schema has no branches, so RJSF asks `isValid` of nothing that could be wrong.
 */
export function pageValidator({ form, page, context, message }: PageValidatorOptions): ValidatorType {
  const errorsNow = (claim: unknown) =>
    errorsOfPage(judge(claim, form, context()), form.plan, page).map((error) => ({
      path: error.path,
      rule: error.rule,
      params: error.params,
      message: message(error),
    }));
  return {
    validateFormData(claim): ValidationData<unknown> {
      const found = errorsNow(claim);
      const errors: RJSFValidationError[] = found.map((error) => ({
        name: error.rule,
        property: `.${error.path}`,
        message: error.message,
        params: error.params,
        stack: error.message,
      }));
      return { errors, errorSchema: errorTree(found) as ErrorSchema };
    },
    isValid: () => true,
    rawValidation: <Result>(_schema: unknown, claim?: unknown) => ({ errors: errorsNow(claim) as Result[] }),
  };
}
