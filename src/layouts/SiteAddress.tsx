import { Fragment } from 'react';

/** Behind the scheme and each slash, and before each full stop: where an address reads well when it is broken. */
const BREAKS = /(?<=:\/\/|[^:/]\/)|(?=\.)/;

/** A web address that is broken between its parts, where it has to be broken. */
export function SiteAddress({ url }: { url: string }) {
  let at = 0;
  return url.split(BREAKS).map((part) => {
    at += part.length;
    return (
      <Fragment key={at}>
        {at > part.length ? <wbr /> : null}
        {part}
      </Fragment>
    );
  });
}
