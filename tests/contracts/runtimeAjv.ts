import { type FormModule, loadForm } from '../../transforms/claims/loadForm.ts';
import { createAjv } from '../../transforms/compile/createAjv.ts';
import { createDatesRuntime } from '../../transforms/keywords/datesRuntime.ts';
import type { Runtime } from '../../transforms/keywords/runtime.ts';
import type { Implementation } from './implementation.ts';
import { compileModels, judgeWith, reportOf } from './standalone.ts';

/** The form's schema compiled by Ajv when it is asked, with no module between: in tests only, it needs eval. */
export async function runtimeAjv(): Promise<Implementation> {
  return {
    judge: async (models, context, claims) => {
      const { schema, plan } = compileModels(models);
      const module: FormModule = {
        plan,
        requires: ['#claimwright/runtime', '#claimwright/dates'],
        default: (require) =>
          createAjv({
            '#claimwright/runtime': require('#claimwright/runtime') as Runtime,
            '#claimwright/dates': require('#claimwright/dates') as Runtime,
          }).ajv.compile(schema),
      };
      const form = loadForm(module, { '#claimwright/dates': createDatesRuntime });
      return claims.map((claim) => reportOf(judgeWith(form, context, claim)));
    },
  };
}
