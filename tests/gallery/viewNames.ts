/**
 * What the gallery shows: every widget in every state, a page as it is met and after a refused Next, groups
 * of boxes, lists, and sending.
 */
export const VIEW_NAMES = ['widgets', 'page', 'refused', 'choices', 'lists', 'sending'] as const;

export type ViewName = (typeof VIEW_NAMES)[number];
