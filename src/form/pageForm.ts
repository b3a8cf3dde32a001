import Form, { type FormProps, type FormState } from '@rjsf/core';
import { createSchemaUtils, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils';
import type { PageFormContext } from './pageContext.ts';

type Props = FormProps<unknown, RJSFSchema, PageFormContext>;
type State = FormState<unknown, RJSFSchema, PageFormContext>;
type SchemaUtils = SchemaUtilsType<unknown, RJSFSchema, PageFormContext>;

/**
 * RJSF's answers about a schema that is flat, as every page's is: written out in full, without branches, references
 * and defaults. RJSF walks the whole schema for them, twice a change.
 */
function flatSchemaUtils({
  validator,
  schema,
  experimental_defaultFormStateBehavior: defaults,
}: Props): SchemaUtils {
  const flat: Partial<SchemaUtils> = {
    doesSchemaUtilsDiffer: (otherValidator, otherSchema) =>
      otherValidator !== validator || otherSchema !== schema,
    getDefaultFormState: (_, formData) => formData,
    retrieveSchema: (part) => part,
    isSelect: () => false,
    isMultiSelect: () => false,
  };
  return Object.assign(Object.create(createSchemaUtils(validator, schema, defaults)), flat);
}

/** The accelerator: RJSF's Form, asking about flat schemas only. All else is RJSF's. */
class FlatForm extends Form<unknown, RJSFSchema, PageFormContext> {
  override getStateFromProps(
    ...args: Parameters<Form<unknown, RJSFSchema, PageFormContext>['getStateFromProps']>
  ): State {
    const [props, data, retrieved, reset, changed, skip, , prevState = this.state, fallback] = args;
    const known: SchemaUtils | undefined = prevState?.schemaUtils;
    const isKnown = known && !known.doesSchemaUtilsDiffer(props.validator, props.schema);
    const schemaUtils = isKnown ? known : flatSchemaUtils(props);
    const state = { ...prevState, schemaUtils, hasNestedConditionalSchema: false };
    // Nothing is ever to be dropped from the data: a flat schema stays what it is (the `false`).
    return super.getStateFromProps(props, data, retrieved, reset, changed, skip, false, state, fallback);
  }
}

/** What draws a page. `VITE_PLAIN_RJSF=yes` takes RJSF's own Form; the DOM tests run with both. */
export const PageForm: typeof FlatForm = import.meta.env.VITE_PLAIN_RJSF === 'yes' ? Form : FlatForm;
