/**
 * What the gallery shows: every widget in every state, a page as it is met and after a refused Next, groups
 * of boxes, lists, long names in them, and sending.
 */
export const VIEW_NAMES = ['widgets', 'page', 'refused', 'choices', 'lists', 'names', 'sending'] as const;

export type ViewName = (typeof VIEW_NAMES)[number];
