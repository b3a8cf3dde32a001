import Form, { type FormState } from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import type { PageFormContext } from './pageContext.ts';

type RjsfForm = Form<unknown, RJSFSchema, PageFormContext>;
type State = FormState<unknown, RJSFSchema, PageFormContext>;

/**
 * The accelerator's half at run time, over the answers of `flatSchemas.ts`: RJSF's Form, which never looks for data that
 * another branch of the schema would drop, for there are no branches. It would hash the whole claim at each change.
 */
class FlatForm extends Form<unknown, RJSFSchema, PageFormContext> {
  override getStateFromProps(...args: Parameters<RjsfForm['getStateFromProps']>): State {
    const [props, data, retrieved, reset, changed, skip, , ...states] = args;
    return super.getStateFromProps(props, data, retrieved, reset, changed, skip, false, ...states);
  }
}

/** What draws a page. `VITE_PLAIN_RJSF=yes` takes RJSF's own Form; the DOM tests run with both. */
export const PageForm: typeof FlatForm = import.meta.env.VITE_PLAIN_RJSF === 'yes' ? Form : FlatForm;
