import type { FastifyRequest } from 'fastify';
import type { ServedForm } from '../bundle/loadBundle.ts';
import type { AppContext } from '../context.ts';
import type { Sender } from '../limits/charges.ts';
import { memberKeysOf } from '../limits/memberKeys.ts';
import type { Sessions } from '../security/sessions.ts';
import type { DraftName } from '../store/storedDraft.ts';
import { draftNameOf, draftSession } from './draftName.ts';

/** Request for a draft by a session that is authorized for its form. */
export interface DraftRequest {
  served: ServedForm;
  name: DraftName;
  sender: Sender;
  /** Keyed hash of the session. */
  session: string;
  ip: string;
  log: FastifyRequest['log'];
}

/** Describes the draft that a request's locator names. */
export function draftRequestOf(
  { key }: Pick<AppContext, 'key'>,
  served: ServedForm,
  { ip, log }: FastifyRequest,
  { locator, opened }: { locator: string; opened: Awaited<ReturnType<Sessions['require']>> },
): DraftRequest {
  const { storageKey } = opened.session.state;
  return {
    served,
    name: draftNameOf(key, served.form, locator, opened.form),
    sender: { session: storageKey, members: memberKeysOf(opened.form) },
    session: draftSession(key, storageKey),
    ip,
    log,
  };
}
