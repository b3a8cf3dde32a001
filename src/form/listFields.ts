import { preloadable } from '../../widgets/preloadable.tsx';

/** The fields of lists, by the names that `ui:field` has for them: each is fetched for the pages that show it. */
export const RecordManager = preloadable(
  async () => (await import('./records/RecordManager.tsx')).RecordManager,
);
export const RecordTable = preloadable(async () => (await import('./records/RecordTable.tsx')).RecordTable);
export const InnerTable = preloadable(async () => (await import('./records/InnerTable.tsx')).InnerTable);
export const DisplayRows = preloadable(async () => (await import('./records/DisplayRows.tsx')).DisplayRows);
