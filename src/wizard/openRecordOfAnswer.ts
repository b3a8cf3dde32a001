import { recordAt } from '../../transforms/claims/claimFields.ts';
import { listPath } from '../../transforms/claims/recordFilter.ts';
import { joinPath, pathSteps } from '../../transforms/ground/claimPath.ts';
import { isModelName } from '../../transforms/ground/modelNames.ts';
import { pageNamed } from './pageRoles.ts';
import { editSaved } from './recordActions.ts';
import { shownBlocksOfRecord } from './recordBlocks.ts';
import type { Wizard } from './wizard.ts';

/**
 * Opens the record of an answer for editing on the shown page, and returns the path of the answer in its draft:
 * `documentContexts.0.kind` → `documentContexts.<draft>.kind`. Returns the path of the record where it cannot be
 * edited, that of the list for a read-only table, and the given path in all other cases. The list closes another open
 * draft (`useDiscardEntry`).
 */
export function openRecordOfAnswer(wizard: Wizard, path: string): string {
  const [model = '', index = '', ...rest] = pathSteps(path);
  const field = rest.length > 0 ? joinPath(...rest) : undefined;
  const { blocks } = pageNamed(wizard.bundle(), wizard.state.page).page;
  if (!isModelName(model) || field === undefined) return path;
  const record = recordAt(wizard.claim().state.document, model, Number(index));
  const [place] = shownBlocksOfRecord(wizard, model, record);
  const list = blocks.filter((block) => block.kind === 'recordManager' || block.kind === 'recordTable');
  const block = list.find(({ id }) => id === place?.block);
  if (!block) return path;
  if (block.kind === 'recordTable')
    return block.allowEdit === false ? listPath(model, block.id, place?.only) : path;
  const claim = wizard.claim();
  const id = claim.state.ids.lists[model]?.[Number(index)];
  if (block.allowEdit === false || id === undefined) return `${model}.${index}`;
  const open = claim.state.drafts.find((draft) => draft.replaces === id);
  const { clientId } = open ?? editSaved(wizard, model, Number(index), place?.only);
  return `${model}.${clientId}.${field}`;
}
