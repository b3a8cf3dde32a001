const TEXT_WIDGETS = new Set([
  'text',
  'textarea',
  'mask',
  'number',
  'date',
  'confirm',
  'signature',
  'wallet',
]);

/** Returns the messages that a field shows: the first; for text fields all of them (R5-13). */
export const shownMessages = (widget: string | undefined, messages: readonly string[]): readonly string[] =>
  TEXT_WIDGETS.has(widget ?? '') ? [...new Set(messages)] : messages.slice(0, 1);
