import { isAmong } from '../claims/only.ts';
import type { ClaimError, ClaimRecord } from '../claims/types.ts';
import type { PageSchema, RecordManagerRenderBlock, RecordTableRenderBlock, RenderBlock } from './types.ts';

/** A block in which records are entered. */
export type RecordBlock = RecordManagerRenderBlock | RecordTableRenderBlock;

const isRecordBlock = (block: RenderBlock): block is RecordBlock =>
  block.kind === 'recordManager' || block.kind === 'recordTable';

/** The blocks of a page in which records of a list are entered, from top to bottom. */
export const recordBlocksOf = (page: PageSchema, model: string): RecordBlock[] =>
  page.uiSchema['ui:options'].blocks.filter(isRecordBlock).filter((block) => block.model === model);

/** The block of a page that has a record: the first one where several would show it (C8-14). */
export function blockOfRecord(
  page: PageSchema,
  model: string,
  record: ClaimRecord | null | undefined,
): RecordBlock | undefined {
  const blocks = recordBlocksOf(page, model);
  return blocks.find(({ only }) => isAmong(only, record)) ?? blocks.find(({ only }) => !only);
}

/** Where what is said of a list as a whole is shown: at the page's first block of the list. */
export const listPlace = (page: PageSchema, path: string): string =>
  recordBlocksOf(page, path)[0]?.path ?? path;

/** Where an error of a list as a whole is shown: at the block whose rule it is, else at the page's first of the list. */
export function listErrorPlace(page: PageSchema, { path, index }: ClaimError): string {
  const blocks = recordBlocksOf(page, path);
  const own = blocks.find(({ rules }) => index !== undefined && rules?.includes(index));
  return own?.path ?? listPlace(page, path);
}
