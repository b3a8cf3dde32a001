import type { FormContextType, RJSFSchema, WidgetProps } from '@rjsf/utils';
import type { FieldOption, FieldOptions } from '../schemas/uiOptions.ts';
import type { FileDescription } from './File/describeFile.ts';
import type { FilePlace } from './File/fileNote.ts';
import { PendingCommits } from './pending.ts';
import type { UiText } from './texts.ts';
import type { WalletLogin } from './Wallet/login.ts';

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
 * The field's own options: those of the uiSchema over those that RJSF's field components read from the schema, which
 * claim pages never name there.
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

/** In a form that gives no context: everything typed is committed by the field itself. */
const BARE: WidgetContext = {
  pending: new PendingCommits(),
  text: (key) => key,
  searchList: (list) => Promise.reject(new Error(`Nothing searches the list ${list}`)),
};

/** The words of a form's context, or those of a form that gives none. */
export const wordsOf = (context: { text?: UiText }): UiText => context.text ?? BARE.text;

/** Gives widgets that stand in a form without a context their words. The app gives its own: it never has these. */
export function speak(text: UiText): void {
  BARE.text = text;
}

export function contextOf(props: Pick<ClaimWidgetProps, 'registry'>): WidgetContext {
  const context: Partial<WidgetContext> = props.registry.formContext;
  return context.text && context.pending ? props.registry.formContext : BARE;
}

/** What an emptied field holds: null where the schema has it, else what RJSF's `emptyValue` says. */
export function emptyValueOf({ schema, options }: Pick<ClaimWidgetProps, 'schema' | 'options'>): unknown {
  return Array.isArray(schema.type) && schema.type.includes('null') ? null : options.emptyValue;
}
