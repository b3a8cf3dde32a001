import { type FormModule, loadForm } from '../../transforms/claims/loadForm.ts';
import { createAjv } from '../../transforms/compile/createAjv.ts';
import type { Runtime } from '../../transforms/vocabulary/runtime.ts';
import { ALL_TOOLS } from '../../transforms/vocabulary/tools.testkit.ts';
import type { Implementation } from './implementation.ts';
import { compileModels, judgeWith, reportOf } from './standalone.ts';

/** The form's schema compiled by Ajv when it is asked, with no module between: in tests only, it needs eval. */
export async function runtimeAjv(): Promise<Implementation> {
  return {
    judge: async (models, context, claims) => {
      const { schema, plan } = compileModels(models);
      const module: FormModule = {
        plan,
        requires: [],
        default: (require) => createAjv((part) => require(part) as Runtime).ajv.compile(schema),
      };
      const form = loadForm(module, ALL_TOOLS);
      return claims.map((claim) => reportOf(judgeWith(form, context, claim)));
    },
  };
}
