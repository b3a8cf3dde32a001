import { subscribe } from 'valtio/vanilla';
import { recordAt } from '../../transforms/claims/claimFields.ts';
import { DOCUMENTS } from '../../transforms/claims/recordDocuments.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import { joinPath, pathSteps } from '../../transforms/ground/claimPath.ts';
import { isModelName, MODEL_KINDS, type ModelName } from '../../transforms/ground/modelNames.ts';
import type { Claim } from '../stores/claim.ts';
import { linkedDocuments } from '../stores/recordDocuments.ts';
import type { Wizard } from './wizard.ts';

/** Answer that a server message is about. */
interface MessageTarget {
  /** Path of the message. */
  path: string;
  model: ModelName;
  /** Id of the record of a list; undefined in a single model. */
  id: string | undefined;
  /** Field name, or the path within the record. */
  field: string;
  /** Answer at the time of the message, as JSON. */
  was: string;
}

const indexOf = (claim: Claim, { model, id }: Pick<MessageTarget, 'model' | 'id'>): number =>
  claim.state.ids.lists[model]?.indexOf(id ?? '') ?? -1;

function recordOf(claim: Claim, answered: Pick<MessageTarget, 'model' | 'id'>): ClaimRecord | undefined {
  const { entered } = claim.state;
  if (answered.id === undefined) return entered[answered.model] as ClaimRecord | undefined;
  return recordAt(entered, answered.model, indexOf(claim, answered));
}

const within = (value: unknown, way: string[]): unknown =>
  way.reduce((held, name) => (held as Record<string, unknown> | null | undefined)?.[name], value);

/**
 * Returns the current answer as JSON. A record's documents are compared by their ids, because another may have the same
 * name.
 */
function currentAnswer(claim: Claim, answered: Omit<MessageTarget, 'was' | 'path'>): string {
  const record = recordOf(claim, answered);
  if (!record) return '';
  const { field } = answered;
  const answer =
    field === DOCUMENTS
      ? linkedDocuments(claim, record).map(({ id }) => id)
      : within(record, pathSteps(field));
  return JSON.stringify(answer ?? null);
}

function messageTargetAt(claim: Claim, path: string): MessageTarget[] {
  const [model = '', ...rest] = pathSteps(path);
  if (!isModelName(model)) return [];
  const isList = MODEL_KINDS[model] === 'list';
  const id = isList ? claim.state.ids.lists[model]?.[Number(rest[0])] : undefined;
  if (isList && id === undefined) return [];
  const answered = { model, id, field: joinPath(...rest.slice(isList ? 1 : 0)) };
  return [{ ...answered, path, was: currentAnswer(claim, answered) }];
}

/** Returns an answer's current path, as earlier records may be deleted; undefined where the answer has changed. */
function currentPath(claim: Claim, answered: MessageTarget): string | undefined {
  if (currentAnswer(claim, answered) !== answered.was) return undefined;
  if (answered.id === undefined) return answered.path;
  return `${answered.model}.${indexOf(claim, answered)}.${answered.field}`;
}

/**
 * Subscribes to the claim and keeps the shown messages of the server at their answers: removes a message when its
 * answer changes, and moves it with its record, so that no other answer and no other record gets it (C10-14).
 */
export function trackServerMessages(wizard: Wizard): void {
  const claim = wizard.claim();
  const { extra } = wizard.state;
  let said = Object.keys(extra).flatMap((path) => messageTargetAt(claim, path));
  const stop = subscribe(claim.state, () => {
    // Another Next has replaced the messages.
    if (wizard.state.extra !== extra) return stop();
    const moved = said
      .map((answered) => ({ answered, path: currentPath(claim, answered) }))
      .filter(({ answered, path }) => path !== answered.path);
    const texts = moved.map(({ answered }) => extra[answered.path] ?? []);
    for (const { answered } of moved) delete extra[answered.path];
    said = said.filter((answered) => !moved.some((one) => one.answered === answered));
    moved.forEach(({ answered, path }, at) => {
      if (path === undefined) return;
      extra[path] = texts[at] ?? [];
      said.push({ ...answered, path });
    });
  });
}
