import { recordAt } from '../claims/claimFields.ts';
import { DOCUMENTS, isAboutDocuments } from '../claims/recordDocuments.ts';
import { matchesFilter } from '../claims/recordFilter.ts';
import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import { pathSteps } from '../ground/claimPath.ts';
import { isModelName } from '../ground/modelNames.ts';
import type { ClaimError } from '../ground/verdict.ts';
import type {
  PageSchema,
  PageState,
  RecordManagerRenderBlock,
  RecordTableRenderBlock,
  RenderBlock,
} from './types.ts';

/** Block in which records are entered. */
export type RecordBlock = RecordManagerRenderBlock | RecordTableRenderBlock;

/** States of the blocks of a page, by which hidden ones are found. */
export type PageBlocks = Pick<PageState, 'blocks'>;

const isRecordBlock = (block: RenderBlock): block is RecordBlock =>
  block.kind === 'recordManager' || block.kind === 'recordTable';

/** Returns the blocks of a page in which records of a list are entered, from top to bottom. */
export const recordBlocksOf = (page: PageSchema, model: string): RecordBlock[] =>
  recordBlocks(page).filter((block) => block.model === model);

/** Returns all blocks of a page in which records are entered. */
export const recordBlocks = (page: PageSchema): RecordBlock[] =>
  page.uiSchema['ui:options'].blocks.filter(isRecordBlock);

/** Returns the block of a page that shows a record: the first one of several (C8-14). */
export function blockOfRecord(
  page: PageSchema,
  model: string,
  record: ClaimRecord | null | undefined,
): RecordBlock | undefined {
  const blocks = recordBlocksOf(page, model);
  return blocks.find(({ only }) => matchesFilter(only, record)) ?? blocks.find(({ only }) => !only);
}

/**
 * Returns the path at which messages about a list as a whole are shown: the page's first block of the list that is not
 * hidden.
 */
export function listPlace(page: PageSchema, path: string, { blocks: states }: PageBlocks): string {
  const blocks = recordBlocksOf(page, path);
  const shown = blocks.find(({ id }) => states[id]?.hidden !== true) ?? blocks[0];
  return shown?.path ?? path;
}

/** Tests if a missing document can be added in a block, which may accept documents of a single kind only. */
export function takesMissing({ rule, params }: ClaimError, { only }: Pick<RecordBlock, 'only'>): boolean {
  return (
    rule === 'documentsRequired' &&
    (only?.field !== 'kind' || matchesFilter(only, { kind: String(params.kind) }))
  );
}

/**
 * Returns the path at which an error of a list as a whole is shown: the block with the failed rule, or that accepts the
 * missing document, else that of messages about the list.
 */
export function listErrorPlace(page: PageSchema, error: ClaimError, state: PageBlocks): string {
  const { path, index } = error;
  const blocks = recordBlocksOf(page, path);
  const own = blocks.find(({ rules }) => index !== undefined && rules?.includes(index));
  const taking = blocks.find((block) => block.only?.field === 'kind' && takesMissing(error, block));
  return (own ?? taking)?.path ?? listPlace(page, path, state);
}

/**
 * Returns the path at which a page shows an error about the number of a record's documents: among the record's fields;
 * undefined for any other error.
 */
export function documentPlace(page: PageSchema, claim: ClaimDocument, error: ClaimError): string | undefined {
  const [model = '', index, field] = pathSteps(error.path);
  if (!isModelName(model) || index === undefined || field !== undefined) return undefined;
  const block = blockOfRecord(page, model, recordAt(claim, model, Number(index)));
  return isAboutDocuments(error, block?.documents) ? `${error.path}.${DOCUMENTS}` : undefined;
}
