import type { EntryKind } from '../../transforms/claims/types.ts';
import type { ServedForm } from './loadBundle.ts';

/** By which way claimants come in to a form (C8-23): the configuration has one for each form. */
export function entryKind({ settings }: ServedForm): EntryKind {
  return settings.authorization.kind;
}
