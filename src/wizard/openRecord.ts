import { camelCase, isModelName } from '../../transforms/config/names.ts';
import { editRecord } from '../stores/records.ts';
import { pageNamed } from './pageRoles.ts';
import type { Wizard } from './wizard.ts';

/**
 * Opens the record of an answer on the page that is shown, and answers the place of the answer in it:
 * `documentContexts.0.kind` → `documentContexts.<draft>.kind` where records are edited in a form of their own. A record
 * that cannot be edited is itself the place, a row of a table its list. The paths of other fields stay.
 */
export function openRecord(wizard: Wizard, path: string): string {
  const [model = '', index = '', field] = path.split('.');
  const { blocks } = pageNamed(wizard.bundle(), wizard.state.page).page;
  const list = blocks.filter((block) => block.kind === 'recordManager' || block.kind === 'recordTable');
  const block = list.find((candidate) => camelCase(candidate.model) === model);
  if (!block || !isModelName(model) || field === undefined) return path;
  if (block.kind === 'recordTable') return block.allowEdit === false ? model : path;
  const claim = wizard.claim();
  const id = claim.state.ids.lists[model]?.[Number(index)];
  if (!block.allowEdit || id === undefined) return `${model}.${index}`;
  const open = claim.state.drafts.find((draft) => draft.replaces === id);
  const { clientId } = open ?? editRecord(claim, model, id);
  return `${model}.${clientId}.${field}`;
}
