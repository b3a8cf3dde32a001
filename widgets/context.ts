import type { FormContextType, RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { FieldOption, FieldOptions } from '../schemas/uiOptions.ts';
import type { FileDescription } from './File/describeFile.ts';
import type { FilePlace } from './File/fileNote.ts';
import { PendingCommits } from './pending.ts';
import type { UiText } from './texts.ts';
import type { WalletLogin } from './Wallet/login.ts';

/**
 * Searches a list of the server for options whose value or label contains the query; one of exactly that value comes
 * first.
 */
export type SearchList = (
  list: string,
  query: string,
  limit: number,
) => Promise<{ options: FieldOption[]; total: number }>;

/** RJSF's formContext, as widgets read it. */
export interface WidgetContext {
  pending: PendingCommits;
  text: UiText;
  searchList: SearchList;
  /** Runs something once the press that is under way has been handled as a click; at once where left out. */
  afterPress?: (run: () => void) => void;
  /** The text of the field with this DOM id is about to be committed while it is still being typed. */
  typing?: (id: string) => void;
  /** Tells those who do not see the page change; nobody where left out. */
  say?: (message: string) => void;
  /** The field with this DOM id has a message of its own, beside those of the rules; undefined: none any more. */
  ownMessage?: (id: string, message: string | undefined) => void;
  /** The form tells of computed values that change, by their labels. */
  announcesValues?: boolean;
  /**
   * Keeps the File of a file field beside the claim (C6-12) and may answer with what is recorded of it, under another
   * name where that one is taken; null takes it away. `id` is the field's DOM id.
   */
  attach?: (id: string, file: File | null) => FileDescription | null | undefined;
  /** Where the file of the field with this DOM id is kept. */
  filePlace?: (id: string) => FilePlace;
  /** The active culture; English where left out. */
  culture?: () => string;
  /** The endings of the files that are taken, `.pdf`; none: all. */
  acceptedFiles?: () => readonly string[];
  /** The login with the wallet's provider, the same each time; null where there is none. */
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
export const wordsOf = (context: { text?: UiText }): UiText => context.text ?? BARE.text;

/** Sets the text function of widgets in a form without a context. The app provides its own instead. */
export function speak(text: UiText): void {
  BARE.text = text;
}

export function contextOf(props: Pick<ClaimWidgetProps, 'registry'>): WidgetContext {
  const context: Partial<WidgetContext> = props.registry.formContext;
  return context.text && context.pending ? props.registry.formContext : BARE;
}

/** Returns the value of an emptied field: null where the schema allows it, else RJSF's `emptyValue`. */
export function emptyValueOf({ schema, options }: Pick<ClaimWidgetProps, 'schema' | 'options'>): unknown {
  return Array.isArray(schema.type) && schema.type.includes('null') ? null : options.emptyValue;
}
