import { Fragment } from 'react';

/** Behind these, the scheme and each slash, and before each full stop, an address reads well when it is broken. */
const BEHIND = /(?::\/\/|[^:/]\/)(?=.)|(?=\.)/g;

/** Web address with line-break opportunities between its parts. */
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
