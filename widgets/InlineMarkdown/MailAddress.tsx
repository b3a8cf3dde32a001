import { Fragment } from 'react';

/** A name so long that it is broken itself where it has little room. */
const LONG = 20;

/** An e-mail address that is broken after its @, where it has to be broken; a long name before its full stops too. */
export function MailAddress({ address }: { address: string }) {
  const [name = '', host] = address.split('@', 2);
  if (host === undefined) return address;
  const [first, ...others] = name.length > LONG ? name.split('.') : [name];
  return (
    <>
      {first}
      {others.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place
        <Fragment key={at}>
          <wbr />.{part}
        </Fragment>
      ))}
      @<wbr />
      {host}
    </>
  );
}
