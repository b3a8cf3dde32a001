import { fieldValue, recordsOf } from '../../transforms/claims/claimFields.ts';
import type { ClaimDocument, ClaimRecord } from '../../transforms/claims/types.ts';
import type { ModelName } from '../../transforms/config/names.ts';
import type { LeafUiSchema, PageSchema, PageState, RenderBlock } from '../../transforms/pages/types.ts';
import type { UiText } from '../../widgets/texts.ts';
import { answerText } from '../form/records/answerText.ts';
import { endOf } from './secrets.ts';

/** One answer as people read it; an empty text where nothing was given. */
export interface Answer {
  path: string;
  label: string;
  value: string;
}

/** The answers of one block: of its fields, or of each of its records. */
export interface AnswerGroup {
  title: string | undefined;
  answers: Answer[];
}

function leafOf(page: PageSchema, model: ModelName, field: string): LeafUiSchema | undefined {
  const ui = page.uiSchema[model];
  if (!ui) return undefined;
  if ('ui:field' in ui) return (ui.items as Record<string, LeafUiSchema>)[field];
  return ui[field];
}

function recordAnswers(
  page: PageSchema,
  block: Extract<RenderBlock, { kind: 'recordManager' | 'recordTable' }>,
  record: ClaimRecord,
  index: number,
  text: UiText,
): AnswerGroup {
  const answers = block.fields.map((field): Answer => {
    const leaf = leafOf(page, block.model, field);
    const path = `${block.model}.${index}.${field}`;
    return { path, label: leaf?.['ui:options'].label ?? field, value: answerText(record[field], leaf, text) };
  });
  const entry = text('Ui_Record', { number: index + 1 });
  return { title: block.title ? `${block.title}: ${entry}` : entry, answers };
}

/** The leaf with the mask that holds now, where a dependency names another. */
function withMask(leaf: LeafUiSchema, state: PageState, path: string): LeafUiSchema {
  const mask = state.fields[path]?.mask;
  return mask === undefined ? leaf : { ...leaf, 'ui:options': { ...leaf['ui:options'], mask } };
}

/** What reading a page's answers needs beside the page and the claim. */
export interface Reading {
  text: UiText;
  /** The credentials that may be printed in clear. */
  publicCredentials: ReadonlySet<string>;
  /** The text that shows a secret by its end. */
  ending: (end: string) => string;
}

/** A credential that is no choice of a list and that only the claimant knows is not printed in clear. */
function isSecret(model: ModelName, name: string, leaf: LeafUiSchema, reading: Reading): boolean {
  const { enumOptions } = leaf['ui:options'];
  return model === 'credentials' && enumOptions === undefined && !reading.publicCredentials.has(name);
}

function fieldAnswers(
  page: PageSchema,
  block: Extract<RenderBlock, { fields: { path: string }[] }>,
  state: PageState,
  claim: ClaimDocument,
  reading: Reading,
): Answer[] {
  const shown = block.fields.filter(({ path }) => !state.fields[path]?.hidden);
  return shown.flatMap(({ path, model, name }) => {
    const leaf = leafOf(page, model, name);
    // A confirmation input says nothing of its own: it repeats another answer.
    if (!leaf || leaf['ui:widget'] === 'confirm') return [];
    const value = answerText(fieldValue(claim, model, name), withMask(leaf, state, path), reading.text);
    const secret = value !== '' && isSecret(model, name, leaf, reading);
    return [{ path, label: leaf['ui:options'].label, value: secret ? reading.ending(endOf(value)) : value }];
  });
}

/** Everything that was entered on a page, in the page's own order; what is hidden is left out. */
export function answersOfPage(
  page: PageSchema,
  state: PageState,
  claim: ClaimDocument,
  reading: Reading,
): AnswerGroup[] {
  const groups = page.uiSchema['ui:options'].blocks.flatMap((block): AnswerGroup[] => {
    if (state.blocks[block.id]?.hidden) return [];
    switch (block.kind) {
      case 'recordManager':
      case 'recordTable':
        return recordsOf(claim, block.model).map((record, index) =>
          recordAnswers(page, block, record, index, reading.text),
        );
      case 'fields':
      case 'address':
      case 'name':
      case 'signature':
        return [{ title: block.title, answers: fieldAnswers(page, block, state, claim, reading) }];
      default:
        return [];
    }
  });
  return groups.filter((group) => group.answers.length > 0);
}
