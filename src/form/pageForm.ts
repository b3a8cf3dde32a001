import Form, { type FormProps, type FormState } from '@rjsf/core';
import { type FormContextType, type RJSFSchema, type StrictRJSFSchema, shallowEquals } from '@rjsf/utils';
import type { PageFormContext } from './pageContext.ts';

type RjsfForm = Form<unknown, RJSFSchema, PageFormContext>;
type Props = FormProps<unknown, RJSFSchema, PageFormContext>;
type Snapshot = ReturnType<RjsfForm['getSnapshotBeforeUpdate']>;

/** RJSF's state of a form, with the props that it was last brought up to. */
type FlatState<T, S extends StrictRJSFSchema, F extends FormContextType> = FormState<T, S, F> & {
  upTo?: FormProps<T, S, F>;
};

/** The form's props without those that a page gives anew with each change of the claim. */
const lasting = ({ formData, uiSchema, extraErrors, children, ...rest }: Props) => rest;

/**
 * The accelerator's half at run time, over the answers of `flatSchemas.ts`: RJSF's Form, which never looks for data that
 * another branch of the schema would drop, for there are no branches. It would hash the whole claim at each change.
 *
 * The claim, its uiSchema and its errors are drawn as soon as they are given, and told from those before by identity.
 * RJSF draws once with what it had, compares all that it was given deeply, and draws again. Where it is given anything
 * else anew, as the schema in another culture, it makes its state itself.
 *
 * CONTRIBUTING.md ("Upgrade RJSF") lists what of RJSF's Form this relies on.
 */
class FlatForm extends Form<unknown, RJSFSchema, PageFormContext> {
  static override getDerivedStateFromProps<T, S extends StrictRJSFSchema, F extends FormContextType>(
    props: FormProps<T, S, F>,
    state: FlatState<T, S, F>,
  ): Partial<FlatState<T, S, F>> | null {
    const errors = Form.getDerivedStateFromProps(props, state);
    const { upTo } = state;
    const { formData, uiSchema, extraErrors } = props;
    const isUpToDate =
      upTo?.formData === formData && upTo?.uiSchema === uiSchema && upTo?.extraErrors === extraErrors;
    if (isUpToDate) return errors;
    return { ...errors, upTo: props, ...(upTo && { formData, uiSchema }) } as Partial<FlatState<T, S, F>>;
  }

  override getSnapshotBeforeUpdate(
    before: Props,
    state: FlatState<unknown, RJSFSchema, PageFormContext>,
  ): Snapshot {
    const isUpToDate = before === this.props || shallowEquals(lasting(before), lasting(this.props));
    return isUpToDate ? { shouldUpdate: false } : super.getSnapshotBeforeUpdate(before, state);
  }

  override getStateFromProps(
    ...args: Parameters<RjsfForm['getStateFromProps']>
  ): FormState<unknown, RJSFSchema, PageFormContext> {
    const [props, data, retrieved, reset, changed, skip, , ...states] = args;
    return super.getStateFromProps(props, data, retrieved, reset, changed, skip, false, ...states);
  }
}

/** What draws a page. `VITE_PLAIN_RJSF=yes` takes RJSF's own Form; the DOM tests run with both. */
export const PageForm: typeof FlatForm = import.meta.env.VITE_PLAIN_RJSF === 'yes' ? Form : FlatForm;
