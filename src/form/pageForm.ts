import Form, { type FormProps, type FormState } from '@rjsf/core';
import {
  type FieldPathList,
  type FormContextType,
  type RJSFSchema,
  type StrictRJSFSchema,
  shallowEquals,
} from '@rjsf/utils';
import type { PageFieldProps, PageFormContext } from './pageContext.ts';

type RjsfForm = Form<unknown, RJSFSchema, PageFormContext>;
type Props = FormProps<unknown, RJSFSchema, PageFormContext>;
type Snapshot = ReturnType<RjsfForm['getSnapshotBeforeUpdate']>;

/** State of RJSF's Form component, with the props of its last update. */
type FlatState<T, S extends StrictRJSFSchema, F extends FormContextType> = FormState<T, S, F> & {
  upTo?: FormProps<T, S, F>;
};

/** Returns the form's props without those that change with the claim. */
const lasting = ({ formData, uiSchema, extraErrors, children, ...rest }: Props) => rest;

/** Returns the data with a value at a path; only what holds the value is copied. */
function withValueAt(data: unknown, [step, ...rest]: FieldPathList, value: unknown): unknown {
  if (step === undefined) return value;
  const copy: Record<string | number, unknown> = Object.assign(Array.isArray(data) ? [] : {}, data);
  copy[step] = withValueAt(copy[step], rest, value);
  return copy;
}

/**
 * RJSF's Form with faster updates, over `flatSchemas.ts`. It skips the search for data of another branch, because the
 * schemas have no branches, and it would hash the whole claim at each change. It renders the claim, its uiSchema and
 * its errors as soon as they are given, and compares them by identity, where RJSF renders once with the old ones,
 * compares all deeply, and renders again. It reports a change at once, and renders the claim that the store makes of it,
 * where RJSF renders a copy of the whole claim first. For any other new prop, as the schema in another culture, RJSF
 * computes the state. CONTRIBUTING.md ("Upgrade RJSF") lists the internals of RJSF's Form on which this relies.
 */
class FlatForm extends Form<unknown, RJSFSchema, PageFormContext> {
  #isGone = false;

  constructor(props: Props) {
    super(props);
    const onChange: PageFieldProps['onChange'] = (value, path, _errors, id) => {
      // As React does with the state of a form that is gone: its inputs give away what they show as they go.
      if (this.#isGone) return;
      const { formData } = this.state;
      this.props.onChange?.({ ...this.state, formData: withValueAt(formData, path, value) }, id);
    };
    // RJSF declares the function that it gives to the root field private.
    Object.assign(this, { onChange });
  }

  override componentDidMount(): void {
    this.#isGone = false;
  }

  override componentWillUnmount(): void {
    this.#isGone = true;
  }

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
export const PageForm: typeof Form<unknown, RJSFSchema, PageFormContext> =
  import.meta.env.VITE_PLAIN_RJSF === 'yes' ? Form : FlatForm;
