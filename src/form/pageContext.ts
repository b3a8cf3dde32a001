import type { FieldProps, Registry, RJSFSchema } from '@rjsf/utils';
import type { WidgetFormContext } from '../../widgets/context.ts';
import type { Announcer } from './announcer.ts';
import type { InputErrors } from './inputErrors.ts';
import type { RowStates } from './records/rowStates.ts';
import type { AppBlocks, RecordActions } from './types.ts';

/**
 * RJSF's formContext on a claim page: functions for widgets, lists and blocks. It is one object while the page is
 * mounted, and its functions never change.
 */
export interface PageFormContext extends WidgetFormContext {
  /** The page's name, for error messages. */
  page: string;
  records: () => RecordActions;
  rowStates: RowStates;
  /** Returns the app's components of blocks that need data beyond the page. */
  blocks: () => AppBlocks;
  /** True where the page has no Next. */
  isLast: () => boolean;
  /** Queue of announcements for screen readers. */
  announcer: Announcer;
  inputErrors: InputErrors;
  /** The active culture. */
  culture: () => string;
  /** Commits pending input to the claim, synchronously. */
  flush: () => void;
  /** Functions by which lists focus a field of one of their records (`1.amount`), by the list's path. */
  focusers: Map<string, (rest: string) => boolean>;
}

export type PageRegistry = Registry<unknown, RJSFSchema, PageFormContext>;
export type PageFieldProps = FieldProps<unknown, RJSFSchema, PageFormContext>;
