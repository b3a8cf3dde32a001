import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import type { LeafUiSchema, PageSchema, RowState } from '../../transforms/pages/types.ts';
import type { Translate } from '../../widgets/translate.ts';
import { endOf } from './secrets.ts';

/** Formatted answer; an empty text where nothing was entered. */
export interface Answer {
  path: string;
  label: string;
  value: string;
  /** The list of the server in which the value is an entry; its label comes from there. */
  list?: string;
  /** Whether the claimant may change it: what is computed or disabled has no field to go to. */
  changeable: boolean;
}

/** Options for formatting the answers of a page for the summary, the receipt or print. */
export interface AnswerFormatOptions {
  text: Translate;
  /** The active culture. */
  culture: string;
  /** The credentials that may be printed in clear. */
  publicCredentials: ReadonlySet<string>;
  /** Returns the text for a redacted secret, of which its last characters are shown; '' where none are. */
  ending: (end: string) => string;
  /** The receipt shows less than the summary, on which a claimant checks what was typed. */
  isReceipt: boolean;
  /** Formatted day of signing, which is that of filing; only for a receipt. */
  signedOn?: string;
  /** What holds for the fields of a record. */
  rowState: (model: ModelName, record: ClaimRecord) => RowState;
}

/** Returns the uiSchema of a field on a page. */
export function leafOf(page: PageSchema, model: ModelName, field: string): LeafUiSchema | undefined {
  const ui = page.uiSchema[model];
  if (!ui) return undefined;
  if ('ui:field' in ui) return (ui.items as Record<string, LeafUiSchema>)[field];
  return ui[field];
}

/** Returns which part of an answer may be shown: a credential that only the claimant has is never shown whole. */
function shownPart(
  model: ModelName,
  name: string,
  leaf: LeafUiSchema,
  reading: Omit<AnswerFormatOptions, 'rowState'>,
) {
  const { enumOptions, receipt } = leaf['ui:options'];
  if (receipt === 'hidden') return 'nothing';
  const isSecret =
    model === 'credentials' && enumOptions === undefined && !reading.publicCredentials.has(name);
  return isSecret || (receipt === 'ending' && reading.isReceipt) ? 'end' : 'all';
}

/** Formats an answer for people, and redacts secrets to their last characters or to nothing. */
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
