import { type FormProps, withTheme } from '@rjsf/core';
import {
  ErrorSchemaBuilder,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type UiSchema,
  type ValidatorType,
} from '@rjsf/utils';
import { useMemo } from 'react';
import type { FieldType } from '../schemas/generated/types.ts';
import type { WidgetName } from '../schemas/uiOptions.ts';
import type { WidgetContext } from './context.ts';
import type { WidgetExample } from './examples.ts';
import { PendingCommits } from './pending.ts';
import { standaloneTheme } from './standaloneTheme.tsx';
import { englishText } from './translate.ts';

const Form = withTheme(standaloneTheme);

/** The field alone, without the frame of the object that it is in. */
const Frameless = ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content);
const TEMPLATES = { ObjectFieldTemplate: Frameless };

/** The name of the one field; its DOM id is `root_field`, or begins with another prefix. */
export const FIELD = 'field';

const SILENT_VALIDATOR: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: <T,>() => ({ errors: [] as T[] }),
};

/** The type of field that a widget is for. */
const FIELD_TYPES: Partial<Record<WidgetName, FieldType>> = {
  checkbox: 'boolean',
  number: 'number',
  date: 'date',
  file: 'file',
};

function fieldOf(
  widget: WidgetName,
  { label = 'Label', options, disabled, readonly, required }: Partial<WidgetExample>,
) {
  const type = widget === 'checkbox' ? 'boolean' : ['string', 'null'];
  const schema: RJSFSchema = {
    type: 'object',
    properties: { [FIELD]: { type, title: label } as RJSFSchema },
    required: required ? [FIELD] : [],
  };
  const uiSchema: UiSchema = {
    'ui:submitButtonOptions': { norender: true },
    [FIELD]: {
      'ui:widget': widget,
      'ui:disabled': disabled === true,
      'ui:readonly': readonly === true,
      'ui:options': { type: FIELD_TYPES[widget] ?? 'string', label, requiredStyling: true, ...options },
    },
  };
  return { schema, uiSchema };
}

interface ExampleFormProps
  extends Pick<FormProps, 'idPrefix' | 'tagName' | 'onChange' | 'onBlur' | 'children'> {
  widget: WidgetName;
  example: Partial<WidgetExample>;
  context?: Partial<WidgetContext>;
}

/** One example of a widget as the one field of RJSF's form in our theme. */
export function ExampleForm({ widget, example, context, ...form }: ExampleFormProps) {
  const given = useMemo(() => {
    const { value = null, errors = [] } = example;
    return {
      ...fieldOf(widget, example),
      formData: { [FIELD]: value },
      formContext: { pending: new PendingCommits(), text: englishText, ...example.context, ...context },
      extraErrors: new ErrorSchemaBuilder().addErrors(errors, FIELD).ErrorSchema,
    };
  }, [widget, example, context]);
  return (
    <Form {...given} {...form} templates={TEMPLATES} validator={SILENT_VALIDATOR} showErrorList={false} />
  );
}
