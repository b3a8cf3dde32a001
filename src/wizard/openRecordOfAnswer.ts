import { recordAt } from '../../transforms/claims/claimFields.ts';
import { listPath } from '../../transforms/claims/recordFilter.ts';
import { joinPath, pathSteps } from '../../transforms/ground/claimPath.ts';
import { isModelName } from '../../transforms/ground/modelNames.ts';
import { pageNamed } from './pageRoles.ts';
import { editSaved } from './recordActions.ts';
import { shownBlocksOfRecord } from './recordBlocks.ts';
import type { Wizard } from './wizard.ts';

/**
 * Opens the record of an answer on the page that is shown, and answers the place of the answer in it:
 * `documentContexts.0.kind` → `documentContexts.<draft>.kind` where records are edited in a form of their own. A record
 * that cannot be edited is itself the place, a row of a table its list. The paths of other fields stay. What is open beside it is
 * left by its list (`useDiscardEntry`).
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
