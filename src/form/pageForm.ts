import Form, { type FormProps, type FormState } from '@rjsf/core';
import { type FormContextType, type RJSFSchema, type StrictRJSFSchema, shallowEquals } from '@rjsf/utils';
import type { PageFormContext } from './pageContext.ts';

type RjsfForm = Form<unknown, RJSFSchema, PageFormContext>;
type Props = FormProps<unknown, RJSFSchema, PageFormContext>;
type Snapshot = ReturnType<RjsfForm['getSnapshotBeforeUpdate']>;

/** State of RJSF's Form component, with the props of its last update. */
type FlatState<T, S extends StrictRJSFSchema, F extends FormContextType> = FormState<T, S, F> & {
  upTo?: FormProps<T, S, F>;
};

/** Returns the form's props without those that change with the claim. */
const lasting = ({ formData, uiSchema, extraErrors, children, ...rest }: Props) => rest;

/**
 * RJSF's Form with faster updates, over `flatSchemas.ts`. It skips the search for data of another branch, because the
 * schemas have no branches, and it would hash the whole claim at each change. It renders the claim, its uiSchema and
 * its errors as soon as they are given, and compares them by identity, where RJSF renders once with the old ones,
 * compares all deeply, and renders again. For any other new prop, as the schema in another culture, RJSF computes the
 * state. CONTRIBUTING.md ("Upgrade RJSF") lists the internals of RJSF's Form on which this relies.
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

/** Form component of a page. `VITE_PLAIN_RJSF=yes` selects RJSF's Form; the DOM tests run with both. */
export const PageForm: typeof FlatForm = import.meta.env.VITE_PLAIN_RJSF === 'yes' ? Form : FlatForm;
