import type { FormContextType, RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { FieldOption, FieldOptions } from '../schemas/uiOptions.ts';
import type { FileDescription } from './File/describeFile.ts';
import type { FilePlace } from './File/fileNote.ts';
import { PendingCommits } from './pending.ts';
import type { Translate } from './translate.ts';
import type { WalletLogin } from './Wallet/login.ts';

/**
 * Searches a list of the server for options whose value or label contains the query. Returns at most `limit` options,
 * one of exactly that value first, and the total number of matches.
 */
export type SearchList = (
  list: string,
  query: string,
  limit: number,
) => Promise<{ options: FieldOption[]; total: number }>;

/** RJSF's formContext, as widgets read it. */
export interface WidgetContext {
  pending: PendingCommits;
  text: Translate;
  searchList: SearchList;
  /** Runs a function after the click of the pending press, immediately without one. */
  afterPress?: (run: () => void) => void;
  /** Reports that the text of the field with this DOM id will be committed while focus stays in it. */
  typing?: (id: string) => void;
  /** Announces a message to screen readers. */
  announce?: (message: string) => void;
  /** Sets the error that the input with this DOM id reports without a rule; undefined clears it. */
  reportInputError?: (id: string, message: string | undefined) => void;
  /** True where the form announces changed computed values with their labels. */
  announcesValues?: boolean;
  /**
   * Stores the file of the file field with this DOM id (C6-12); null deletes it. Returns its description, with another
   * name if the name is taken.
   */
  attach?: (id: string, file: File | null) => FileDescription | null | undefined;
  /** Returns the FilePlace of the field with this DOM id. */
  filePlace?: (id: string) => FilePlace;
  /** Returns the active culture; English by default. */
  culture?: () => string;
  /** Returns the accepted file extensions, such as `.pdf`; an empty list accepts every file. */
  acceptedFiles?: () => readonly string[];
  /** Returns the login with the wallet's provider, loaded once; null if the settlement has none. */
  wallet?: () => Promise<WalletLogin> | null;
}

export type WidgetFormContext = FormContextType & WidgetContext;

/** The props that a form passes to a widget. `value` is a field value of the claim document. */
export type ClaimWidgetProps = WidgetProps<unknown, RJSFSchema, WidgetFormContext>;

type OptionSources = Partial<Pick<ClaimWidgetProps, 'options' | 'schema' | 'placeholder'>> &
  Pick<ClaimWidgetProps, 'uiSchema' | 'id' | 'label'>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Returns the field's options: those of the uiSchema over those that RJSF's field components read from the schema,
 * which claim pages never set there.
 */
export function fieldOptionsOf(props: OptionSources): FieldOptions {
  // pageSchema writes FieldOptions here; RJSF's own type of it is open.
  const own = (props.uiSchema?.['ui:options'] ?? {}) as unknown as Partial<FieldOptions>;
  const read = (props.options ?? {}) as unknown as Record<string, unknown> & Partial<FieldOptions>;
  const hint =
    own.hint ??
    textOf(read.help ?? props.uiSchema?.['ui:help']) ??
    textOf(read.description ?? props.uiSchema?.['ui:description'] ?? props.schema?.description);
  const enumOptions = own.enumOptions ?? read.enumOptions;
  const placeholder = own.placeholder ?? (props.placeholder || undefined);
  return {
    ...own,
    type: own.type ?? 'string',
    ...(hint !== undefined && { hint }),
    ...(enumOptions && { enumOptions }),
    ...(placeholder !== undefined && { placeholder }),
    label: textOf(own.label) || props.label || props.id,
    requiredStyling: own.requiredStyling ?? true,
  };
}

/** Default context of a form without one: each field commits its input by itself. */
const BARE: WidgetContext = {
  pending: new PendingCommits(),
  text: (key) => key,
  searchList: (list) => Promise.reject(new Error(`Nothing searches the list ${list}`)),
};

/** Returns the text function of a form's context, or that of the default one. */
export const contextText = (context: { text?: Translate }): Translate => context.text ?? BARE.text;

/** Sets the text function of widgets in a form without a context. The app provides its own instead. */
export function setDefaultText(text: Translate): void {
  BARE.text = text;
}

/** Returns the formContext of a widget, or the default one in a form without. */
export function contextOf(props: Pick<ClaimWidgetProps, 'registry'>): WidgetContext {
  const context: Partial<WidgetContext> = props.registry.formContext;
  return context.text && context.pending ? props.registry.formContext : BARE;
}

/** Returns the value of an emptied field: null where the schema allows it, else RJSF's `emptyValue`. */
export function emptyValueOf({ schema, options }: Pick<ClaimWidgetProps, 'schema' | 'options'>): unknown {
  return Array.isArray(schema.type) && schema.type.includes('null') ? null : options.emptyValue;
}
