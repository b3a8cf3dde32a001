import { Fragment } from 'react';

/** Behind these, the scheme and each slash, and before each full stop, an address reads well when it is broken. */
const BEHIND = /(?::\/\/|[^:/]\/)(?=.)|(?=\.)/g;

/** A web address that is broken between its parts, where it has to be broken. */
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
