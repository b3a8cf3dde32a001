import { DisplayRows, InnerTable, RecordManager, RecordTable } from './listFields.ts';

/** Tests begin where a visit does: the lists that are fetched for a page are there before it is drawn. */
await Promise.all([RecordManager, RecordTable, DisplayRows, InnerTable].map((list) => list.preload()));
