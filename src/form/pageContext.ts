import type { FieldProps, Registry, RJSFSchema } from '@rjsf/utils';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { RowState } from '../../transforms/pages/types.ts';
import type { WidgetFormContext } from '../../widgets/context.ts';
import type { Announcer } from './announcer.ts';
import type { InputErrors } from './inputErrors.ts';
import type { AppBlocks, RecordActions } from './types.ts';

/**
 * RJSF's formContext on a claim page: functions for widgets, lists and blocks beside their props. It is one object
 * while the page is mounted, and its functions never change.
 */
export interface PageFormContext extends WidgetFormContext {
  /** The page's name, for faults of configuration. */
  page: string;
  records: () => RecordActions;
  rowState: (model: ModelName, index: number) => RowState;
  blocks: () => AppBlocks;
  /** Whether the page has no Next. */
  isLast: () => boolean;
  /** Tells those who do not see the page change. */
  announcer: Announcer;
  inputErrors: InputErrors;
  /** The active culture. */
  culture: () => string;
  /** Commits what was typed; the claim has it when this returns. */
  flush: () => void;
  /** How a list takes the focus to a field of one of its records (`1.amount`), by model. */
  focusers: Map<string, (rest: string) => boolean>;
}

export type PageRegistry = Registry<unknown, RJSFSchema, PageFormContext>;
export type PageFieldProps = FieldProps<unknown, RJSFSchema, PageFormContext>;
