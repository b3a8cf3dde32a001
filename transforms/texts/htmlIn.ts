/** What authors write of HTML. The tags that make a text "Invalid localization" (R5-48) are told by themselves. */
const TAGS =
  'a|abbr|b|big|blockquote|body|br|button|center|code|div|em|figure|font|form|h[1-6]|head|hr|html|i|iframe|img|input|ins|label|mark|object|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|video';
const HTML = new RegExp(
  `</?(?:${TAGS})(?:\\s[^>]*)?/?>|<!--.*?-->|&(?:[a-z]{2,8}[1-4]?|#\\d{1,6}|#x[\\da-f]{1,6});`,
  'i',
);
/** Between back-ticks a text says what somebody is to write: that is meant. */
const CODE = /`[^`]+`/g;

/** The first tag, comment or named character of HTML in a text: texts hold none, so it is shown as it is written. */
export function htmlIn(text: string): string | undefined {
  return HTML.exec(text.replace(CODE, ''))?.[0];
}
