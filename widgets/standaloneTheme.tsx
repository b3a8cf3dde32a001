import type { ThemeProps } from '@rjsf/core';
import rjsfFields from '@rjsf/core/lib/components/fields/index.js';
import rjsfTemplates from '@rjsf/core/lib/components/templates/index.js';
import rjsfWidgets from '@rjsf/core/lib/components/widgets/index.js';
import type { MultiSchemaFieldTemplateProps, WidgetProps, WrapIfAdditionalTemplateProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { setDefaultText } from './context.ts';
import { FieldTemplate } from './FieldTemplate.tsx';
import { widgets as claimWidgets } from './registry.ts';
import { englishText } from './translate.ts';

// Sets English texts for forms without the app, which provides texts in the culture of its page.
setDefaultText(englishText);

const templates = rjsfTemplates();
const widgets = rjsfWidgets();
const own = claimWidgets as unknown as Record<string, ComponentType<WidgetProps>>;

/** Returns a widget that renders ours, or RJSF's where `isTheirs` is true, for values that claims do not have. */
function either(
  ours: string,
  theirs: 'SelectWidget' | 'DateWidget' | 'FileWidget',
  isTheirs: (props: WidgetProps) => boolean,
) {
  const Ours = own[ours] as ComponentType<WidgetProps>;
  const Theirs = widgets[theirs] as ComponentType<WidgetProps>;
  return (props: WidgetProps) => (isTheirs(props) ? <Theirs {...props} /> : <Ours {...props} />);
}

/** Selector of the option of `anyOf` or `oneOf`, with a label. */
function OptionChoice({ selector, optionSchemaField, schema }: MultiSchemaFieldTemplateProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the selector is the control */}
      <label className="cw-field">
        <span className="cw-visually-hidden">{schema.title ?? 'Option'}</span>
        {selector}
      </label>
      {optionSchemaField}
    </>
  );
}

/** RJSF's frame of a key that the schema does not name: the key's input always has its label. */
function NamedKey(props: WrapIfAdditionalTemplateProps) {
  const Wrap = templates.WrapIfAdditionalTemplate as ComponentType<WrapIfAdditionalTemplateProps>;
  return <Wrap {...props} displayLabel />;
}

/**
 * RJSF theme with our widgets and field template for any RJSF form, and with RJSF's own fields, templates and widgets
 * for what claims do not have: `withTheme(standaloneTheme)`.
 */
export const standaloneTheme = {
  fields: rjsfFields(),
  templates: {
    ...templates,
    FieldTemplate,
    MultiSchemaFieldTemplate: OptionChoice,
    WrapIfAdditionalTemplate: NamedKey,
  },
  widgets: {
    ...widgets,
    ...own,
    select: either('select', 'SelectWidget', ({ multiple }) => multiple === true),
    // A date of a schema with that format is 2026-07-01, a claim's is 07/01/2026.
    date: either('date', 'DateWidget', ({ schema }) => schema.format === 'date'),
    file: either('file', 'FileWidget', ({ schema }) => schema.type === 'string' || schema.type === 'array'),
  },
} as unknown as ThemeProps;
