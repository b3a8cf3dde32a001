import type { Registry, RJSFSchema } from '@rjsf/utils';
import { useSyncExternalStore } from 'react';
import type { WidgetFormContext } from '../../widgets/context.ts';
import type { Cell, PageModel } from './pageModel.ts';

/** RJSF's formContext on a claim page: what widgets read, and the page's model for its fields and blocks. */
export interface PageFormContext extends WidgetFormContext {
  model: PageModel;
}

export type PageRegistry = Registry<unknown, RJSFSchema, PageFormContext>;

/** Renders again whenever the cell changes, and only then. */
export function useCell<T>(cell: Cell<T>): T {
  return useSyncExternalStore(cell.subscribe, cell.get);
}
