import type { FieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { describedBy, errorId, hintId } from '../../widgets/aria.ts';
import { contextOf, optionsOf, type WidgetFormContext } from '../../widgets/context.ts';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { RequiredMark } from '../../widgets/RequiredMark.tsx';

type TemplateProps = FieldTemplateProps<unknown, RJSFSchema, WidgetFormContext>;

const TEXT_WIDGETS = new Set(['text', 'textarea', 'mask', 'number', 'date', 'confirm', 'signature']);

/** The messages under a field: the first; for text fields all of them (R5-13). */
function Errors({ props, widget }: { props: TemplateProps; widget: string }) {
  const { rawErrors, id, registry } = props;
  if (!rawErrors || rawErrors.length === 0) return null;
  const shown = TEXT_WIDGETS.has(widget) ? [...new Set(rawErrors)] : rawErrors.slice(0, 1);
  return (
    <div className="cw-error" id={errorId(id)}>
      {shown.map((message) => (
        <p key={message}>
          <span className="cw-visually-hidden">{contextOf({ registry }).text('Ui_Error')} </span>
          {message}
        </p>
      ))}
    </div>
  );
}

function Hint({ id, hint }: { id: string; hint: string | undefined }) {
  return hint ? (
    <p className="cw-hint" id={hintId(id)}>
      <InlineMarkdown text={hint} />
    </p>
  ) : null;
}

interface LabelParts {
  label: ReactNode;
  hint: ReactNode;
  className: string;
  described: string | undefined;
}

function labelParts(props: TemplateProps, widget: string): LabelParts {
  const options = optionsOf({ ...props, uiSchema: props.uiSchema ?? {} });
  const marked = props.required === true && options.requiredStyling;
  return {
    label: (
      <>
        <InlineMarkdown text={options.label} />
        <RequiredMark shown={marked} />
      </>
    ),
    hint: <Hint id={props.id} hint={options.hint} />,
    className: options.suppressLabel && widget !== 'checkbox' ? 'cw-label cw-visually-hidden' : 'cw-label',
    described: describedBy(props.id, options, props.rawErrors),
  };
}

/** Label, hint, control and messages of one field; lists and the page itself bring their own frame. */
export function FieldTemplate(props: TemplateProps) {
  const widget = props.uiSchema?.['ui:widget'];
  if (typeof widget !== 'string') return props.children;
  const { label, hint, className, described } = labelParts(props, widget);
  const state = props.rawErrors?.length ? 'cw-field cw-field--error' : 'cw-field';
  if (widget === 'radio') {
    return (
      <div className={state}>
        <fieldset className="cw-fieldset" aria-describedby={described}>
          <legend className={className}>{label}</legend>
          {hint}
          {props.children}
          <Errors props={props} widget={widget} />
        </fieldset>
      </div>
    );
  }
  return (
    <div className={state}>
      {widget === 'checkbox' ? null : (
        <label
          className={className}
          id={widget === 'value' ? `${props.id}__label` : undefined}
          htmlFor={props.id}
        >
          {label}
        </label>
      )}
      {widget === 'checkbox' ? null : hint}
      {props.children}
      {widget === 'checkbox' ? hint : null}
      <Errors props={props} widget={widget} />
    </div>
  );
}
