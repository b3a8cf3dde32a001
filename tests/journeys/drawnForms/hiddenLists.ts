import { LIST_MODELS, type RosterField } from '../../agreement/roster.ts';
import type { RawBlock, RawPage, RawPlacement } from '../../oracle/raw.ts';

/** A condition that no record meets: nobody types a record's own id. */
const NEVER = { value: { field: 'claimTransactionId' }, equals: 'never' };

const listsOf = ({ model, kind }: RawBlock): RosterField[] => {
  if (kind !== 'recordManager' && kind !== 'recordTable') return [];
  const [, fields = []] =
    Object.entries(LIST_MODELS).find(([name]) => name.toLowerCase() === model?.toLowerCase()) ?? [];
  return fields.filter(({ type }) => type === 'list');
};

const hidden = ({ name, fields = [] }: RosterField): RawPlacement =>
  ({
    name,
    label: 'Option_Yes',
    columns: fields.map((field) => ({ name: field.name, label: 'Option_Yes' })),
    dependencies: [{ when: NEVER }],
  }) as RawPlacement;

/**
 * The pages with a hidden place for each list within records: such lists are not walked yet, conditions may read them,
 * and a form in which nobody could ever fill one in is refused (C8-16).
 */
export const withHiddenLists = (pages: readonly RawPage[]): RawPage[] =>
  pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({
      ...block,
      ...(block.fields && { fields: [...block.fields, ...listsOf(block).map(hidden)] }),
    })),
  }));
