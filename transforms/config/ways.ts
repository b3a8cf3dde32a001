import type { FormSettings, Way } from '../../schemas/generated/types.ts';
import type { EntryKind } from '../ground/verdict.ts';

/** The ways past a form's entry page, in the order in which they are offered (C8-23). */
export function waysOf({ authorization }: Pick<FormSettings, 'authorization'>): readonly Way[] {
  return Array.isArray(authorization) ? authorization : [authorization];
}

/** The form's way of this kind, or the first where none is named. */
export function wayOf(settings: Pick<FormSettings, 'authorization'>, kind?: EntryKind): Way | undefined {
  const ways = waysOf(settings);
  return kind === undefined ? ways[0] : ways.find((way) => way.kind === kind);
}
