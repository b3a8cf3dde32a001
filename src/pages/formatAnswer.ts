import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { LeafUiSchema, PageSchema, RowState } from '../../transforms/pages/types.ts';
import type { Translate } from '../../widgets/translate.ts';
import { endOf } from './secrets.ts';

/** Formatted answer of a field, for the summary and the receipt; `value` is '' where nothing was entered. */
export interface Answer {
  path: string;
  label: string;
  value: string;
  /** Server-side list of values that has the label of the value. */
  list?: string;
  /** True where the claimant may change it: it is neither computed nor disabled. */
  changeable: boolean;
}

/** Options for formatting the answers of a page for the summary, the receipt or print. */
export interface AnswerFormatOptions {
  text: Translate;
  /** The active culture. */
  culture: string;
  /** The credentials that may be printed in clear. */
  publicCredentialNames: ReadonlySet<string>;
  /** Returns the text for a redacted secret, of which its last characters are shown; '' where none are. */
  ending: (end: string) => string;
  /** True for the receipt, which redacts more than the summary, where claimants check their input. */
  isReceipt: boolean;
  /** Formatted day of signing, which is that of filing; only for a receipt. */
  signedOn?: string;
  /** Returns the states of a record's fields. */
  rowState: (model: ModelName, record: ClaimRecord) => RowState;
}

/** Returns the uiSchema of a field of a model, or of a list's records; undefined where the page does not show it. */
export function leafOf(page: PageSchema, model: ModelName, field: string): LeafUiSchema | undefined {
  const ui = page.uiSchema[model];
  if (!ui) return undefined;
  if ('ui:field' in ui) return (ui.items as Record<string, LeafUiSchema>)[field];
  return ui[field];
}

/** Returns the part of an answer that may be shown; of a credential that only the claimant has, at most the end. */
function shownPart(
  model: ModelName,
  name: string,
  leaf: LeafUiSchema,
  reading: Omit<AnswerFormatOptions, 'rowState'>,
) {
  const { enumOptions, receipt } = leaf['ui:options'];
  if (receipt === 'hidden') return 'nothing';
  const isSecret =
    model === 'credentials' && enumOptions === undefined && !reading.publicCredentialNames.has(name);
  return isSecret || (receipt === 'ending' && reading.isReceipt) ? 'end' : 'all';
}

/** Returns the text of an answer, of a credential or account number at most the end, and the list with its label. */
export function formatAnswer(
  value: string,
  [model, name, leaf]: [ModelName, string, LeafUiSchema],
  reading: Omit<AnswerFormatOptions, 'rowState'>,
): Pick<Answer, 'value' | 'list'> {
  const part = value === '' ? 'all' : shownPart(model, name, leaf, reading);
  if (part === 'end') return { value: reading.ending(endOf(value)) };
  if (part === 'nothing') return { value: reading.ending('') };
  const { optionsList } = leaf['ui:options'];
  return optionsList === undefined || value === '' ? { value } : { value, list: optionsList };
}
