import { Fragment } from 'react';

/** Line-break opportunities in a URL: after the scheme and each slash, and before each full stop. */
const BEHIND = /(?::\/\/|[^:/]\/)(?=.)|(?=\.)/g;

/** URL of the settlement's site with line-break opportunities between its parts. */
export function SiteAddress({ url }: { url: string }) {
  let at = 0;
  return url
    .replace(BEHIND, '$&\n')
    .split('\n')
    .map((part) => {
      at += part.length;
      return (
        <Fragment key={at}>
          {at > part.length ? <wbr /> : null}
          {part}
        </Fragment>
      );
    });
}
