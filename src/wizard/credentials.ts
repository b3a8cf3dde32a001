import { toParts } from '../../transforms/claims/payload.ts';
import type { EntryKind } from '../../transforms/ground/verdict.ts';
import type { ModelPayload } from '../api/api.ts';
import type { Wizard } from './wizard.ts';

/** Returns the claim's credentials as an authorize request sends them; null where the form has none. */
export function credentialsToSend(wizard: Wizard): ModelPayload | null {
  const { state } = wizard.claim();
  const { loaded, entries } = wizard.bundle();
  return toParts(state.document, { plan: loaded.plan, entries }, state.ids).credentials ?? null;
}

/** Returns the ways in of the form, in order (C8-23). */
export function offeredWays(wizard: Wizard): readonly EntryKind[] {
  return wizard.app.settlement.forms[wizard.bundle().form]?.ways ?? [];
}

/** Returns the current credentials as JSON, by field name, for comparison. */
export function credentialsText(wizard: Wizard): string {
  return JSON.stringify(credentialsToSend(wizard)?.fields ?? {});
}
