import type { PagePart } from '../../transforms/pages/pageParts.ts';
import { DateInput, FileInput, Mask } from '../../widgets/registry.ts';
import { Combobox } from '../../widgets/Select/Select.tsx';
import { ChoiceGroup, DisplayRows, InnerTable, RecordManager, RecordTable } from '../form/listFields.ts';
import { Confirmation, MissingDocuments, SignatureDate, Summary } from './lazyBlocks.tsx';

/** What stands in the page with the rest of it; the other parts come when they are drawn. */
const PRELOADED: Partial<Record<PagePart, { preload(): Promise<void> }>> = {
  summary: Summary,
  confirmation: Confirmation,
  signatureDate: SignatureDate,
  choiceGroup: ChoiceGroup,
  recordManager: {
    preload: async () => void (await Promise.all([RecordManager.preload(), MissingDocuments.preload()])),
  },
  recordTable: RecordTable,
  displayRows: DisplayRows,
  innerTable: InnerTable,
  dateInput: DateInput,
  maskInput: Mask,
  fileInput: FileInput,
  combobox: Combobox,
};

/** Fetches parts of the app before they are drawn. One that cannot be had says so in its place, and offers another try. */
export async function preloadParts(
  parts: readonly PagePart[],
  report: (error: unknown) => void,
): Promise<void> {
  await Promise.all(parts.map((part) => PRELOADED[part]?.preload().catch(report)));
}
