import type { PageSchema, PageState } from '../../transforms/pages/types.ts';
import { leafAt } from './recordLabel.ts';

/** Question of a page: a field, a choice group, or a list. */
export interface Question {
  path: string;
  label: string;
  /** Path of the choice group that contains the field. */
  within?: string;
}

/** Returns the shown questions of a page with their labels, without read-only values. */
export function questionsOf(page: PageSchema, { blocks, fields }: PageState): Question[] {
  return page.uiSchema['ui:options'].blocks.flatMap((block): Question[] => {
    if (blocks[block.id]?.hidden || !('fields' in block)) return [];
    if ('model' in block) {
      const { kind, path, title } = block;
      return kind === 'displayRows' || title === undefined ? [] : [{ path, label: title }];
    }
    const isGroup = block.kind === 'choiceGroup';
    const asked = block.fields.flatMap(({ path }): Question[] => {
      const leaf = leafAt(page, path);
      if (!leaf || leaf['ui:widget'] === 'value' || fields[path]?.hidden) return [];
      return [{ path, label: leaf['ui:options'].label, ...(isGroup && { within: block.path }) }];
    });
    return isGroup && asked.length > 0 ? [{ path: block.path, label: block.label }, ...asked] : asked;
  });
}

/** Returns the questions that only `now` has: of a new choice group, the group and none of its boxes. */
export function newQuestions(before: readonly Question[], now: readonly Question[]): Question[] {
  const known = new Set(before.map(({ path }) => path));
  return now.filter(({ path, within }) => !known.has(path) && (within === undefined || known.has(within)));
}
