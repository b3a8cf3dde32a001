/**
 * What a browser of the floor lacks (C17-01) and src/boot/polyfills.ts does not lend it, by the support tables of MDN:
 * methods that are called on whatever stands before the point, by names that nothing older has.
 */
export const NEWER_METHODS = [
  // Chrome 97, Firefox 104.
  ...['findLast', 'findLastIndex'],
  // Chrome 110, Safari 16, Firefox 115.
  ...['toSorted', 'toReversed', 'toSpliced', 'with'],
  // Chrome 100.
  'throwIfAborted',
  // Chrome 105, Safari 17.4, Firefox 106.
  'checkVisibility',
  // Chrome 111, Safari 16.4, Firefox 119.
  ...['isWellFormed', 'toWellFormed'],
  // Chrome 114, Safari 17, Firefox 125.
  ...['showPopover', 'hidePopover', 'togglePopover'],
  // Chrome 117, Safari 17.4, Firefox 119.
  ...['groupBy', 'withResolvers'],
  // Chrome 122, Safari 17, Firefox 127.
  ...['intersection', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference'],
  // Chrome 133, Safari 18, Firefox 124.
  ...['moveBefore', 'getSetCookie'],
];

/** Functions of one object. */
export const NEWER_FUNCTIONS = [
  'Array.fromAsync',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'Intl.supportedValuesOf',
  'Iterator.from',
  'Promise.try',
  'RegExp.escape',
  'Response.json',
  'URL.parse',
];

/** Options of Intl that throw where they are not known. */
export const NEWER_OPTIONS = [
  ['signDisplay', 'negative'],
  ['timeZoneName', 'shortOffset'],
  ['timeZoneName', 'longOffset'],
  ['timeZoneName', 'shortGeneric'],
  ['timeZoneName', 'longGeneric'],
] as const;
