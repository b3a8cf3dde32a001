import { toParts } from '../../transforms/claims/payload.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import type { ModelPayload } from '../api/api.ts';
import type { Wizard } from './wizard.ts';

/** The credentials as they are sent; null where the form has none. */
export function credentialsToSend(wizard: Wizard): ModelPayload | null {
  const { state } = wizard.claim();
  const { loaded, entries } = wizard.bundle();
  return toParts(state.document, { plan: loaded.plan, entries }, state.ids).credentials ?? null;
}

/** The ways in that the form offers, in order (C8-23). */
export function offeredWays(wizard: Wizard): readonly EntryKind[] {
  return wizard.app.settlement.forms[wizard.bundle().form]?.ways ?? [];
}

/** The credentials as they stand now, as one text to compare. */
export function credentialsText(wizard: Wizard): string {
  return JSON.stringify(credentialsToSend(wizard)?.fields ?? {});
}
