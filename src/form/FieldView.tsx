import type { FieldPathId, FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import { useMemo } from 'react';
import type { FieldState, LeafSchema, LeafUiSchema } from '../../transforms/pages/types.ts';
import type { PageFormContext, PageRegistry } from './pageContext.ts';

/** RJSF's own type of options is open; ours are FieldOptions. */
type UiOptions = NonNullable<UiSchema<unknown, RJSFSchema, PageFormContext>['ui:options']>;

interface FieldViewProps {
  name: string;
  schema: LeafSchema;
  uiSchema: LeafUiSchema;
  pathId: FieldPathId;
  registry: PageRegistry;
  value: unknown;
  state: FieldState;
  errors: readonly string[];
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

const ignoreFocus = () => undefined;

/** The uiSchema with the mask that holds now, on the one field component that all widgets share. */
function useLeafUi(
  uiSchema: LeafUiSchema,
  mask: string | undefined,
): UiSchema<unknown, RJSFSchema, PageFormContext> {
  return useMemo(() => {
    const options = uiSchema['ui:options'];
    const own = uiSchema['ui:widget'];
    const masked = own === 'text' || own === 'mask' ? (mask ? 'mask' : 'text') : own;
    return {
      'ui:widget': masked,
      'ui:options': { ...options, ...(mask ? { mask } : {}) } as unknown as UiOptions,
      // After the options: they have a `field` of their own, the field's name, which RJSF would take for this.
      'ui:field': 'LeafField',
    };
  }, [uiSchema, mask]);
}

/** One field, drawn by RJSF's SchemaField: its template, its widget and its errors come from the registry. */
export function FieldView({
  name,
  schema,
  uiSchema,
  pathId,
  registry,
  value,
  state,
  errors,
  ...on
}: FieldViewProps) {
  const ui = useLeafUi(uiSchema, state.mask ?? uiSchema['ui:options'].mask);
  const { SchemaField } = registry.fields;
  if (!SchemaField || state.hidden) return null;
  const props: FieldProps<unknown, RJSFSchema, PageFormContext> = {
    name,
    schema: schema as RJSFSchema,
    uiSchema: ui,
    fieldPathId: pathId,
    registry,
    formData: value,
    required: state.required,
    disabled: state.disabled,
    readonly: false,
    autofocus: false,
    errorSchema: errors.length > 0 ? { __errors: [...errors] } : {},
    onChange: on.onChange,
    onBlur: on.onBlur,
    onFocus: ignoreFocus,
  };
  return <SchemaField {...props} />;
}
