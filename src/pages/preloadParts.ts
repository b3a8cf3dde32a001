import type { PagePart } from '../../transforms/pages/pageParts.ts';
import { LazyDateInput, LazyFileInput, LazyMaskInput } from '../../widgets/registry.ts';
import { LazyCombobox } from '../../widgets/Select/Select.tsx';
import {
  LazyChoiceGroup,
  LazyDisplayRows,
  LazyInnerTable,
  LazyRecordManager,
  LazyRecordTable,
} from '../form/lazyFields.ts';
import { LazyConfirmation, LazyMissingDocuments, LazySignatureDate, LazySummary } from './lazyBlocks.tsx';

/** What stands in the page with the rest of it; the other parts come when they are drawn. */
const PRELOADED: Partial<Record<PagePart, { preload(): Promise<void> }>> = {
  summary: LazySummary,
  confirmation: LazyConfirmation,
  signatureDate: LazySignatureDate,
  choiceGroup: LazyChoiceGroup,
  recordManager: {
    preload: async () =>
      void (await Promise.all([LazyRecordManager.preload(), LazyMissingDocuments.preload()])),
  },
  recordTable: LazyRecordTable,
  displayRows: LazyDisplayRows,
  innerTable: LazyInnerTable,
  dateInput: LazyDateInput,
  maskInput: LazyMaskInput,
  fileInput: LazyFileInput,
  combobox: LazyCombobox,
};

/** Fetches parts of the app before they are drawn. One that cannot be had says so in its place, and offers another try. */
export async function preloadParts(
  parts: readonly PagePart[],
  report: (error: unknown) => void,
): Promise<void> {
  await Promise.all(parts.map((part) => PRELOADED[part]?.preload().catch(report)));
}
