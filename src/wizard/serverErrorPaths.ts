import { planModelOf } from '../../transforms/claims/planIndex.ts';
import { DOCUMENTS, recordsOfDocument } from '../../transforms/claims/recordDocuments.ts';
import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import { joinPath, pathSteps } from '../../transforms/ground/claimPath.ts';
import { isModelName, MODEL_KINDS } from '../../transforms/ground/modelNames.ts';
import type { Wizard } from './wizard.ts';

const MODEL = 'documentContexts';

/**
 * Returns the path for messages about the uploaded document at an index of the claim. It is that of the documents of
 * the record in which it was chosen (C8-15), else its own, with `field` if there is one.
 */
export function pathOfDocument(wizard: Wizard, index: number, field?: string): string {
  const { document: claim } = wizard.claim().state;
  const { plan } = wizard.bundle().loaded;
  const homes = planModelOf(plan, MODEL)?.chosenIn ?? [];
  const found = placedRecordsIn(claim[MODEL]).find((placed) => placed.index === index);
  const [owner] = found ? recordsOfDocument(found.record, homes, claim) : [];
  if (owner) return `${owner.home.list}.${owner.index}.${DOCUMENTS}`;
  return joinPath(MODEL, index, ...(field ? [field] : []));
}

/**
 * Converts the path of a server's error to one of the page. The server counts the records that were sent, and the claim
 * has more where some are not live (C8-14).
 */
export function pathOfServerError(wizard: Wizard, path: string): string {
  const [model = '', at, ...rest] = pathSteps(path);
  if (!isModelName(model) || MODEL_KINDS[model] !== 'list' || at === undefined) return path;
  const sent = placedRecordsIn(wizard.claim().state.document[model])[Number(at)];
  if (!sent) return path;
  if (model === MODEL) return pathOfDocument(wizard, sent.index, joinPath(...rest));
  return joinPath(model, sent.index, ...rest);
}
