import type { PagePart } from '../../transforms/pages/pageParts.ts';
import { loadMaskEngine } from '../../widgets/Mask/LazyMaskEngine.tsx';
import { LazyDateInput, LazyFileInput } from '../../widgets/registry.ts';
import { LazyCombobox } from '../../widgets/Select/Select.tsx';
import {
  LazyChoiceGroup,
  LazyDisplayRows,
  LazyInnerTable,
  LazyRecordManager,
  LazyRecordTable,
} from '../form/lazyFields.ts';
import { LazyConfirmation, LazyMissingDocuments, LazySignatureDate, LazySummary } from './lazyBlocks.tsx';

/** Loaders of the parts. */
const PRELOADED: Record<PagePart, { preload(): Promise<void> }> = {
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
  maskEngine: { preload: async () => void (await loadMaskEngine()) },
  fileInput: LazyFileInput,
  combobox: LazyCombobox,
};

/** Loads parts of the app before they are rendered. A failed one shows an error with a retry in its place. */
export async function preloadParts(
  parts: readonly PagePart[],
  report: (error: unknown) => void,
): Promise<void> {
  await Promise.all(parts.map((part) => PRELOADED[part].preload().catch(report)));
}
