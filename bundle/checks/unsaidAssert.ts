import { camelCase } from '../../transforms/ground/modelNames.ts';
import { rulesOf } from '../view/modelIndex.ts';
import type { Check } from './check.ts';

/** Reports a rule `assert` without a default message (C8-04), because its requirement would not be shown. */
export const unsaidAssert: Check = {
  code: 'missing-parameter',
  needs: 'file',
  *run(view) {
    for (const { rule, pointer } of rulesOf(view.models)) {
      if (camelCase(rule.name) !== 'assert' || rule.errorMessageKeys?.default !== undefined) continue;
      yield {
        file: 'models.json',
        pointer,
        message:
          'The assert has no message of its own, so claimants read "The value is invalid" and no more.',
        hint: 'Add "errorMessageKeys": { "default": … } with the key of a text that says what to enter.',
      };
    }
  },
};
