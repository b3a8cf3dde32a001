import { LazyDisplayRows, LazyInnerTable, LazyRecordManager, LazyRecordTable } from './lazyFields.ts';

/** Tests begin where a visit does: the lists that are fetched for a page are there before it is drawn. */
await Promise.all(
  [LazyRecordManager, LazyRecordTable, LazyDisplayRows, LazyInnerTable].map((list) => list.preload()),
);
