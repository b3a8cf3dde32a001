import type { FormContextType, RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { FieldOption, FieldOptions } from '../schemas/uiOptions.ts';
import type { PendingCommits } from './pending.ts';
import type { UiText } from './texts.ts';

/** Asks a list of the server for the entries whose value or label holds the query; one of just that value comes first. */
export type SearchList = (
  list: string,
  query: string,
  limit: number,
) => Promise<{ options: FieldOption[]; total: number }>;

/** What widgets find in RJSF's formContext. */
export interface WidgetContext {
  pending: PendingCommits;
  text: UiText;
  searchList: SearchList;
  /** Keeps the File of a file field beside the claim (C6-12); null takes it away. `id` is the field's DOM id. */
  attach?: (id: string, file: File | null) => void;
}

export type WidgetFormContext = FormContextType & WidgetContext;

/** The props that a form passes to a widget. `value` is a field value of the claim document. */
export type ClaimWidgetProps = WidgetProps<unknown, RJSFSchema, WidgetFormContext>;

/**
 * The field's own options. RJSF's `options` prop is not used: its field components overwrite `enumOptions` with
 * what they read from the schema, which names none.
 */
export function optionsOf(props: Pick<ClaimWidgetProps, 'uiSchema' | 'id' | 'label'>): FieldOptions {
  // pageSchema writes FieldOptions here; RJSF's own type of it is open.
  const options = (props.uiSchema?.['ui:options'] ?? {}) as unknown as Partial<FieldOptions>;
  return {
    ...options,
    type: options.type ?? 'string',
    label: options.label ?? props.label,
    requiredStyling: options.requiredStyling ?? true,
  };
}

export function contextOf(props: Pick<ClaimWidgetProps, 'registry'>): WidgetContext {
  return props.registry.formContext;
}
