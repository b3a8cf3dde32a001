import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldTemplateProps,
  getSchemaType,
  getTemplate,
  getUiOptions,
  type RJSFSchema,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import type { FieldOptions } from '../schemas/uiOptions.ts';
import { describedBy, errorId, hintId, isDemanded } from './aria.ts';
import { contextOf, fieldOptionsOf, type WidgetFormContext } from './context.ts';
import { ErrorText } from './ErrorText.tsx';
import { isShownFigure } from './figures.ts';
import { InlineMarkdown } from './InlineMarkdown/InlineMarkdown.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import { shownMessages } from './shownMessages.ts';

type TemplateProps = FieldTemplateProps<unknown, RJSFSchema, WidgetFormContext>;

/** Widgets of several controls, which need a fieldset with a legend. */
const GROUPS = new Set(['radio', 'checkboxes']);

/** Returns the name of the field's widget; undefined for lists and objects, which render their own frame. */
function widgetOf({ uiSchema, schema, registry }: TemplateProps): string | undefined {
  const { widget } = getUiOptions(uiSchema);
  if (typeof widget === 'string') return widget;
  const type = getSchemaType(schema);
  if (type === 'object' || type === 'null') return undefined;
  if (type === 'array') return registry.schemaUtils.isMultiSelect(schema) ? 'select' : undefined;
  return type === 'boolean' ? 'checkbox' : 'text';
}

/** Error messages under a field. */
function Errors({ props, widget }: { props: TemplateProps; widget: string }) {
  const { rawErrors, id, registry } = props;
  if (!rawErrors || rawErrors.length === 0) return null;
  return (
    <div className="cw-error" id={errorId(id)}>
      {shownMessages(widget, rawErrors).map((message) => (
        <p key={message}>
          <ErrorText text={contextOf({ registry }).text} message={message} />
        </p>
      ))}
    </div>
  );
}

interface LabelParts {
  label: ReactNode;
  hint: ReactNode;
  className: string;
  described: string | undefined;
  /** Class of the outer element; one of its forms puts the value at the end of the label's line. */
  frame: string;
  dataKey: string | undefined;
}

/** Tests if a field is marked as optional: where it could be required, is not, and can be answered. */
const isOptional = (
  { required, disabled, readonly }: TemplateProps,
  { mayBeOptional }: FieldOptions,
): boolean => mayBeOptional === true && !required && !disabled && !readonly;

function labelParts(props: TemplateProps, widget: string): LabelParts {
  const options = fieldOptionsOf({ ...props, uiSchema: props.uiSchema ?? {} });
  const isQuiet = options.suppressLabel || getUiOptions(props.uiSchema).label === false;
  return {
    label: (
      <>
        <InlineMarkdown text={options.label} />
        <RequiredMark shown={isDemanded(props) && options.requiredStyling} />
        {isOptional(props, options) ? (
          <>
            {' '}
            <span className="cw-optional">{contextOf(props).text('Ui_Optional')}</span>
          </>
        ) : null}
      </>
    ),
    hint: options.hint ? (
      <p className="cw-hint" id={hintId(props.id)}>
        <InlineMarkdown text={options.hint} />
      </p>
    ) : null,
    className: isQuiet ? 'cw-label cw-visually-hidden' : 'cw-label',
    described: describedBy(props.id, options, props.rawErrors),
    // A class, because browsers would recompute a rule with `:has()` for each inserted message.
    frame: widget === 'value' && isShownFigure(options) ? 'cw-field cw-field--figure' : 'cw-field',
    dataKey: options.key,
  };
}

/** Label, hint, control and messages of one field. */
function Labelled({ props, widget }: { props: TemplateProps; widget: string }) {
  const { label, hint, className, described, frame, dataKey } = labelParts(props, widget);
  const errors = <Errors props={props} widget={widget} />;
  const state = props.rawErrors?.length ? `${frame} cw-field--error` : frame;
  if (GROUPS.has(widget)) {
    return (
      <div className={state} data-key={dataKey}>
        <fieldset
          className="cw-fieldset"
          // `required` on its radios would make the form `:invalid` before an answer.
          {...(widget === 'radio' && { role: 'radiogroup', 'aria-required': isDemanded(props) || undefined })}
          aria-describedby={described}
        >
          <legend className={className}>{label}</legend>
          {hint}
          {props.children}
          {errors}
        </fieldset>
      </div>
    );
  }
  // The checkbox widget renders its own label.
  const isChoice = widget === 'checkbox';
  return (
    <div className={state} data-key={dataKey}>
      {isChoice ? null : (
        <label
          className={className}
          id={widget === 'value' ? `${props.id}__label` : undefined}
          htmlFor={props.id}
        >
          {label}
        </label>
      )}
      {isChoice ? null : hint}
      {props.children}
      {isChoice ? hint : null}
      {errors}
    </div>
  );
}

/** Adds RJSF's frame for a property that the schema does not name; claim pages have none. */
function wrapped(props: TemplateProps, content: ReactNode): ReactNode {
  if (!(ADDITIONAL_PROPERTY_FLAG in props.schema)) return content;
  const Wrap = getTemplate('WrapIfAdditionalTemplate', props.registry, getUiOptions(props.uiSchema));
  return <Wrap {...props}>{content}</Wrap>;
}

/** RJSF's FieldTemplate: label, hint, control and messages. Lists, objects and the root field render their own. */
export function FieldTemplate(props: TemplateProps) {
  if (props.hidden) return <div hidden>{props.children}</div>;
  const widget = widgetOf(props);
  const content = widget === undefined ? props.children : <Labelled props={props} widget={widget} />;
  return wrapped(props, content);
}
