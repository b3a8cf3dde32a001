import type { FormSettings, Way } from '../../schemas/generated/types.ts';
import type { EntryKind } from '../ground/verdict.ts';

/** Returns the ways in to a form, in the order in which its entry page offers them (C8-23). */
export function waysOf({ authorization }: Pick<FormSettings, 'authorization'>): readonly Way[] {
  return Array.isArray(authorization) ? authorization : [authorization];
}

/** Returns the way in of this kind, or the first without a kind. */
export function wayOf(settings: Pick<FormSettings, 'authorization'>, kind?: EntryKind): Way | undefined {
  const ways = waysOf(settings);
  return kind === undefined ? ways[0] : ways.find((way) => way.kind === kind);
}
