import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import type { ClaimWidgetProps, WidgetFormContext } from '../../widgets/context.ts';

/**
 * The field component of every leaf: it gives the widget that the uiSchema names its props. RJSF's own field
 * components choose by the schema's type and read options from it; here the uiSchema has said both.
 */
export function LeafField(props: FieldProps<unknown, RJSFSchema, WidgetFormContext>) {
  const { registry, uiSchema, fieldPathId, schema, name, onChange } = props;
  const widget = uiSchema?.['ui:widget'];
  const Widget = typeof widget === 'string' ? registry.widgets[widget] : undefined;
  if (!Widget) throw new Error(`No widget "${String(widget)}" is registered (field ${fieldPathId.$id}).`);
  const widgetProps: ClaimWidgetProps = {
    id: fieldPathId.$id,
    name,
    schema,
    uiSchema: uiSchema ?? {},
    registry,
    label: schema.title ?? name,
    value: props.formData,
    required: props.required ?? false,
    disabled: props.disabled ?? false,
    readonly: props.readonly ?? false,
    rawErrors: props.rawErrors ?? [],
    autofocus: false,
    options: {},
    onChange: (value: unknown) => onChange(value, fieldPathId.path),
    onBlur: props.onBlur,
    onFocus: props.onFocus,
  };
  return <Widget {...widgetProps} />;
}
