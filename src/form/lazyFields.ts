import type { ChoiceGroupRenderBlock } from '../../transforms/pages/types.ts';
import { lazyWithPreload, loadingLine, preloadable } from '../../widgets/preloadable.tsx';
import type { BlockProps } from './blocks/types.ts';

/** Group of check boxes, whose code is loaded when it is first shown. */
export const LazyChoiceGroup = lazyWithPreload<BlockProps<ChoiceGroupRenderBlock>>(
  async () => (await import('./blocks/ChoiceGroup.tsx')).ChoiceGroup,
  { useText: ({ field }) => field.registry.formContext.text, waiting: loadingLine },
);

/**
 * List fields, which the RJSF theme registers by the names in `ui:field`; each is loaded for the pages that show it.
 */
export const LazyRecordManager = preloadable(
  async () => (await import('./records/RecordManager.tsx')).RecordManager,
);
export const LazyRecordTable = preloadable(
  async () => (await import('./records/RecordTable.tsx')).RecordTable,
);
export const LazyInnerTable = preloadable(async () => (await import('./records/InnerTable.tsx')).InnerTable);
export const LazyDisplayRows = preloadable(
  async () => (await import('./records/DisplayRows.tsx')).DisplayRows,
);
