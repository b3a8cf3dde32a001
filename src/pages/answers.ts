import { fieldValue } from '../../transforms/claims/claimFields.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { LeafUiSchema, PageSchema, PageState, RenderBlock } from '../../transforms/pages/types.ts';
import { answerText } from '../form/records/answerText.ts';
import { type Answer, type AnswerFormatOptions, formatAnswer, leafOf } from './formatAnswer.ts';
import { type AnswerTable, recordAnswers } from './recordAnswers.ts';

/** The answers of one block of fields. */
export interface AnswerGroup {
  kind: 'fields';
  title: string | undefined;
  /** Certified texts of a signature block, on a receipt only. */
  texts?: readonly string[];
  answers: Answer[];
}

/** Kinds of blocks without answers in a summary. */
type UnansweredBlock = Extract<
  RenderBlock,
  { kind: 'displayRows' | 'summary' | 'copy' | 'header' | 'button' | 'value' | 'confirmation' }
>;

type SignatureBlock = Extract<RenderBlock, { kind: 'signature' }>;

/** Returns a signature as a receipt shows it: the certified text, the name, and the day. */
function signed(
  block: SignatureBlock,
  answers: Answer[],
  { isReceipt, signedOn, text }: AnswerFormatOptions,
): AnswerGroup {
  const group: AnswerGroup = { kind: 'fields', title: block.title, answers };
  if (!isReceipt) return group;
  const day =
    block.showDate && signedOn
      ? [
          {
            path: `${block.id}.signedOn`,
            label: text('App_SignatureDate'),
            value: signedOn,
            changeable: false,
          },
        ]
      : [];
  return { ...group, texts: block.texts, answers: [...answers, ...day] };
}

/** Returns the field's uiSchema with the mask that a dependency sets now. */
function withMask(leaf: LeafUiSchema, state: PageState, path: string): LeafUiSchema {
  const mask = state.fields[path]?.mask;
  return mask === undefined ? leaf : { ...leaf, 'ui:options': { ...leaf['ui:options'], mask } };
}

function fieldAnswers(
  page: PageSchema,
  block: Extract<RenderBlock, { fields: { path: string }[] }>,
  state: PageState,
  claim: ClaimDocument,
  reading: AnswerFormatOptions,
): Answer[] {
  const shown = block.fields.filter(({ path }) => !state.fields[path]?.hidden);
  return shown.flatMap(({ path, model, name, leaf: own = name }) => {
    const leaf = leafOf(page, model, own);
    // A `confirm` input repeats another answer.
    if (!leaf || leaf['ui:widget'] === 'confirm') return [];
    const value = answerText(fieldValue(claim, model, name), withMask(leaf, state, path), reading.text);
    const { disabled, held } = state.fields[path] ?? {};
    const changeable = leaf['ui:widget'] !== 'value' && !disabled && !held;
    const { label } = leaf['ui:options'];
    return [{ path, label, changeable, ...formatAnswer(value, [model, name, leaf], reading) }];
  });
}

/**
 * Returns the answers of a page for the summary and the receipt, in the page's order: a group for each block of fields
 * and a table for each list, without hidden fields and without empty groups.
 */
export function answersOfPage(
  page: PageSchema,
  state: PageState,
  claim: ClaimDocument,
  reading: AnswerFormatOptions,
): (AnswerGroup | AnswerTable)[] {
  const groups = page.uiSchema['ui:options'].blocks.flatMap((block): (AnswerGroup | AnswerTable)[] => {
    if (state.blocks[block.id]?.hidden) return [];
    switch (block.kind) {
      case 'recordManager':
      case 'recordTable':
        return [recordAnswers(page, block, claim, reading)];
      case 'fields':
      case 'address':
      case 'name':
      case 'choiceGroup': {
        const answers = fieldAnswers(page, block, state, claim, reading);
        const title = block.kind === 'choiceGroup' ? block.label : block.title;
        return [{ kind: 'fields', title, answers }];
      }
      case 'signature':
        return [signed(block, fieldAnswers(page, block, state, claim, reading), reading)];
      default:
        block satisfies UnansweredBlock;
        return [];
    }
  });
  return groups.filter((group) => (group.kind === 'fields' ? group.answers : group.rows).length > 0);
}
