import { type FormProps, withTheme } from '@rjsf/core';
import {
  ErrorSchemaBuilder,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type UiSchema,
  type ValidatorType,
} from '@rjsf/utils';
import { type RenderResult, render } from '@testing-library/react';
import type { FieldType } from '../schemas/generated/types.ts';
import type { WidgetName } from '../schemas/uiOptions.ts';
import type { WidgetContext } from './context.ts';
import type { WidgetExample } from './examples.ts';
import { PendingCommits } from './pending.ts';
import { standaloneTheme } from './standaloneTheme.tsx';
import { englishText } from './texts.ts';

const Form = withTheme(standaloneTheme);

/** The field alone, without the frame of the object that it is in. */
const Frameless = ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content);
const TEMPLATES = { ObjectFieldTemplate: Frameless };

/** The name of the one field; its DOM id is `root_field`. */
const FIELD = 'field';

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

interface WidgetEvents extends Partial<Pick<WidgetContext, 'searchList' | 'attach'>> {
  /** The field with this DOM id has another value. */
  onCommit?: (id: string, value: unknown) => void;
  /** The field with this DOM id was left. */
  onBlurField?: (id: string) => void;
}

function fieldOf(
  widget: WidgetName,
  { label = 'Label', options, disabled, required }: Partial<WidgetExample>,
) {
  const type = widget === 'checkbox' ? 'boolean' : ['string', 'null'];
  const schema: RJSFSchema = {
    type: 'object',
    properties: { [FIELD]: { type, title: label } as RJSFSchema },
    required: required ? [FIELD] : [],
  };
  const uiSchema: UiSchema = {
    [FIELD]: {
      'ui:widget': widget,
      'ui:disabled': disabled === true,
      'ui:options': { type: FIELD_TYPES[widget] ?? 'string', label, requiredStyling: true, ...options },
    },
  };
  return { schema, uiSchema };
}

/** Draws one example of a widget as the one field of RJSF's form in our theme, with a button after it. */
export function renderWidget(
  widget: WidgetName,
  example: Partial<WidgetExample>,
  { onCommit, onBlurField, ...context }: WidgetEvents = {},
): RenderResult {
  const { value = null, errors = [] } = example;
  const onChange: FormProps['onChange'] = ({ formData }, id) => {
    if (id !== undefined) onCommit?.(id, formData[FIELD]);
  };
  return render(
    <Form
      {...fieldOf(widget, example)}
      formData={{ [FIELD]: value }}
      formContext={{ pending: new PendingCommits(), text: englishText, ...context }}
      extraErrors={new ErrorSchemaBuilder().addErrors(errors, FIELD).ErrorSchema}
      templates={TEMPLATES}
      validator={SILENT_VALIDATOR}
      onChange={onChange}
      onBlur={(id) => onBlurField?.(id)}
    >
      <button type="submit">Next</button>
    </Form>,
  );
}
